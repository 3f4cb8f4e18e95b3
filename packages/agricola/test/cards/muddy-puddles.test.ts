import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B83 Muddy Puddles: 2 clay; 5 goods lie on it', () => {
  const game = new CardScenario().hold(1, 'muddy-puddles').give(1, { clay: 3 });
  expect(game.changes('1 meeting-place; yes; play muddy-puddles')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [3, 1],
    '1 hand muddy-puddles': [1, 0],
    '1 card muddy-puddles': [0, 1],
    '1 on muddy-puddles': [0, 5],
  });
});

test('B83 Muddy Puddles: at any time the top good for 1 clay, as often as there is one', () => {
  const game = new CardScenario()
    .inPlay(1, 'muddy-puddles')
    .lay(1, { stables: 'a5 a3' })
    .give(1, { clay: 6, food: 0 });
  expect(game.changes('1 muddy-puddles')).toEqual({
    '1 clay': [6, 5],
    '1 sheep': [0, 1],
    '1 on muddy-puddles': [5, 4],
  });
  expect(game.changes('1 muddy-puddles')).toMatchObject({ '1 food': [0, 1] });
  expect(game.changes('1 muddy-puddles')).toMatchObject({ '1 cattle': [0, 1] });
  expect(game.changes('1 muddy-puddles')).toMatchObject({ '1 food': [1, 2] });
  expect(game.changes('1 muddy-puddles')).toMatchObject({ '1 boar': [0, 1], '1 on muddy-puddles': [1, 0] });
  expect(game.why('1 muddy-puddles')).toEqual({ why: 'nothing-on-card' });
});

test('B83 Muddy Puddles: not without clay; an animal needs room (AG-R904)', () => {
  const poor = new CardScenario().inPlay(1, 'muddy-puddles');
  expect(poor.why('1 muddy-puddles')).toMatchObject({ why: 'cannot-pay' });
  const full = new CardScenario().inPlay(1, 'muddy-puddles').give(1, { clay: 1, boar: 1 });
  full.play('1 muddy-puddles');
  expect(full.offered(1)).toEqual(['keep 1 boar', 'keep 1 sheep']);
});

test('B83 Muddy Puddles AG-R1423: what lies on it is not on the farm', () => {
  expect(new CardScenario().inPlay(1, 'muddy-puddles').points(1, 'sheep')).toBe(-1);
});
