import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { THREE_FOR_ONE } from '@furrow/agricola/state/source';
import { decisionOf } from '@furrow/kernel/decide';
import { BadOption, type Options } from '@furrow/kernel/game';
import { CALL } from '@furrow/kernel/machine';
import { name } from '@furrow/kernel/move';
import { writeRecord } from '@furrow/kernel/record-text';
import { heardBy } from '@furrow/kernel/run';
import { SPECTATOR, view } from '@furrow/kernel/view';
import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { dealOn, dealtGame, idsOf, kindsIn, misplaced } from '@furrow/testkit/hands';
import { randomGame } from '@furrow/testkit/random-game';
import { describe, expect, test } from 'vitest';

const hand = (game: AgricolaScenario, seat: number): readonly number[] => game.player(seat).hand;

/** The first round begins. */
function reveal(game: AgricolaScenario): AgricolaScenario {
  while (game.asked()[0].kind === 'reveal') game.play(`* ${game.offered()[0]}`);
  return game;
}

describe('which hand options go together', () => {
  const refused = (options: Options, seats: number) => {
    try {
      agricola.open({ mode: 'base', decks: 'A,B', ...options }, seats);
      return undefined;
    } catch (error) {
      if (!(error instanceof BadOption)) throw error;
      return { option: error.option, reason: error.reason };
    }
  };

  test.each([
    ['AG-V10', { hands: 'draft' }, 1, 'hands', 'option-needs-seats'],
    ['AG-V11', { hands: 'draft-both' }, 1, 'hands', 'option-needs-seats'],
    ['AG-V12', { hands: 'draft-eight' }, 1, 'hands', 'option-needs-seats'],
    ['AG-V61', { hands: 'choose' }, 2, 'hands', 'option-needs-seats'],
    ['AG-V10', { hands: 'draft', mode: 'beginner', decks: 'none' }, 2, 'hands', 'option-needs'],
    ['AG-V15', { mulligan: 'on', decks: 'none' }, 2, 'mulligan', 'option-needs'],
    ['AG-V16', { 'three-for-one': 'on', decks: 'none' }, 2, 'three-for-one', 'option-needs'],
    ['AG-V21', { market: '5', decks: 'none' }, 2, 'market', 'option-needs'],
    ['AG-V21', { market: '5' }, 1, 'market', 'option-needs-seats'],
    ['AG-V21', { market: '13' }, 2, 'market', 'no-such-value'],
    ['AG-V20', { composition: 'by-player-mark' }, 3, 'composition', 'option-needs-seats'],
    ['AG-V19', { composition: 'six-plus-traveling', hands: 'living-five' }, 2, 'composition', 'option-needs'],
    ['AG-V10', { hands: 'draft,deal' }, 2, 'hands', 'no-such-value'],
  ] as const)('%s %j with %i players is refused', (_id, options, seats, option, why) => {
    expect(refused(options, seats)).toMatchObject({ option, reason: { why } });
  });

  test('AG-V15 AG-V16 AG-V19 AG-V21 what does not contradict goes together in both editions, and a record names it', () => {
    const all = { mulligan: 'on', 'three-for-one': 'on', market: '5', composition: 'six-plus-traveling' };
    for (const options of [
      { ...all, hands: 'quick-draft' },
      { ...all, hands: 'draft', edition: '2007', mode: 'full', decks: 'E,K' },
    ]) {
      expect(refused(options, 4)).toBeUndefined();
      const game = agricola.open({ mode: 'base', decks: 'A,B', ...options }, 4);
      expect(game.options).toMatchObject(options);
    }
  });
});

describe('what a hand is made of', () => {
  test('AG-V19 six minor improvements that stay and one that travels', () => {
    for (const hands of ['deal', 'draft-both']) {
      const game = dealtGame({ composition: 'six-plus-traveling', hands }, 3);
      for (const player of game.state.players) {
        const minors = [...player.hand, ...player.pack].filter((card) => cards[card].kind === 'minor');
        expect(minors.filter((card) => cards[card].travels)).toHaveLength(1);
        expect(minors).toHaveLength(7);
      }
    }
  });

  test('AG-V20 three occupations for any number of players, two marked 3+, two marked 4', () => {
    const game = dealtGame({ composition: 'by-player-mark' }, 4);
    for (const player of game.state.players) {
      const marks = player.hand.flatMap((card) =>
        cards[card].kind === 'occupation' ? [cards[card].players] : [],
      );
      expect(marks).toEqual([1, 1, 1, 3, 3, 4, 4]);
      expect(player.hand).toHaveLength(14);
    }
  });

  test('AG-V61 a solo player chooses any seven and seven', () => {
    const game = dealtGame({ hands: 'choose' }, 1);
    const { pool } = game.game.rules as Ruleset;
    const wanted = [0, 1].flatMap((kind) => pool.filter((card) => kindsIn([card])[kind] === 1).slice(-7));
    expect(game.player(1).pack).toHaveLength(pool.length);
    game.play(`1 keep-card ${idsOf(wanted).join(' ')}`);
    expect(hand(game, 1)).toEqual(wanted);
    expect(game.player(1)).toMatchObject({ pack: [], away: [] });
  });
});

