import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A009 Young Animal Market: 1 sheep of the farm becomes 1 cattle, and the left neighbour gets the card', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'young-animal-market').give(1, { sheep: 1 });
  expect(game.changes('1 meeting-place; yes; play young-animal-market')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 sheep': [1, 0],
    '1 cattle': [0, 1],
    '1 hand young-animal-market': [1, 0],
    '2 hand young-animal-market': [0, 1],
  });
});

test('A009 Young Animal Market: needs a sheep', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'young-animal-market basket')
    .give(1, { reed: 1 });
  expect(game.why('1 major-improvement; play young-animal-market')).toMatchObject({ why: 'cannot-pay' });
});

test('A009 Young Animal Market: the cattle need room; what is not kept leaves, or is cooked', () => {
  const farm = () =>
    new CardScenario()
      .hold(1, 'young-animal-market')
      .lay(1, { fences: 'a2n a2w a3w b2n' })
      .give(1, { sheep: 2, boar: 1 });
  const game = farm().play('1 meeting-place; yes; play young-animal-market');
  expect(game.offered().sort()).toEqual([
    'keep 1 boar 1 cattle',
    'keep 1 sheep 1 boar',
    'keep 1 sheep 1 cattle',
  ]);
  expect(game.changes('keep 1 sheep 1 cattle')).toEqual({
    '1 boar': [1, 0],
    '2 hand young-animal-market': [0, 1],
  });
  const cook = farm().own(1, 'fireplace-2').play('1 meeting-place; yes; play young-animal-market');
  expect(cook.changes('keep 1 sheep 1 boar')).toMatchObject({ '1 cattle': [1, 0], '1 food': [2, 5] });
});
