import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { countKinds } from '@furrow/agricola/hands/hand-kinds';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { seededDice } from '@furrow/kernel/dice';
import { BadOption, type Options } from '@furrow/kernel/game';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { drawnOptions } from '@furrow/testkit/random-options';
import { randomRecord } from '@furrow/testkit/random-record';
import { describe, expect, test } from 'vitest';

const KEPT = 'kept-occupations';
const BASE = { mode: 'base', decks: 'A,B' };
const FULL = { edition: '2007', mode: 'full', decks: 'E,I,K,Z' };

const begin = (options: Options, seats = 1) => new AgricolaScenario({ seats, options });

/** The cards that a seat has in play, by their ids. */
function inPlay(game: AgricolaScenario, seat = 1): readonly string[] {
  return game.player(seat).played.map((card) => cards[card].id);
}

/** Deals whatever comes first until everybody has a hand. */
function dealt(game: AgricolaScenario): AgricolaScenario {
  while (game.asked()[0].kind === 'deal') game.play(`* ${game.offered()[0]}`);
  return game;
}

/** How many occupations and minor improvements a seat holds. */
const handOf = (game: AgricolaScenario, seat = 1) => countKinds(game.player(seat).hand);

describe('AG-V62 permanent occupations', () => {
  test.each([
    [1, 'homekeeper'],
    [3, 'homekeeper,clay-puncher,groom'],
    [7, 'homekeeper,clay-puncher,groom,hedge-keeper,plow-driver,angler,curator'],
  ])('AG-V62 %i of them lie in play without food, and the hand has as many fewer', (count, ids) => {
    const kept = ids.split(',').map((id) => `1:${id}`);
    const game = dealt(begin({ ...BASE, [KEPT]: kept.join() }));
    expect(inPlay(game)).toEqual(ids.split(','));
    expect(handOf(game)).toEqual([7 - count, 7]);
    expect(game.board()).not.toHaveProperty('1 food');
  });

  test('AG-V62 the hand that is chosen freely has as many fewer, too', () => {
    const game = begin({ ...BASE, hands: 'choose', [KEPT]: '1:homekeeper,1:groom' });
    expect(game.record.decisions()[0].question()).toMatchObject({
      ask: 'keepCards',
      occupations: 5,
      minors: 7,
    });
  });

  test('RU-360 what a kept occupation brings when it is played comes at the start', () => {
    const game = begin({ ...BASE, [KEPT]: '1:clay-puncher,1:field-merchant' });
    expect(game.board()).toMatchObject({ '1 clay': 1, '1 wood': 1, '1 reed': 1 });
  });

  test('AG-Q36 AG-R1208 they count for prerequisites, but not for the cost of the next occupation', () => {
    const game = dealt(begin({ ...BASE, [KEPT]: '1:homekeeper,1:groom' })).play('* reveal fencing');
    expect(game.board()).not.toHaveProperty('1 food');
    game.play('1 lessons').play(`1 ${game.offered()[0]}`);
    expect(game.player(1).played).toHaveLength(3);
  });

  test('AG-V62 AG-E54 the individual cost is paid at the start of each game', () => {
    const game = dealt(begin({ ...FULL, 'solo-food': '3', [KEPT]: '1:chief-2007' }));
    expect(inPlay(game)).toEqual(['chief-2007']);
    expect(game.board()['1 food']).toBe(1);
    expect(handOf(game)).toEqual([6, 7]);
  });

  test('AG-V62 who cannot pay it loses the card to the deck: nobody begs for it, and the hand is whole again', () => {
    const game = begin({ ...FULL, 'solo-food': '1', [KEPT]: '1:chief-2007' });
    expect(inPlay(game)).toEqual([]);
    expect(game.board()).toMatchObject({ '1 food': 1 });
    expect(game.player(1).begging).toBe(0);
    expect(game.offered()).toContain('deal chief-2007');
    expect(handOf(dealt(game))).toEqual([7, 7]);
  });
});

