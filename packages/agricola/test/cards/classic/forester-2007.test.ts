import { stacksAs } from '@furrow/agricola/in-play/kept';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

const forester = () => new CardScenario({ edition: '2007', revealed: 'sow-bake' }).inPlay(1, 'forester-2007');

test('K278 Forester: without crops a sow action can plant wood alone', () => {
  const game = forester().give(1, { wood: 2 });
  expect(game.changes('1 sow-bake; instead forester-2007; yes')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 on forester-2007': [0, stacksAs([3, 3, 0])],
  });
});

test('K278 Forester: wood is planted besides crops', () => {
  const game = forester().lay(1, { fields: 'a5' }).give(1, { wood: 1, grain: 1 });
  expect(game.changes('1 sow-bake; usual; sow grain a5; yes')).toMatchObject({
    '1 wood': [1, 0],
    '1 grain': [1, 0],
    '1 a5 grain': [0, 3],
    '1 on forester-2007': [0, stacksAs([3, 0, 0])],
  });
});

test('K278 Forester: three stacks at most', () => {
  const game = forester().give(1, { wood: 5 });
  game.player(1).memory[0] = 2;
  expect(game.changes('1 sow-bake; instead forester-2007; yes')).toMatchObject({
    '1 wood': [5, 3],
    '1 on forester-2007': [stacksAs([2, 0, 0]), stacksAs([2, 3, 3])],
  });
});

test('K278 Forester: each stack gives 1 wood in the field phase', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'forester-2007');
  game.player(1).memory[0] = stacksAs([3, 1, 0]);
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 wood': [0, 2],
    '1 on forester-2007': [stacksAs([3, 1, 0]), stacksAs([2, 0, 0])],
  });
});
