import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I77 Shepherd’s Crook: 2 sheep for a new pasture of 4 spaces', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'fences' })
    .inPlay(1, 'shepherds-crook-2007')
    .give(1, { wood: 8 });
  expect(game.changes('1 fences; pasture a4+a5+b4+b5')).toEqual({
    'person fences': [0, 1],
    '1 home': [2, 1],
    '1 wood': [8, 0],
    '1 sheep': [0, 2],
    '1 fence a4n': [0, 1],
    '1 fence a4w': [0, 1],
    '1 fence a5n': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b4w': [0, 1],
    '1 fence c4n': [0, 1],
    '1 fence b5e': [0, 1],
    '1 fence c5n': [0, 1],
  });
});

test('I77 Shepherd’s Crook RU-104: none for a pasture of 3 spaces, or of land that was enclosed before', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'fences' })
    .inPlay(1, 'shepherds-crook-2007')
    .give(1, { wood: 8 });
  game.play('1 fences; pasture a3+a4+a5');
  expect(game.board()).not.toHaveProperty('1 sheep');
});

test('I77 Shepherd’s Crook: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'shepherds-crook-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play shepherds-crook-2007')).toEqual({
    ...minorPlayed('shepherds-crook-2007'),
    '1 wood': [1, 0],
  });
});
