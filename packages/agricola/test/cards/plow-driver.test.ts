import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const ready = (house: 'wood' | 'clay' | 'stone') =>
  lastTurn().inPlay(1, 'plow-driver').lay(1, { house }).play('1 clay-pit\n* reveal fencing');

test('A90 Plow Driver: in a stone house 1 food may be paid to plow at the start of each round', () => {
  const game = ready('stone');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; field a5')).toMatchObject({ '1 food': [20, 19], '1 a5': [0, 'field'] });
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
