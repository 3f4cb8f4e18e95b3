import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K115 Swing Plow: twice in the game the plow space plows 3 fields', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'swing-plow-2007');
  expect(game.changes('1 plow; yes; field a1; yes; field a2; field a3')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 on swing-plow-2007': [2, 1],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('K115 Swing Plow: not a third time, and not on another space', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'swing-plow-2007',
  );
  game.player(1).memory[0] = 0;
  expect(game.changes('1 plow; field a1')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'field'],
  });
  const other = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'swing-plow-2007',
  );
  expect(other.changes('1 plow-sow; field a1')).toEqual({
    'person plow-sow': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'field'],
  });
});

test('K115 Swing Plow: it costs 3 wood and needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'swing-plow-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play swing-plow-2007')).toEqual({
    ...minorPlayed('swing-plow-2007'),
    '1 on swing-plow-2007': [0, 2],
    '1 wood': [3, 0],
  });
});
