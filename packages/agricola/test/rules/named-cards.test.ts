import { cards, findCard } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { HAND_WAYS } from '@furrow/agricola/options/hand-ways';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { seededDice } from '@furrow/kernel/dice';
import { BadOption, type Options } from '@furrow/kernel/game';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { drawnOptions } from '@furrow/testkit/random-options';
import { randomRecord } from '@furrow/testkit/random-record';
import { describe, expect, test } from 'vitest';

const BANNED = 'banned-cards';
const GIVEN = 'given-cards';
const BASE = { mode: 'base', decks: 'A,B' };

const begin = (options: Options, seats = 2) =>
  new AgricolaScenario({ seats, options: { ...BASE, ...options } });

/** Deals whatever comes last until everybody has a hand. */
function dealt(game: AgricolaScenario): AgricolaScenario {
  while (game.asked()[0].kind === 'deal') game.play(`* ${game.offered().at(-1)}`);
  return game;
}

const handOf = (game: AgricolaScenario, seat: number): readonly string[] =>
  game.player(seat).hand.map((card) => cards[card].id);

function reasonOf(options: Options, seats = 2): unknown {
  try {
    agricola.open(options, seats);
    return undefined;
  } catch (error) {
    if (error instanceof BadOption) return error.reason;
    throw error;
  }
}

/** The cards that hands are dealt from, of one kind. */
function dealtFrom(kind: string, seats: number): readonly string[] {
  const { dealt: all } = agricola.open(BASE, seats).rules as unknown as Ruleset;
  return all.filter((card) => cards[card].kind === kind).map((card) => cards[card].id);
}

describe('cards that are left out', () => {
  test('nobody can be dealt them, in whatever way hands come about', () => {
    for (const hands of HAND_WAYS) {
      const seats = hands === 'choose' ? 1 : 2;
      const { rules } = agricola.open({ ...BASE, hands, [BANNED]: 'groom,market-stall' }, seats);
      const all = (rules as unknown as Ruleset).dealt;
      expect(all).not.toContain(findCard('groom')?.number);
      expect(all).not.toContain(findCard('market-stall')?.number);
      expect(all).toContain(findCard('homekeeper')?.number);
    }
  });

  test.each([
    ['an unknown card', 'grom', { why: 'no-such-card', card: 'grom' }],
    ['a card of another edition', 'chief-2007', { why: 'card-not-dealt', card: 'chief-2007' }],
    ['a card twice', 'groom,groom', { why: 'card-twice', card: 'groom' }],
    ['nothing between commas', 'groom,', { why: 'no-such-card', card: '' }],
  ])('%s is refused', (_what, value, reason) => {
    expect(reasonOf({ ...BASE, [BANNED]: value })).toMatchObject(reason);
  });

  test('a card of a deck that is not dealt from, or for more players, is refused', () => {
    expect(reasonOf({ ...BASE, decks: 'B', [BANNED]: 'animal-tamer' })).toMatchObject({
      why: 'card-not-dealt',
    });
    const many = cards.find(({ deck, players }) => deck === 'A' && players === 4);
    expect(reasonOf({ ...BASE, [BANNED]: many?.id ?? '' })).toMatchObject({ why: 'card-not-dealt' });
    expect(reasonOf({ ...BASE, [BANNED]: many?.id ?? '' }, 4)).toBeUndefined();
  });

  test('so many that full hands could not be dealt any more are too many', () => {
    const occupations = dealtFrom('occupation', 2);
    const atMost = occupations.length - 14;
    expect(reasonOf({ ...BASE, [BANNED]: occupations.slice(0, atMost).join() })).toBeUndefined();
    expect(reasonOf({ ...BASE, [BANNED]: occupations.slice(0, atMost + 1).join() })).toEqual({
      why: 'too-many-cards',
      atMost,
    });
  });

  test('they need hand cards', () => {
    expect(reasonOf({ [BANNED]: 'groom' })).toMatchObject({ why: 'option-needs', other: 'decks' });
    expect(reasonOf({ [GIVEN]: '1:groom' })).toMatchObject({ why: 'option-needs', other: 'decks' });
  });
});

