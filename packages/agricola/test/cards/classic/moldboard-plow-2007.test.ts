import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I63 Moldboard Plow: twice in the game the plow space plows 2 fields', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'moldboard-plow-2007');
  expect(game.changes('1 plow; yes; field a1; field a2')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 on moldboard-plow-2007': [2, 1],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
  });
});

test('I63 Moldboard Plow: not a third time, and not where plowing and sowing go together', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'moldboard-plow-2007',
  );
  expect(game.changes('1 plow-sow; field a1\n2 grain')).toMatchObject({ '1 a1': [0, 'field'] });
  game.player(1).memory[0] = 0;
  expect(game.changes('1 plow; field a2')).toEqual({
    'person plow': [0, 1],
    '1 home': [1, 0],
    '1 a2': [0, 'field'],
  });
});

test('I63 Moldboard Plow: it costs 2 wood and needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'moldboard-plow-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play moldboard-plow-2007')).toEqual({
    ...minorPlayed('moldboard-plow-2007'),
    '1 on moldboard-plow-2007': [0, 2],
    '1 wood': [2, 0],
  });
});
