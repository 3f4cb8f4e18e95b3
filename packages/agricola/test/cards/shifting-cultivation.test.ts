import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A002 Shifting Cultivation: 1 field is plowed for 2 food, and the left neighbour gets the card', () => {
  const game = new CardScenario().hold(1, 'shifting-cultivation').lay(1, { fields: 'a3' });
  expect(game.changes('1 meeting-place; yes; play shifting-cultivation; field a4')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 a4': [0, 'field'],
    '1 hand shifting-cultivation': [1, 0],
    '2 hand shifting-cultivation': [0, 1],
  });
});

test('A002 Shifting Cultivation: the field must touch the others, as always', () => {
  const game = new CardScenario().hold(1, 'shifting-cultivation').lay(1, { fields: 'a3' });
  expect(game.why('1 meeting-place; yes; play shifting-cultivation; field c5')).toMatchObject({
    why: 'cannot-stand-there',
  });
});

test('A002 Shifting Cultivation: cannot be played while no field can be plowed', () => {
  const full = 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5';
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'shifting-cultivation basket')
    .give(1, { reed: 1 })
    .lay(1, { fields: full });
  expect(game.why('1 major-improvement; play shifting-cultivation')).toMatchObject({
    why: 'play-impossible',
  });
  expect(game.offered()).toEqual(['play basket']);
});

test('A002 Shifting Cultivation: cannot be played without the food', () => {
  const game = new CardScenario().hold(1, 'shifting-cultivation').give(1, { food: 1 });
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});

test('A002 Shifting Cultivation, AG-V50: in winter the food for plowing is needed besides the 2 food', () => {
  const winter = (food: number) =>
    new CardScenario({ options: { seasons: 'winter' } }).hold(1, 'shifting-cultivation').give(1, { food });
  expect(winter(2).why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  const played = '1 meeting-place; yes; play shifting-cultivation; field a4';
  expect(winter(3).changes(played)).toMatchObject({ '1 food': [3, 0], '1 a4': [0, 'field'] });
});
