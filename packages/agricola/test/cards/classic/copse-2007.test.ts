import { stacksAs } from '@furrow/agricola/in-play/kept';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

const sowing = () => new CardScenario({ edition: '2007', revealed: 'sow-bake' });

test('I78 Copse: 2 wood, for whoever has an occupation', () => {
  const holding = () =>
    new CardScenario({ edition: '2007' }).hold(1, 'copse-2007 corn-sheaf-2007').give(1, { wood: 2 });
  expect(holding().why('1 start-minor; yes; play copse-2007')).toMatchObject({ why: 'needs' });
  const learned = holding().inPlay(1, 'plowman-2007');
  expect(learned.changes('1 start-minor; yes; play copse-2007')).toEqual({
    ...minorPlayed('copse-2007'),
    '1 wood': [2, 0],
  });
});

test('I78 Copse: a sow action plants at most two stacks of wood', () => {
  const game = sowing().inPlay(1, 'copse-2007').give(1, { wood: 4 });
  expect(game.changes('1 sow-bake; instead copse-2007; yes')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 2],
    '1 on copse-2007': [0, stacksAs([3, 3])],
  });
});

test('I78 Copse: wood is planted besides crops, or not', () => {
  const game = sowing().inPlay(1, 'copse-2007').lay(1, { fields: 'a5' }).give(1, { wood: 2, grain: 1 });
  expect(game.changes('1 sow-bake; usual; sow grain a5; yes; no')).toMatchObject({
    '1 wood': [2, 1],
    '1 a5 grain': [0, 3],
    '1 on copse-2007': [0, stacksAs([3, 0])],
  });
});

test('RU-374 Copse and Forester: one sow action plants wood on both', () => {
  const game = sowing().inPlay(1, 'copse-2007').inPlay(1, 'forester-2007').give(1, { wood: 2 });
  expect(game.changes('1 sow-bake; instead copse-2007; first forester-2007; yes')).toMatchObject({
    '1 wood': [2, 0],
    '1 on copse-2007': [0, stacksAs([3, 0])],
    '1 on forester-2007': [0, stacksAs([3, 0, 0])],
  });
});

test('I78 Copse: each stack gives 1 wood in the field phase', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'copse-2007');
  game.player(1).memory[0] = stacksAs([1, 3]);
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 wood': [0, 2],
    '1 on copse-2007': [stacksAs([1, 3]), stacksAs([0, 2])],
  });
});