describe('AG-V64 occupations kept in a campaign of several players', () => {
  test('AG-V64 a hand of seven is dealt besides the one that is kept', () => {
    const game = dealt(begin({ ...BASE, [KEPT]: '2:homekeeper' }, 2));
    expect([inPlay(game, 1), inPlay(game, 2)]).toEqual([[], ['homekeeper']]);
    expect([handOf(game, 1), handOf(game, 2)]).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test('AG-E54 AG-V64 the Lover is paid for with the food of the start, and brings a child', () => {
    const options = { ...FULL, 'starting-player': '1', 'extra-food': '2', [KEPT]: '2:lover-2007' };
    const paid = dealt(begin(options, 3));
    expect(paid.player(2).people).toBe(3);
    expect(paid.board()).not.toHaveProperty('2 food');
    const poor = dealt(begin({ ...options, 'extra-food': 'nobody' }, 3));
    expect(poor.player(2)).toMatchObject({ people: 2, played: [], begging: 0 });
    expect(poor.board()['2 food']).toBe(3);
  });
});

describe('the option', () => {
  const reasonOf = (options: Options, seats: number) => {
    try {
      agricola.open(options, seats);
      return undefined;
    } catch (error) {
      if (error instanceof BadOption) return error.reason;
      throw error;
    }
  };

  test.each([
    ['a card that is not in the decks', '1:chief-2007', 2],
    ['a seat that does not play', '3:homekeeper', 2],
    ['a card twice', '1:homekeeper,2:homekeeper', 2],
    ['a minor improvement', '1:shifting-cultivation', 2],
    ['no seat', 'homekeeper', 2],
  ])('AG-V62 refuses %s, with a value that would be right', (_what, value, seats) => {
    expect(reasonOf({ ...BASE, [KEPT]: value }, seats)).toMatchObject({
      why: 'no-such-value',
      right: ['none', expect.stringMatching(/^1:/)],
    });
  });

  test('AG-V62 needs hand cards', () => {
    expect(reasonOf({ [KEPT]: '1:homekeeper' }, 1)).toMatchObject({ why: 'option-needs', other: 'decks' });
  });

  test('a record of such a game replays by itself', () => {
    const options = { ...BASE, [KEPT]: '1:homekeeper,2:groom' };
    const record = randomRecord(agricola, { seed: 7, options, seats: 2 }, () => undefined);
    const text = writeRecord(record);
    expect(text).toContain('option kept-occupations: 1:homekeeper,2:groom');
    expect(writeRecord(readRecord(agricola, text))).toBe(text);
  });

  test.each([
    [1, BASE],
    [4, BASE],
    [1, FULL],
    [5, FULL],
  ])('AG-V62 AG-V64 %i players: round 1 begins whichever occupations are kept', (seats, fixed) => {
    const dice = seededDice(seats);
    const { pool } = agricola.open(fixed, seats).rules as Ruleset;
    const known = pool.map((card) => cards[card]).filter(({ kind }) => kind === 'occupation');
    expect(known.length).toBeGreaterThan(50);
    for (let from = 0; from < known.length; from += 7) {
      const kept = known.slice(from, from + 7).map(({ id }, i) => `${1 + (i % seats)}:${id}`);
      const game = begin({ ...fixed, [KEPT]: kept.join() }, seats);
      for (let moves = 0; game.state.round < 2; moves++) {
        const [asked] = game.record.decisions();
        expect(game.record.play(asked.seat, asked.domain.sample(dice)).ok).toBe(true);
        expect(moves).toBeLessThan(2000);
      }
      expect(game.game.broken(game.state)).toEqual([]);
    }
  });

  test('random options keep occupations, too', () => {
    expect(drawnOptions({ box: agricola, fixed: BASE, oneIn: 1 }, 2, seededDice(1))).toHaveProperty(KEPT);
  });
});
