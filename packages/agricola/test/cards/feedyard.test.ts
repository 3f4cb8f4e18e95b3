import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Three pastures of one space each: a5, b5 and c5. */
const THREE = 'a5n a5w a5e b5n b5w b5e c5n c5w c5e c5s';

const harvest = () => lastTurnBeforeHarvest().inPlay(1, 'feedyard').lay(1, { fences: THREE });

test('B011 Feedyard: costs 1 clay and 1 grain, is worth 1 point, and holds an animal for each pasture, even of different types', () => {
  const game = new CardScenario({ revealed: 'sheep-market' })
    .hold(1, 'feedyard')
    .give(1, { clay: 1, grain: 1, boar: 3, cattle: 3 })
    .lay(1, { fences: THREE });
  expect(game.changes('1 meeting-place; yes; play feedyard')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 grain': [1, 0],
    '1 hand feedyard': [1, 0],
    '1 card feedyard': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
  // Two of a type in each of the three pastures, three on the card and one in the house.
  game.pile('sheep-market', 9).play('2 day-laborer\n1 sheep-market');
  expect(game.why('keep 5 sheep 3 boar 3 cattle')).toMatchObject({ why: 'no-room' });
  expect(game.why('keep 4 sheep 3 boar 3 cattle')).toBeUndefined();
});

test('B011 Feedyard: after breeding 1 food for each empty place', () => {
  expect(harvest().changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 food': [20, 19] });
});

test('B011 Feedyard: as many animals as possible stand elsewhere, newborns included (RU-30)', () => {
  // With the newborn 7 sheep: six in the pastures, one in the house.
  const game = harvest().give(1, { sheep: 6 });
  expect(game.changes('1 clay-pit')).toMatchObject({
    '1 sheep': [6, 7],
    '1 food': [20, 19],
  });
});

test('B011 Feedyard: places in use bring nothing', () => {
  const game = harvest().give(1, { sheep: 7, boar: 1 });
  expect(game.changes('1 clay-pit')).toMatchObject({
    '1 sheep': [7, 8],
    '1 food': [20, 17],
  });
});

test('B011 Feedyard: without pastures it holds nothing and gives nothing', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'feedyard');
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 16] });
});
