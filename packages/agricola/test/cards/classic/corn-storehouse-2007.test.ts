import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test.each(['wood', 'clay'])('I86 Corn Storehouse: it costs 2 %s and 2 reed, and has 1 point', (good) => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'corn-storehouse-2007')
    .give(1, { [good]: 2, reed: 2 });
  expect(game.changes('1 start-minor; yes; play corn-storehouse-2007')).toEqual({
    ...minorPlayed('corn-storehouse-2007'),
    [`1 ${good}`]: [2, 0],
    '1 reed': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('I86 Corn Storehouse: after the field phase grain is sown on empty fields, 2 on each', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'corn-storehouse-2007')
    .lay(1, { fields: 'a4 a5 b5', grain: { a4: 1 } })
    .give(1, { grain: 1 });
  expect(game.changes('1 clay-1\n1 yes; cell a4\n1 yes; cell b5\n1 feed nothing\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [1, 0],
    '1 a4 grain': [1, 2],
    '1 b5 grain': [0, 2],
  });
});

test('I86 Corn Storehouse: or not', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'corn-storehouse-2007')
    .lay(1, { fields: 'a5' })
    .give(1, { grain: 1 });
  expect(game.changes('1 clay-1\n1 no\n1 feed nothing\n2 feed nothing')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('I86 Corn Storehouse: not without grain, nor without a field on which it grows', () => {
  const without = lastTurnBeforeHarvest().inPlay(1, 'corn-storehouse-2007').lay(1, { fields: 'a5' });
  expect(without.play('1 clay-1').asked()[0]).toMatchObject({ kind: 'feed' });
  const beans = lastTurnBeforeHarvest()
    .inPlay(1, 'corn-storehouse-2007 bean-field-2007')
    .give(1, { grain: 1 });
  expect(beans.play('1 clay-1').asked()[0]).toMatchObject({ kind: 'feed' });
});

test('I86 Corn Storehouse RU-341: this is no Sow action, and cards that add crops do not act', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'corn-storehouse-2007 fieldsman-2007')
    .lay(1, { fields: 'a5' })
    .give(1, { grain: 1 });
  game.play('1 clay-1\n1 yes; cell a5');
  expect(game.board()).toMatchObject({ '1 a5 grain': 2 });
});
