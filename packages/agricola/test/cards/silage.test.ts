import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const silage = (round = 2) =>
  lastTurn({ round })
    .inPlay(1, 'silage')
    .lay(1, { fields: 'a2 a3', grain: { a2: 2 }, stables: 'a5 c5 c4 c3' })
    .give(1, { sheep: 2, boar: 2, grain: 1 });

test('A84 Silage: in a round without harvest 1 grain lets one type of animals breed', () => {
  expect(silage().changes('1 clay-pit; yes; supply; boar')).toEqual({
    ...ROUND_FIVE,
    round: [2, 3],
    '1 grain': [1, 0],
    '1 boar': [2, 3],
  });
});

test('A84 Silage: the grain may come from a field', () => {
  const game = silage().give(1, { grain: 0 }).play('1 clay-pit; yes');
  expect(game.offered(1)).toEqual(['field']);
  expect(game.changes('1 field; reap a2; sheep')).toMatchObject({ '1 a2 grain': [2, 1], '1 sheep': [2, 3] });
  expect(game.board()).not.toHaveProperty('1 grain');
});

test('A84 Silage: only types with two animals; nothing without grain or such a type', () => {
  const game = silage().give(1, { boar: 1 }).play('1 clay-pit; yes; supply');
  expect(game.offered(1)).toEqual(['sheep']);
  const single = silage().give(1, { sheep: 1, boar: 1 }).play('1 clay-pit');
  expect(single.asked()[0].kind).toBe('reveal');
  const poor = silage()
    .give(1, { grain: 0 })
    .lay(1, { grain: { a2: 0 } })
    .play('1 clay-pit');
  expect(poor.asked()[0].kind).toBe('reveal');
});

test('A84 Silage: not before a harvest; it may be declined', () => {
  expect(silage(4).give(1, { boar: 1 }).play('1 clay-pit').board()).toMatchObject({ round: 5, '1 sheep': 3 });
  expect(silage().changes('1 clay-pit; no')).toEqual({ ...ROUND_FIVE, round: [2, 3] });
});

test('A84 Silage RU-75: without room other animals may be given up for the newborn', () => {
  const game = silage().lay(1, { fields: 'a2 a3 a4' });
  game.give(1, { sheep: 2, boar: 3 }).play('1 clay-pit; yes; supply; sheep');
  expect(game.offered(1)).toEqual(['keep 2 sheep 3 boar', 'keep 3 sheep 2 boar']);
});

test('A84 Silage: is free, with 2 fields', () => {
  const game = new CardScenario().hold(1, 'silage basket').give(1, { reed: 1 }).lay(1, { fields: 'a2' });
  expect(game.why('1 meeting-place; yes; play silage')).toMatchObject({ why: 'needs' });
  game.lay(1, { fields: 'a2 a3' });
  expect(game.changes('1 play silage')).toEqual({ '1 hand silage': [1, 0], '1 card silage': [0, 1] });
});
