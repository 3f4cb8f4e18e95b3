import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test.each([
  ['food', 2, 19],
  ['wood', 1, 20],
])('E26 Plane: when the Joinery is used, 1 food more or 2 for a second wood (%s)', (answer, wood, food) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'plane-2007').own(1, 'joinery').give(1, { wood: 3 });
  game.play(`1 clay-1\n1 craft joinery; ${answer}\n1 feed nothing\n2 feed nothing`);
  expect(game.board()).toMatchObject({ round: 5, '1 wood': wood, '1 food': food });
});

test('E26 Plane: also when the Joinery feeds the family', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'plane-2007')
    .own(1, 'joinery')
    .give(1, { food: 2, wood: 2 });
  game.play('1 clay-1\n1 feed 1 wood; wood\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 2 });
  expect(game.board()).not.toHaveProperty('1 wood');
});

test('E26 Plane: without a second wood only the food', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'plane-2007').own(1, 'joinery').give(1, { wood: 1 });
  game.play('1 clay-1\n1 craft joinery; food\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 19 });
});

test.each([
  ['sawmill-2007', 20],
  ['cabinetmaker-2007', 19],
])('E26 Plane: %s counts as well', (id, food) => {
  const game = lastTurnBeforeHarvest(4).inPlay(1, `plane-2007 ${id}`).give(1, { wood: 1 });
  game.play('1 clay-1\n1 yes; food\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': food });
});

test('E26 Plane: for each craft that is used', () => {
  const game = lastTurnBeforeHarvest(4)
    .inPlay(1, 'plane-2007 cabinetmaker-2007')
    .own(1, 'joinery')
    .give(1, { wood: 2 });
  game.play(
    '1 clay-1\n1 yes; food\n1 craft joinery; food\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing',
  );
  expect(game.board()).toMatchObject({ round: 5, '1 food': 22 });
});

test('E26 Plane: not for other crafts', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'plane-2007').own(1, 'pottery').give(1, { clay: 1 });
  game.play('1 clay-1\n1 feed 1 clay\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 18 });
});

test('E26 Plane: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'plane-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play plane-2007')).toEqual({
    ...minorPlayed('plane-2007'),
    '1 wood': [1, 0],
  });
});