describe('hands put together', () => {
  test('a seat holds the cards named, chance deals the rest, and nobody else gets them', () => {
    const game = dealt(begin({ [GIVEN]: '2:groom,2:market-stall,2:homekeeper,1:curator' }));
    expect(handOf(game, 2).slice(0, 2)).toEqual(['groom', 'homekeeper']);
    expect(handOf(game, 2)).toContain('market-stall');
    expect(handOf(game, 1)[0]).toBe('curator');
    expect(handOf(game, 1)).toHaveLength(14);
    expect(handOf(game, 2)).toHaveLength(14);
    expect(new Set([...handOf(game, 1), ...handOf(game, 2)]).size).toBe(28);
  });

  test('a whole hand can be put together', () => {
    const hand = [...dealtFrom('occupation', 1).slice(3, 10), ...dealtFrom('minor', 1).slice(5, 12)];
    const game = dealt(begin({ [GIVEN]: hand.map((id) => `1:${id}`).join() }, 1));
    expect([...handOf(game, 1)].sort()).toEqual([...hand].sort());
  });

  test('a living hand begins with them', () => {
    const game = dealt(begin({ hands: 'living-three', [GIVEN]: '1:groom' }));
    expect(handOf(game, 1)).toContain('groom');
    expect(handOf(game, 1)).toHaveLength(6);
  });

  test.each([
    ['an unknown card', '1:grom', { why: 'no-such-card', card: 'grom' }],
    ['a card of another edition', '1:chief-2007', { why: 'card-not-dealt', card: 'chief-2007' }],
    ['a card for two seats', '1:groom,2:groom', { why: 'card-twice', card: 'groom' }],
    [
      'a seat that does not play',
      '3:groom',
      { why: 'no-such-value', right: ['none', expect.stringMatching(/^1:/)] },
    ],
    ['a card for no seat', 'groom', { why: 'no-such-value' }],
  ])('%s is refused', (_what, value, reason) => {
    expect(reasonOf({ ...BASE, [GIVEN]: value })).toMatchObject(reason);
  });

  test('more of a kind than a hand has are too many', () => {
    const eight = dealtFrom('occupation', 2)
      .slice(0, 8)
      .map((id) => `1:${id}`);
    expect(reasonOf({ ...BASE, [GIVEN]: eight.join() })).toEqual({ why: 'too-many-cards', atMost: 7 });
    expect(reasonOf({ ...BASE, hands: 'living-three', [GIVEN]: eight.slice(0, 4).join() })).toEqual({
      why: 'too-many-cards',
      atMost: 3,
    });
  });

  test('they go with hands that are dealt, and with none that is left out or kept', () => {
    const given = { ...BASE, [GIVEN]: '1:groom' };
    expect(reasonOf({ ...given, hands: 'draft' })).toMatchObject({ why: 'option-needs', other: 'hands' });
    expect(reasonOf({ ...given, composition: 'six-plus-traveling' })).toMatchObject({ other: 'composition' });
    expect(reasonOf({ ...given, [BANNED]: 'groom' })).toMatchObject({ why: 'card-not-dealt' });
    expect(reasonOf({ ...given, 'kept-occupations': '1:homekeeper' })).toMatchObject({
      why: 'options-exclude',
    });
  });
});

test('a record of such a game replays by itself', () => {
  const options = { ...BASE, [BANNED]: 'homekeeper,market-stall', [GIVEN]: '1:groom,2:curator' };
  const record = randomRecord(agricola, { seed: 7, options, seats: 2 }, () => undefined);
  const text = writeRecord(record);
  expect(text).toContain('option banned-cards: homekeeper,market-stall');
  expect(text).toContain('option given-cards: 1:groom,2:curator');
  expect(writeRecord(readRecord(agricola, text))).toBe(text);
});

test('options that are drawn at random name cards now and then', () => {
  const dice = seededDice(3);
  const drawn = Array.from({ length: 60 }, () =>
    drawnOptions({ box: agricola, fixed: BASE, oneIn: 2 }, 2, dice),
  );
  for (const name of [BANNED, GIVEN])
    expect(drawn.some((options) => (options[name] ?? 'none') !== 'none')).toBe(true);
});
