import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ceilings = () =>
  new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'childless')
    .hold(1, 'ceilings')
    .give(1, { clay: 3, reed: 1 });

test('B76 Ceilings: 1 wood on each of the next 5 round spaces', () => {
  expect(ceilings().changes('1 meeting-place; yes; play ceilings')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [3, 2],
    '1 hand ceilings': [1, 0],
    '1 card ceilings': [0, 1],
    ...Object.fromEntries([6, 7, 8, 9, 10].map((round) => [`1 round ${round} wood`, [0, 1]])),
  });
});

test('B76 Ceilings: the wood that still lies there goes with the next renovation', () => {
  const game = ceilings().play('1 meeting-place; yes; play ceilings\n2 forest');
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [1, 0],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 house': ['wood', 'clay'],
    ...Object.fromEntries([6, 7, 8, 9, 10].map((round) => [`1 round ${round} wood`, [1, 0]])),
  });
});

test('B76 Ceilings: wood that other cards have laid there stays, and so does that of others', () => {
  const game = ceilings().play('1 meeting-place; yes; play ceilings\n2 forest');
  game.player(1).coming.push(7, 0, 2);
  game.player(2).coming.push(7, 0, 1);
  expect(game.changes('1 house-redevelopment')).toMatchObject({ '1 round 7 wood': [3, 2] });
  expect(game.board()).toMatchObject({ '2 round 7 wood': 1 });
});

test('B76 Ceilings: played after a renovation it stays until the next one', () => {
  const game = ceilings().give(1, { clay: 3, reed: 1 });
  expect(game.changes('1 house-redevelopment; yes; play ceilings')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 round 6 wood': [0, 1],
  });
});

test('B76 Ceilings: needs an occupation; late in the game only the rounds that are left', () => {
  const game = new CardScenario().hold(1, 'ceilings basket').give(1, { clay: 1, reed: 1 });
  game.play('1 meeting-place; yes');
  expect(game.why('play ceilings')).toMatchObject({ why: 'needs' });
  const late = new CardScenario({ round: 13, revealed: 'cultivation' })
    .inPlay(1, 'childless')
    .hold(1, 'ceilings')
    .give(1, { clay: 1 });
  expect(late.changes('1 meeting-place; yes; play ceilings')).toMatchObject({ '1 round 14 wood': [0, 1] });
});
