import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { inForest, meeting } from './in-forest';

test('AG-V53.5 Feral Child: a person joins, and one goes back after the next feeding phase', () => {
  const game = inForest({ round: 4 });
  expect(game.changes(meeting('feral-child'))).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
  game.give(1, { food: 20 }).give(2, { food: 20 });
  expect(game.changes('2 clay-pit\n1 fishing\n2 reed-bank\n* reveal basic-wish')).toMatchObject({
    '1 people': [3, 2],
    '1 home': [1, 2],
  });
});

test('AG-V53.5 Feral Child: the person goes back before animals breed', () => {
  const game = inForest({ round: 4 }).lay(1, { fences: 'a5n a5w b5n a5e' }).give(1, { sheep: 3, food: 20 });
  game.give(2, { food: 20 }).play(meeting('feral-child'));
  game.play('2 clay-pit\n1 fishing\n2 reed-bank');
  expect(game.asked()).toMatchObject([{ kind: 'settle', seat: 1 }]);
  expect(game.board()).toMatchObject({ '1 people': 2, '1 sheep': 4 });
});

test('AG-V53.5 Feral Child: with 5 people nothing happens, and nobody goes back', () => {
  const game = lastTurn({ round: 4, options: { 'forest-deck': 'on' } }).family(1, 5);
  game.player(1).home = 1;
  const changes = game.changes('1 forest\n* draw feral-child\n* reveal basic-wish');
  expect(changes).not.toHaveProperty('1 people');
});
