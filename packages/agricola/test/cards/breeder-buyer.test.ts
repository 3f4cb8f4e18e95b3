import type { Ruleset } from '@furrow/agricola/ruleset';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const buying = (cards = '') =>
  new CardScenario({ seats: 4 })
    .inPlay(1, `breeder-buyer ${cards}`)
    .give(1, { wood: 12, clay: 12, stone: 12, reed: 4 });

test('A167 Breeder Buyer: a wooden room and a stable in one turn give 1 sheep', () => {
  expect(buying().changes('1 farm-expansion; room a1; stable a5; done')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'room'],
    '1 a5 stable': [0, 1],
    '1 wood': [12, 5],
    '1 reed': [4, 2],
    '1 sheep': [0, 1],
  });
});

test('A167 Breeder Buyer: with clay rooms 1 wild boar, with stone rooms 1 cattle; one animal for several of them', () => {
  const clay = buying().lay(1, { house: 'clay' });
  expect(clay.changes('1 farm-expansion; room a1; room b2; stable a5; stable a4; done')).toMatchObject({
    '1 boar': [0, 1],
  });
  const stone = buying().lay(1, { house: 'stone' });
  expect(stone.changes('1 farm-expansion; stable a5; room a1; done')).toMatchObject({ '1 cattle': [0, 1] });
});

test('A167 Breeder Buyer: a room or a stable alone is not enough', () => {
  expect(buying().changes('1 farm-expansion; room a1; done')).not.toHaveProperty('1 sheep');
  expect(buying().changes('1 farm-expansion; stable a5; done')).not.toHaveProperty('1 sheep');
});

test('A167 Breeder Buyer: a room in one turn and a stable in another are not the same turn', () => {
  const game = buying().play(`
    1 farm-expansion; room a1; done
    2 forest
    3 clay-pit
    4 reed-bank`);
  game.state.placed.fill(0);
  expect(game.changes('1 farm-expansion; stable a5; done')).not.toHaveProperty('1 sheep');
});

test('A167 Breeder Buyer: several actions of one turn count together', () => {
  const game = buying('large-scale-farmer').hold(1, 'shelter').lay(1, { fences: 'a5n a5w a5e b5n' });
  game.state.revealed.push((game.game.rules as Ruleset).spaceNumber('major-improvement'));
  game.play('1 farm-expansion; room a1; done; yes; jump major-improvement');
  expect(game.changes('1 play shelter; yes; stable a5')).toMatchObject({ '1 sheep': [0, 1] });
});

test('A167 Breeder Buyer: an animal without room goes, or stays in place of another', () => {
  const game = buying().give(1, { boar: 1, sheep: 0 });
  game.lay(1, { stables: 'a3 a4' }).give(1, { boar: 3 });
  game.play('1 farm-expansion; room a1; stable a5; done');
  expect(game.player(1).goods.slice(7)).toEqual([1, 3, 0]);
});
