import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import type { GameRecord } from '@furrow/kernel/record';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { heardBy } from '@furrow/kernel/run';
import { SPECTATOR, view } from '@furrow/kernel/view';
import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { dealtGame, idsOf, keepFirst, kindsIn, misplaced } from '@furrow/testkit/hands';
import { describe, expect, test } from 'vitest';

const CLASSIC = { edition: '2007', mode: 'full', decks: 'E,I,K,Z' };

/** The ids of the cards in a seat's pack. */
const pack = (game: AgricolaScenario, seat: number): string[] => idsOf(game.player(seat).pack);
const hand = (game: AgricolaScenario, seat: number): string[] => idsOf(game.player(seat).hand);

describe('drafts', () => {
  test('AG-V10 everybody is asked at the same time, for 1 of 7 occupations', () => {
    const game = dealtGame({ hands: 'draft' }, 3);
    expect(game.asked()).toEqual([1, 2, 3].map((seat) => ({ seat, kind: 'keepCards', open: false })));
    expect(game.state.players.map((player) => kindsIn(player.pack))).toEqual([
      [7, 0],
      [7, 0],
      [7, 0],
    ]);
    expect(game.offered(2)).toEqual(pack(game, 2).map((id) => `keep-card ${id}`));
  });

  test('AG-V10 the packs go to the left when all have chosen, and to the right in the 2007 edition', () => {
    for (const [options, to] of [
      [{}, 1],
      [CLASSIC, 2],
    ] as const) {
      const game = dealtGame({ ...options, hands: 'draft' }, 3);
      const packs = [1, 2, 3].map((seat) => pack(game, seat));
      game.play(`3 keep-card ${packs[2][4]}\n1 keep-card ${packs[0][0]}`);
      expect([1, 2, 3].map((seat) => pack(game, seat))).toEqual(packs);
      expect(game.state.players.map((player) => player.hand)).toEqual([[], [], []]);
      game.play(`2 keep-card ${packs[1][5]}`);
      const left = [packs[0].toSpliced(0, 1), packs[1].toSpliced(5, 1), packs[2].toSpliced(4, 1)];
      left.forEach((cards, seat) => {
        expect(pack(game, ((seat + to) % 3) + 1)).toEqual(cards);
        expect(hand(game, seat + 1)).toHaveLength(1);
      });
    }
  });

  test('AG-V10 the seventh card that comes is kept, then minor improvements are drafted likewise', () => {
    const game = dealtGame({ hands: 'draft' }, 2);
    for (let picks = 0; picks < 6; picks++) game.play(`1 ${game.offered(1)[0]}\n2 ${game.offered(2)[0]}`);
    expect(game.state.players.map((player) => kindsIn(player.hand))).toEqual([
      [7, 0],
      [7, 0],
    ]);
    keepFirst(dealOnward(game));
    expect(game.state.players.map((player) => kindsIn(player.hand))).toEqual([
      [7, 7],
      [7, 7],
    ]);
    expect(misplaced(game)).toEqual([]);
    expect(game.asked()[0].kind).toBe('reveal');
  });

  test('AG-V11 of both kinds at once, 1 of each is kept and the rest passed', () => {
    const game = dealtGame({ hands: 'draft-both' }, 2);
    expect(kindsIn(game.player(1).pack)).toEqual([7, 7]);
    const mine = pack(game, 1);
    expect(game.why(`1 keep-card ${mine[0]} ${mine[1]}`)).toEqual({ why: 'keep-fewer', kind: 0, atMost: 1 });
    game.play(`1 keep-card ${mine[0]} ${mine[13]}`);
    expect(game.asked()).toEqual([
      { seat: 2, kind: 'keepCards', open: false },
      { seat: 1, kind: 'keepCards', open: true },
    ]);
    keepFirst(game);
    expect(game.state.players.map((player) => kindsIn(player.hand))).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test.each([
    ['AG-V12', 'draft-eight', [8, 0], [1, 1]],
    ['AG-V13', 'quick-draft', [7, 7], [0, 0]],
    ['AG-V14', 'seven-of-ten', [10, 10], [3, 3]],
    ['AG-V10', 'draft', [7, 0], [0, 0]],
  ] as const)('%s %s: what is dealt, and what leaves the game unseen', (_id, hands, dealt, away) => {
    const game = dealtGame({ hands }, 2);
    expect(kindsIn(game.player(2).pack)).toEqual(dealt);
    keepFirst(game);
    for (const player of game.state.players) {
      expect(kindsIn(player.hand)).toEqual([7, 7]);
      expect(kindsIn(player.away)).toEqual(away);
      expect(player.pack).toEqual([]);
    }
    expect(misplaced(game)).toEqual([]);
    expect(game.state.gone).toEqual([]);
  });

  test('AG-V13 3 and 3 are kept of the first packs, 2 and 2 of the next, and the last ones come by themselves', () => {
    const game = dealtGame({ hands: 'quick-draft' }, 2);
    const keep = (seat: number, count: number) => {
      const cards = pack(game, seat);
      const minors = cards.slice(cards.length / 2);
      game.play(`${seat} keep-card ${[...cards.slice(0, count), ...minors.slice(0, count)].join(' ')}`);
    };
    keep(1, 3);
    keep(2, 3);
    expect(game.state.players.map((player) => kindsIn(player.pack))).toEqual([
      [4, 4],
      [4, 4],
    ]);
    keep(2, 2);
    keep(1, 2);
    expect(game.state.players.map((player) => kindsIn(player.hand))).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test('AG-V14 a solo player keeps 7 of 10, and drafts need others', () => {
    const game = keepFirst(dealtGame({ hands: 'seven-of-ten' }, 1));
    expect(kindsIn(game.player(1).hand)).toEqual([7, 7]);
    expect(() => agricola.open({ mode: 'base', decks: 'A', hands: 'quick-draft' }, 1)).toThrow(
      expect.objectContaining({ reason: { why: 'option-needs-seats', right: [2, 3, 4, 5] } }),
    );
  });

  test.each(['draft', 'draft-both', 'draft-eight', 'quick-draft', 'seven-of-ten'])(
    'AG-V10 %s with too few cards for seven: all that come are kept',
    (hands) => {
      const game = keepFirst(dealtGame({ ...CLASSIC, decks: 'Z', hands }, 5));
      const [first, ...others] = game.state.players.map((player) => kindsIn(player.hand));
      expect(others).toEqual(others.map(() => first));
      expect(Math.max(...first)).toBeLessThanOrEqual(7);
      expect(misplaced(game)).toEqual([]);
    },
  );
});

/** Chance deals the next packs. */
function dealOnward(game: AgricolaScenario): AgricolaScenario {
  while (game.asked()[0].kind === 'deal') game.play(`* ${game.offered()[0]}`);
  return game;
}

describe('choosing in secret', () => {
  test('AG-V10 while others think, the choice is changed; an answer to what was asked before is refused', () => {
    const game = dealtGame({ hands: 'draft' }, 2);
    const [one, two] = pack(game, 1);
    const { record } = game;
    const before = record.decisionNumber(0);
    game.play(`1 keep-card ${one}`);
    expect(record.say(0, `keep-card ${two}`, before)).toMatchObject({ reason: { why: 'stale' } });
    expect(game.why(`1 keep-card ${two}`)).toEqual({ why: 'all-chosen' });
    game.play(`1 take-back; keep-card ${two}`);
    game.play(`2 ${game.offered(2)[0]}`);
    expect(hand(game, 1)).toEqual([two]);
    expect(game.why('1 take-back')).toMatchObject({ why: 'not-asked' });
  });

  test('AG-V10 the answer of who thinks longer stays good while others choose', () => {
    const game = dealtGame({ hands: 'draft' }, 3);
    const at = game.record.decisionNumber(2);
    game.play(`1 ${game.offered(1)[0]}\n2 ${game.offered(2)[0]}`);
    expect(game.record.say(2, game.offered(3)[0], at)).toEqual({ ok: true });
  });

  test('AG-V10 a card of another pack, one twice and too many are refused', () => {
    const game = dealtGame({ hands: 'seven-of-ten' }, 2);
    const [one] = pack(game, 1);
    expect(game.why(`1 keep-card ${pack(game, 2)[0]}`)).toEqual({ why: 'not-in-pack' });
    expect(game.why(`1 keep-card ${one} ${one}`)).toEqual({ why: 'named-twice' });
    expect(game.why(`1 keep-card ${pack(game, 1).slice(0, 8).join(' ')}`)).toEqual({
      why: 'keep-fewer',
      kind: 0,
      atMost: 7,
    });
    game.play(`1 keep-card ${one}`);
    expect(game.why(`1 keep-card ${one}`)).toEqual({ why: 'named-twice' });
    expect(game.why('1 exchange')).toMatchObject({ why: 'not-asked' });
  });

  test('AG-V10 who chose last does not go back alone, because the next pack is known then', () => {
    const game = dealtGame({ hands: 'draft' }, 2);
    const { record } = game;
    game.play(`2 ${game.offered(2)[0]}`);
    const chosen = record.length;
    expect(record.barrier(1)).toBe(chosen - 1);
    game.play(`1 ${game.offered(1)[0]}`);
    expect(record.barrier(0)).toBe(record.length);
    expect(record.undo(chosen, [0])).toMatchObject({ reason: { why: 'behind-barrier' } });
    expect(record.undo(chosen, [0, 1])).toEqual({ ok: true });
  });

  test('AG-V10 others see that a seat has answered, and nothing else: not the card, not in records, not in events', () => {
    const [one, other] = [0, 5].map((at) => {
      const game = dealtGame({ hands: 'draft' }, 3);
      game.play(`2 keep-card ${pack(game, 2)[at]}`);
      return game;
    });
    for (const viewer of [0, 2, SPECTATOR]) {
      const [seen, alike] = [one, other].map(({ game, record, state }) =>
        JSON.stringify([
          view(game.schema, state, viewer),
          record.moves.map(({ heard }) => heardBy(heard, viewer)),
          writeRecord(record, viewer),
        ]),
      );
      expect(seen).toBe(alike);
    }
    expect(view(one.game.schema, one.state, 1).players?.[1].chosen).toHaveLength(1);
    expect(view(one.game.schema, one.state, 0).players?.[1].chosen).toBeUndefined();
  });

  test('AG-V10 the order in which seats answer does not matter', () => {
    const ends = [
      [1, 2, 3],
      [3, 1, 2],
    ].map((order) => {
      const game = dealtGame({ hands: 'draft-both' }, 3);
      const picks = [1, 2, 3].map(
        (seat) => `${seat} keep-card ${pack(game, seat)[2]} ${pack(game, seat)[9]}`,
      );
      for (const seat of order) game.play(picks[seat - 1]);
      return JSON.stringify(game.state);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test('AG-V10 a record of a draft is read again, also where a choice was changed', () => {
    const game = dealtGame({ hands: 'quick-draft' }, 2);
    const mine = pack(game, 1);
    game.play(`1 keep-card ${mine[3]}; take-back`);
    keepFirst(game);
    const text = writeRecord(game.record);
    const read: GameRecord<State> = readRecord(agricola, text);
    expect(writeRecord(read)).toBe(text);
    expect(JSON.stringify(read.state)).toBe(JSON.stringify(game.state));
  });
});
