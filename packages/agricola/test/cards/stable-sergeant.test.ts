import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const sergeant = (stables: string) =>
  new CardScenario({ seats: 4 }).hold(1, 'stable-sergeant').lay(1, { stables }).give(1, { food: 3 });

const PLAYED = {
  'person lessons': [0, 1],
  '1 home': [2, 1],
  '1 hand stable-sergeant': [1, 0],
  '1 card stable-sergeant': [0, 1],
};

test('B167 Stable Sergeant: 1 animal of each type for 2 food', () => {
  expect(sergeant('a5 a3').changes('1 lessons; play stable-sergeant; yes')).toEqual({
    ...PLAYED,
    '1 food': [3, 1],
    '1 sheep': [0, 1],
    '1 boar': [0, 1],
    '1 cattle': [0, 1],
  });
});

test('B167 Stable Sergeant: it may be declined, and is not offered without 2 food', () => {
  expect(sergeant('a5 a3').changes('1 lessons; play stable-sergeant; no')).toEqual(PLAYED);
  expect(sergeant('a5 a3').give(1, { food: 1 }).changes('1 lessons; play stable-sergeant')).toEqual(PLAYED);
});

test('B167 Stable Sergeant: only with room for all three', () => {
  expect(sergeant('a5').changes('1 lessons; play stable-sergeant')).toEqual(PLAYED);
});

test('B167 Stable Sergeant: other animals may be given up for them', () => {
  const game = sergeant('a5 a3').give(1, { sheep: 3 }).play('1 lessons; play stable-sergeant; yes');
  expect(game.offered()).toContain('keep 1 sheep 1 boar 1 cattle');
  expect(game.changes('keep 1 sheep 1 boar 1 cattle')).toMatchObject({ '1 sheep': [4, 1] });
});
