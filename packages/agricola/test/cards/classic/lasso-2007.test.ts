import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I88 Lasso: after sheep a second person, wherever it likes', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'lasso-2007');
  expect(game.changes('1 sheep; yes; clay-1')).toEqual({
    'person sheep': [0, 1],
    'person clay-1': [0, 1],
    'on sheep': [1, 0],
    'on clay-1': [1, 0],
    '1 sheep': [0, 1],
    '1 clay': [0, 1],
    '1 home': [2, 0],
  });
});

test('I88 Lasso: after another space a second person for animals only', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'lasso-2007').play('1 wood-3; yes');
  expect(game.offered()).toEqual(['sheep']);
  expect(game.changes('1 sheep')).toMatchObject({ 'person sheep': [0, 1], '1 home': [1, 0] });
});

test('I88 Lasso: exactly two people', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'lasso-2007').family(1, 4);
  game.play('1 sheep; yes; clay-1');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('I88 Lasso RU-48: it costs 1 reed, and not yet in the turn in which it is played', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'lasso-2007').give(1, { reed: 1 });
  expect(game.changes('1 start-minor; yes; play lasso-2007')).toMatchObject({ '1 reed': [1, 0] });
  expect(game.asked()[0].seat).toBe(2);
});
