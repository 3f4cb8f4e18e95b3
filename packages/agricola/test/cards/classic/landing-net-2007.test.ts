import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K126 Landing Net: 2 food with reed alone; it costs 1 reed', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'landing-net-2007').give(1, { reed: 1 });
  expect(game.changes('1 start-minor; yes; play landing-net-2007')).toEqual({
    ...minorPlayed('landing-net-2007'),
    '1 reed': [1, 0],
  });
  game.play('2 plow; field a1');
  expect(game.changes('1 reed-1')).toEqual({
    'person reed-1': [0, 1],
    'on reed-1': [1, 0],
    '1 home': [1, 0],
    '1 reed': [0, 1],
    '1 food': [2, 4],
  });
});

test('K126 Landing Net: 1 food if other building resources come with the reed', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'landing-net-2007');
  expect(game.changes('1 4-reed-stone-food')).toEqual({
    'person 4-reed-stone-food': [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
    '1 food': [2, 4],
  });
});

test('K126 Landing Net: nothing for wood', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'landing-net-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  });
});
