import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I241 Clay Plasterer: renovating to clay costs 1 clay and 1 reed, however many rooms', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'clay-plasterer-2007')
    .lay(1, { rooms: 'a1' })
    .give(1, { clay: 3, reed: 2 });
  expect(game.changes('1 renovate-improve; no')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'clay'],
    '1 clay': [3, 2],
    '1 reed': [2, 1],
  });
});

test('I241 Clay Plasterer: renovating to stone costs as much as ever', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'clay-plasterer-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 1, reed: 1, stone: 1 });
  expect(game.why('1 renovate-improve')).toMatchObject({ why: 'cannot-pay' });
});

test('I241 Clay Plasterer: a room of clay costs 3 clay and 2 reed', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'clay-plasterer-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 clay': [5, 2],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});
