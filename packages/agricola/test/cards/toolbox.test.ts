import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const toolbox = () => new CardScenario({ revealed: 'fencing' }).inPlay(1, 'toolbox');

test('B027 Toolbox: the Joinery, Pottery or Basketmaker’s Workshop at its price after a turn with a stable', () => {
  const game = toolbox().give(1, { wood: 4, clay: 2, stone: 2 });
  game.play('1 farm-expansion; stable a5; done; yes');
  expect(game.offered()).toEqual(['major joinery', 'major pottery']);
  expect(game.changes('major pottery')).toEqual({
    '1 clay': [2, 0],
    '1 stone': [2, 0],
    'major pottery': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B027 Toolbox: after a turn with fences, after one with a room, and never if declined', () => {
  const fences = toolbox().give(1, { wood: 4, clay: 2, stone: 2 }).play('1 fencing; pasture a5');
  expect(fences.changes('no')).toEqual({});
  const room = toolbox().give(1, { wood: 5, reed: 4, stone: 2 }).play('1 farm-expansion; room a1');
  expect(room.changes('yes; major basketmaker')).toMatchObject({ 'major basketmaker': [0, 1] });
});

test('B027 Toolbox: nothing after a turn without building, nor in the next one', () => {
  const game = toolbox().give(1, { wood: 2, clay: 2, stone: 2 }).play('1 forest');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const later = toolbox().give(1, { wood: 4, clay: 2, stone: 2 });
  later.play('1 farm-expansion; stable a5; done; no\n2 forest\n1 clay-pit');
  expect(later.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B027 Toolbox: the stable of the Groom at the start of a round is in nobody’s turn', () => {
  const game = lastTurn().inPlay(1, 'toolbox groom').lay(1, { house: 'stone' });
  game.give(1, { wood: 1, clay: 2, stone: 2 }).play('1 reed-bank\n* reveal fencing\n1 yes; stable a5');
  game.play('1 clay-pit');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
