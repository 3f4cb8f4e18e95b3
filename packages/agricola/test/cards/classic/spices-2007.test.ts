import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['fireplace-2', 3, 11],
  ['cooking-hearth-4', 1, 6],
])('E25 Spices RU-223: with %s %i vegetables make %i food with what there was', (major, vegetable, food) => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'spices-2007')
    .own(1, major)
    .give(1, { vegetable });
  game.play(`1 exchange; convert ${vegetable} vegetable`);
  expect(game.board()).toMatchObject({ '1 food': food });
});

test('E25 Spices: not for animals, nor for raw vegetables', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'spices-2007')
    .own(1, 'fireplace-2')
    .give(1, { sheep: 1 });
  expect(game.changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [1, 0], '1 food': [2, 4] });
  const raw = new CardScenario({ edition: '2007' }).inPlay(1, 'spices-2007').give(1, { vegetable: 1 });
  expect(raw.changes('1 exchange; convert 1 vegetable')).toEqual({ '1 vegetable': [1, 0], '1 food': [2, 3] });
});

test('E25 Spices: a vegetable that pays for something by itself counts', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'spices-2007')
    .own(1, 'fireplace-2')
    .hold(1, 'private-forest-2007')
    .give(1, { food: 0, vegetable: 1 });
  game.play('1 start-minor; yes; play private-forest-2007');
  expect(game.board()).toMatchObject({ '1 food': 1, '1 card private-forest-2007': 1, '1 round 14 wood': 1 });
});

test('E25 Spices: it costs nothing', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'spices-2007');
  expect(game.changes('1 start-minor; yes; play spices-2007')).toEqual(minorPlayed('spices-2007'));
});
