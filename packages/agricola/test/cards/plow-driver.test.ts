import { expect, test } from 'vitest';
import { lastTurn, REPLENISHED } from './harvest-round';

const ready = (house: 'wood' | 'clay' | 'stone') =>
  lastTurn().inPlay(1, 'plow-driver').lay(1, { house }).play('1 clay-pit\n* reveal fencing');

test('A90 Plow Driver: in a stone house 1 food may be paid to plow at the start of each round', () => {
  const game = ready('stone');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; field a5')).toEqual({
    ...REPLENISHED,
    '1 food': [20, 19],
    '1 a5': [0, 'field'],
  });
  const declined = ready('stone').play('1 no');
  expect(declined.board()).toMatchObject({ '1 food': 20 });
  expect(declined.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test.each(['wood', 'clay'] as const)('A90 Plow Driver: not in a house of %s', (house) => {
  expect(ready(house).asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('A90 Plow Driver: not without food', () => {
  const game = lastTurn().inPlay(1, 'plow-driver').lay(1, { house: 'stone' }).give(1, { food: 0 });
  expect(game.play('1 clay-pit\n* reveal fencing').asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('A90 Plow Driver, AG-E49, AG-R307: without food it is paid with what the Well brings at the start of the same round', () => {
  const game = lastTurn({ revealed: 'major-improvement' })
    .inPlay(1, 'plow-driver')
    .lay(1, { house: 'stone' });
  game.give(1, { food: 0, wood: 1, stone: 3 }).play('1 major-improvement; major well');
  expect(game.changes('* reveal fencing')).toMatchObject({ '1 food': [0, 1] });
  expect(game.changes('1 yes; field a5')).toMatchObject({ '1 food': [1, 0], '1 a5': [0, 'field'] });
});
