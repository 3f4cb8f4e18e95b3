import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E62 Turnwrest Plow: once in the game the plow space plows 3 fields', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'turnwrest-plow-2007');
  expect(game.changes('1 plow; yes; field a1; yes; field a2; field a3')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('E62 Turnwrest Plow: on the space for plowing and sowing too', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'turnwrest-plow-2007',
  );
  game.play('1 plow-sow; yes; field a1; yes; field a2; field a3');
  expect(game.board()).toMatchObject({ '1 a1': 'field', '1 a2': 'field', '1 a3': 'field' });
});

test('E62 Turnwrest Plow: not a second time', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'turnwrest-plow-2007',
  );
  game.play('1 plow; yes; field a1; yes; field a2; field a3\n2 grain');
  expect(game.changes('1 plow-sow; field a4')).toEqual({
    'person plow-sow': [0, 1],
    '1 home': [1, 0],
    '1 a4': [0, 'field'],
  });
});

test('E62 Turnwrest Plow: it costs 3 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'turnwrest-plow-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play turnwrest-plow-2007')).toEqual({
    ...minorPlayed('turnwrest-plow-2007'),
    '1 wood': [3, 0],
  });
});

test('E62 Turnwrest Plow: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'turnwrest-plow-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 3 });
  expect(game.why('1 start-minor; yes; play turnwrest-plow-2007')).toMatchObject({ why: 'needs' });
});
