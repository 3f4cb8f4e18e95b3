import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53.5 Warrior Princess: in the place of Basic Wish for Children, which never comes into play', () => {
  const game = inForest({ round: 4 }).lay(1, { rooms: 'a1' }).play(meeting('warrior-princess'));
  game.give(1, { food: 20 }).give(2, { food: 20 });
  game.play('2 clay-pit\n1 fishing\n2 reed-bank\n* reveal basic-wish');
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'replaced' });
  expect(game.changes('1 warrior-princess')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
});

test('AG-V53 Warrior Princess: only with room', () => {
  const game = inForest().beside('warrior-princess');
  expect(game.offered()).not.toContain('warrior-princess');
  expect(game.why('1 warrior-princess')).toBeDefined();
});
