import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B151 Little Peasant: 1 stone when it is played', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'little-peasant');
  expect(game.changes('1 lessons; play little-peasant')).toEqual({
    'person lessons': [0, 1],
    '1 hand little-peasant': [1, 0],
    '1 card little-peasant': [0, 1],
    '1 stone': [0, 1],
    '1 home': [2, 1],
  });
});

test('B151 Little Peasant: in a wooden house with two rooms no space is occupied', () => {
  const game = new CardScenario({ seats: 4, start: 2 }).inPlay(1, 'little-peasant').family(2, 3);
  game.play('2 grain-seeds\n3 forest\n4 day-laborer');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [2, 21],
    '1 grain': [0, 1],
    '1 home': [2, 1],
  });
  expect(game.why('2 day-laborer')).toMatchObject({ why: 'occupied' });
  game.play('2 clay-pit\n3 reed-bank\n4 copse');
  expect(game.changes('1 grain-seeds')).toMatchObject({ 'person grain-seeds': [21, 211] });
});

test('B151 Little Peasant: but for the Meeting Place', () => {
  const game = new CardScenario({ seats: 4, start: 2 }).inPlay(1, 'little-peasant');
  game.play('2 meeting-place\n3 forest\n4 day-laborer');
  expect(game.why('1 meeting-place')).toEqual({ why: 'occupied', space: 1 });
});

test('B151 Little Peasant: an accumulation space must have goods', () => {
  const game = new CardScenario({ seats: 4, start: 4 }).inPlay(1, 'little-peasant').play('4 forest');
  expect(game.why('1 forest')).toEqual({ why: 'nothing-there' });
});

test.each([
  ['a third room', { rooms: 'a1' }],
  ['a clay house', { house: 'clay' }],
] as const)('B151 Little Peasant: not with %s', (_what, on) => {
  const game = new CardScenario({ seats: 4, start: 4 })
    .inPlay(1, 'little-peasant')
    .play('4 grain-seeds')
    .lay(1, on);
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
});
