import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I225 Field Watchman: where grain is taken 1 field may be plowed', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'field-watchman-2007');
  expect(game.changes('1 grain; yes; field a1')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 a1': [0, 'field'],
  });
});

test('I225 Field Watchman: or not', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'field-watchman-2007');
  expect(game.changes('1 grain; no')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
  });
});
