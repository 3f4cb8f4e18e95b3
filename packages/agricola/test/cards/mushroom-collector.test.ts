import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A108 Mushroom Collector: after a wood accumulation space 1 wood goes back for 2 food', () => {
  const game = new CardScenario().inPlay(1, 'mushroom-collector');
  expect(game.changes('1 forest; yes')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 1],
    '1 home': [2, 1],
    '1 wood': [0, 2],
    '1 food': [2, 4],
  });
});

test('A108 Mushroom Collector: it may be declined', () => {
  const game = new CardScenario().inPlay(1, 'mushroom-collector');
  expect(game.changes('1 forest; no')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  });
});

test('A108 Mushroom Collector: its food cannot pay for the Shifting Cultivator', () => {
  const game = new CardScenario().inPlay(1, 'mushroom-collector shifting-cultivator').give(1, { food: 1 });
  expect(game.changes('1 forest; yes')).toMatchObject({ '1 food': [1, 3] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