describe('before round 1', () => {
  test('AG-V15 all cards of a kind are laid away for one fewer, again and again, the starting player first', () => {
    const game = dealtGame({ mulligan: 'on' }, 2);
    const before = hand(game, 1).slice();
    expect(game.offered()).toEqual(['mulligan occupation', 'mulligan minor', 'done']);
    dealOn(game.play('1 mulligan occupation'));
    expect(kindsIn(hand(game, 1))).toEqual([6, 7]);
    expect(hand(game, 1).some((card) => before.slice(0, 7).includes(card))).toBe(false);
    for (const left of [5, 4, 3, 2, 1, 0]) {
      dealOn(game.play('1 mulligan occupation'));
      expect(kindsIn(hand(game, 1))).toEqual([left, 7]);
    }
    expect(game.offered()).toEqual(['mulligan minor', 'done']);
    game.play('1 done');
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'mulligan' });
    game.play('2 done');
    expect(game.asked()[0].kind).toBe('reveal');
    expect(misplaced(game)).toEqual([]);
  });

  test('AG-V15 AG-Q73 where the deck is empty nothing is drawn', () => {
    const game = dealtGame({ edition: '2007', mode: 'full', decks: 'Z', mulligan: 'on' }, 1);
    for (let kinds = kindsIn(hand(game, 1)); kinds[0] > 0; kinds = kindsIn(hand(game, 1)))
      dealOn(game.play('1 mulligan occupation'));
    expect(game.state.undealt[0]).toBeGreaterThanOrEqual(0);
    expect(misplaced(game)).toEqual([]);
  });

  test('AG-V18 a hand of 3 and 3, and up to six times a card for another of the same kind', () => {
    const game = dealtGame({ hands: 'living-three' }, 2);
    expect(kindsIn(hand(game, 1))).toEqual([3, 3]);
    for (let times = 0; times < 6; times++) {
      const [card] = hand(game, 1).slice(times % 2 === 0 ? 0 : -1);
      dealOn(game.play(`1 lay-away ${cards[card].id}`));
      expect(kindsIn(hand(game, 1))).toEqual([3, 3]);
    }
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'swapCards' });
    game.play('2 done');
    expect(game.player(1).away).toHaveLength(6);
    expect(misplaced(game)).toEqual([]);
  });
});

