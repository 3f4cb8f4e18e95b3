import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const BOTH = { seats: 3, round: 2, revealed: 'grain-utilization fencing' };

/** Seat 1 can sow b3 and can pay for the pasture a5, with so much food. */
function peasant(food: number): CardScenario {
  const game = new CardScenario(BOTH).inPlay(1, 'full-peasant').lay(1, { fields: 'b3' });
  return game.give(1, { grain: 1, wood: 4, food });
}

test('B130 Full Peasant: for 1 food from Grain Utilization on to Fencing', () => {
  expect(peasant(1).changes('1 grain-utilization; sow grain b3; yes; jump fencing; pasture a5')).toEqual({
    'person fencing': [0, 1],
    '1 b3 grain': [0, 3],
    '1 grain': [1, 0],
    '1 food': [1, 0],
    '1 wood': [4, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence b5n': [0, 1],
    '1 home': [2, 1],
  });
});

test('B130 Full Peasant: and from Fencing to Grain Utilization, only one jump a turn', () => {
  const game = peasant(2).play('1 fencing; pasture a5; yes; jump grain-utilization; sow grain b3');
  expect(game.board()).toMatchObject({ 'person grain-utilization': 1, '1 food': 1 });
  expect(game.asked()[0].seat).toBe(2);
});

test('B130 Full Peasant: not while the other space is occupied', () => {
  const game = peasant(1).occupy('grain-utilization', 3).play('1 fencing; pasture a5');
  expect(game.asked()[0].seat).toBe(2);
});

test('B130 Full Peasant: the space left behind is free again', () => {
  const game = peasant(1).play('1 grain-utilization; sow grain b3; yes; jump fencing; pasture a5');
  game.lay(2, { fields: 'b3' }).give(2, { grain: 1 });
  expect(game.changes('2 grain-utilization; sow grain b3')).toMatchObject({
    'person grain-utilization': [0, 2],
  });
});

test('B130 Full Peasant: not without food', () => {
  const game = peasant(0).play('1 grain-utilization; sow grain b3');
  expect(game.asked()[0].seat).toBe(2);
});

test('B130 Full Peasant: the grain that is to be sown cannot become the food (RU-43)', () => {
  const game = peasant(0).play('1 fencing; pasture a5');
  expect(game.asked()[0].seat).toBe(2);
  const two = peasant(0).give(1, { grain: 2 });
  expect(two.changes('1 fencing; pasture a5; yes; jump grain-utilization; sow grain b3')).toMatchObject({
    '1 grain': [2, 0],
    '1 b3 grain': [0, 3],
  });
});

test('B130 Full Peasant: who must say which goods become food keeps what the other space needs (RU-43)', () => {
  const game = peasant(0).give(1, { vegetable: 1 }).play('1 fencing; pasture a5; yes');
  expect(game.offered()).toEqual(['convert 1 vegetable', 'convert 1 grain']);
  expect(game.why('1 convert 1 grain 1 vegetable')).toEqual({ why: 'needed-afterwards' });
});

test('B130 Full Peasant: nor what is needed there given away in between', () => {
  const game = peasant(1).play('1 fencing; pasture a5; yes; give-back');
  expect(game.why('1 discard 1 grain')).toMatchObject({ why: 'strands-the-turn' });
});

test('B130 Full Peasant: to a Little Peasant in a small house the other space is unoccupied (RU-42)', () => {
  const game = new CardScenario({ ...BOTH, seats: 4 })
    .inPlay(1, 'full-peasant little-peasant')
    .lay(1, { fields: 'b3' });
  game.give(1, { grain: 1, wood: 4, food: 1 }).occupy('fencing', 2);
  game.play('1 grain-utilization; sow grain b3; yes; jump fencing; pasture a5');
  expect(game.board()).toMatchObject({ 'person fencing': 21 });
});
