import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K119 Crooked Plow: once in the game the plow space plows 3 fields', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'crooked-plow-2007');
  expect(game.changes('1 plow; yes; field a1; yes; field a2; field a3')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('AG-R1225 K119 Crooked Plow RU-207: of two plows only one is used at a time', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'crooked-plow-2007 swing-plow-2007');
  game.play('1 plow');
  expect(game.offered(1)).toEqual(['first crooked-plow-2007', 'first swing-plow-2007', 'done']);
  expect(game.changes('1 first crooked-plow-2007; field a1; yes; field a2; field a3')).toEqual({
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('K119 Crooked Plow: it costs 3 wood and needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'crooked-plow-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play crooked-plow-2007')).toEqual({
    ...minorPlayed('crooked-plow-2007'),
    '1 wood': [3, 0],
  });
});