describe('during the game', () => {
  test('AG-V17 whoever plays a card draws one of the kind that they name', () => {
    const game = reveal(dealtGame({ hands: 'living-five' }, 2));
    expect(kindsIn(hand(game, 1))).toEqual([5, 5]);
    game.play('1 lessons');
    game.play(`1 ${game.offered()[0]}`);
    while (game.asked()[0].kind !== 'drawOne') game.play(`1 ${game.offered()[0]}`);
    expect(game.offered()).toEqual(['deck occupation', 'deck minor']);
    dealOn(game.play('1 deck minor'));
    expect(kindsIn(hand(game, 1))).toEqual([4, 6]);
    expect(misplaced(game)).toEqual([]);
  });

  test('AG-V17 at the end of each harvest everybody may lay away a card for another one, in turn', () => {
    const asked: number[][] = [];
    randomGame(
      agricola,
      { seed: 5, seats: 3, options: { mode: 'base', decks: 'A,B', hands: 'living-five' } },
      {
        answered: (state, { decision: { kind, seat } }) => {
          if (kind === 'swapCards') asked.push([state.round, seat]);
        },
      },
    );
    const rounds = new Set(asked.map(([round]) => round));
    expect([...rounds]).toEqual([4, 7, 9, 11, 13, 14]);
    expect(asked.length).toBeLessThanOrEqual(6 * 3);
  });

  test('AG-V16 at any time three cards of any kinds are laid away for one of the kind that is named', () => {
    const game = reveal(dealtGame({ 'three-for-one': 'on' }, 2));
    const own = idsOf(hand(game, 1));
    game.play('1 three-for-one');
    expect(game.why(`1 lay-away ${own[0]} ${own[1]}`)).toEqual({ why: 'lay-away-so-many', count: 3 });
    game.play(`1 lay-away ${own[8]} ${own[0]} ${own[1]}`);
    dealOn(game.play('1 deck occupation'));
    expect(kindsIn(hand(game, 1))).toEqual([6, 6]);
    expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
    expect(view(game.game.schema, game.state, 1).players?.[0].away).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(misplaced(game)).toEqual([]);
  });

  test('AG-V16 it is listed for people where it is allowed, and nowhere else', () => {
    const listed = (options: Options) => {
      const { game, state } = reveal(dealtGame(options, 2));
      return decisionOf(game.rules, state, 0)
        ?.domain.all()
        .filter(({ verb }) => verb === CALL);
    };
    expect(listed({ 'three-for-one': 'on' })).toEqual([name(CALL, THREE_FOR_ONE)]);
    expect(listed({})).toEqual([]);
  });

  test('AG-V16 AG-Q04 somebody else may do it between turns, and nobody without three cards', () => {
    const game = reveal(dealtGame({ 'three-for-one': 'on' }, 2));
    const own = idsOf(hand(game, 2));
    game.play(`2 three-for-one; lay-away ${own.slice(0, 3).join(' ')}`);
    dealOn(game.play('2 deck minor'));
    expect(kindsIn(hand(game, 2))).toEqual([4, 8]);
    game.player(2).hand.length = 2;
    expect(game.why('2 three-for-one')).toEqual({ why: 'lay-away-so-many', count: 3 });
    game.state.undealt.fill(0);
    expect(game.why('1 three-for-one')).toEqual({ why: 'decks-empty' });
    expect(reveal(dealtGame({}, 2)).why('1 three-for-one')).toMatchObject({ why: 'not-asked' });
  });

  test('AG-V16 cards that are about to be laid away are not laid away for another card', () => {
    const game = reveal(dealtGame({ 'three-for-one': 'on' }, 2));
    game.play('2 three-for-one');
    expect(game.why('2 three-for-one')).toEqual({ why: 'not-asked' });
    game.play(`2 lay-away ${idsOf(hand(game, 2)).slice(0, 3).join(' ')}`);
    expect(game.why('2 three-for-one')).toBeUndefined();
  });

  test('AG-V21 AG-R1416 once a round, who wants skips a turn and takes a card of the market', () => {
    const game = reveal(dealtGame({ market: '5' }, 2));
    expect(game.state.market).toHaveLength(5);
    const [first, second] = idsOf(game.state.market);
    expect(game.why(`1 take-card ${idsOf(hand(game, 1))[0]}`)).toEqual({ why: 'not-in-market' });
    game.play('1 day-laborer');
    game.play(`2 take-card ${second}`);
    expect(idsOf(hand(game, 2)).at(-1)).toBe(second);
    expect(game.state.market).toHaveLength(4);
    expect(game.why(`1 take-card ${first}`)).toEqual({ why: 'market-used' });
    expect(game.player(2).home).toBe(2);
    game.play('1 fishing\n2 forest\n2 grain-seeds');
    expect(game.asked()[0].kind).toBe('reveal');
    game.play(`* ${game.offered()[0]}`);
    expect(game.offered(1)).toContain(`take-card ${first}`);
  });

  test('AG-V21 who has nobody at home cannot take a card', () => {
    const game = reveal(dealtGame({ market: '3' }, 2));
    game.play('1 day-laborer\n2 fishing\n1 forest');
    game.player(2).home = 0;
    expect(game.why(`2 take-card ${idsOf(game.state.market)[0]}`)).toEqual({ why: 'nobody-to-place' });
  });
});

describe('what others learn', () => {
  test('AG-V15 AG-V16 AG-V18 which cards are laid away and drawn is known to their owner alone', () => {
    const game = dealtGame({ hands: 'living-three' }, 2);
    dealOn(game.play(`1 lay-away ${idsOf(hand(game, 1))[0]}`));
    const { record } = game;
    const secret = idsOf([...game.player(1).away, ...hand(game, 1)]);
    for (const viewer of [1, SPECTATOR]) {
      const told = JSON.stringify(record.moves.map(({ heard }) => heardBy(heard, viewer)));
      const text = writeRecord(record, viewer);
      for (const id of secret)
        expect([told.includes(`"${id}"`), text.includes(` ${id}`)]).toEqual([false, false]);
    }
    expect(writeRecord(record, 0)).toContain(secret[0]);
  });
});
