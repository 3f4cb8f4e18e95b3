import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = 'major-improvement fencing grain-utilization sheep-market';

test('A025 Bassinet: another person on the first space used that does not accumulate', () => {
  const game = new CardScenario().inPlay(1, 'bassinet').play('1 forest\n2 grain-seeds');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [2, 21],
    '1 home': [1, 0],
    '1 grain': [0, 1],
  });
});

test('A025 Bassinet: for 1 wood and 1 reed', () => {
  const game = new CardScenario().hold(1, 'bassinet').give(1, { wood: 1, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play bassinet')).toMatchObject({
    '1 wood': [1, 0],
    '1 reed': [1, 0],
    '1 card bassinet': [0, 1],
  });
});

test('A025 Bassinet: the space that its owner used first counts too', () => {
  const game = new CardScenario().inPlay(1, 'bassinet').play('1 day-laborer\n2 grain-seeds');
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
  expect(game.changes('1 day-laborer')).toMatchObject({ 'person day-laborer': [1, 11], '1 food': [4, 6] });
});

test('A025 Bassinet: no third person, and nobody but the owner', () => {
  const game = new CardScenario()
    .inPlay(1, 'bassinet')
    .family(1, 3)
    .play('1 forest\n2 grain-seeds\n1 grain-seeds');
  expect(game.why('2 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
  game.play('2 fishing');
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
});

test('A025 Bassinet: not where a newborn stands beside its parent', () => {
  const game = new CardScenario({ round: 5, revealed: `${STAGE_1} basic-wish` })
    .inPlay(1, 'bassinet')
    .lay(1, { rooms: 'a1 a2' })
    .lay(2, { rooms: 'a1' })
    .play('1 forest\n2 basic-wish');
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'occupied' });
});

test('A025 Bassinet: never on the Meeting Place', () => {
  const game = new CardScenario().inPlay(1, 'bassinet').play('1 forest\n2 meeting-place');
  expect(game.why('1 meeting-place')).toEqual({ why: 'occupied', space: 1 });
});

test('A025 Bassinet: the space on a card may be the first', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'bassinet forest-tallyman').family(1, 3).family(2, 3);
  game.play('1 forest\n2 clay-pit\n3 fishing\n4 copse\n1 forest-tallyman\n2 grove\n3 hollow\n4 reed-bank');
  expect(game.changes('1 forest-tallyman')).toMatchObject({ 'person forest-tallyman': [1, 11] });
});

test('A025 Bassinet: the next round has its own first space', () => {
  const game = new CardScenario()
    .inPlay(1, 'bassinet')
    .play('1 forest\n2 grain-seeds\n1 fishing\n2 clay-pit');
  game.play('* reveal fencing\n1 day-laborer\n2 grain-seeds');
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
});

test('A025 Bassinet: a space that was left for another one was the first (RU-45)', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(2, 'swagman').inPlay(1, 'bassinet');
  game.give(2, { wood: 2 }).play('1 forest\n2 grain-seeds; yes; jump farm-expansion; stable a5\n3 fishing');
  expect(game.why('1 farm-expansion')).toMatchObject({ why: 'occupied' });
});

test('A025 Bassinet: not where only going on is meant, because nobody is placed (RU-42)', () => {
  const game = new CardScenario({ seats: 3, round: 2, revealed: 'grain-utilization fencing' }).inPlay(
    1,
    'bassinet full-peasant',
  );
  game
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 1, wood: 4, food: 1 })
    .lay(2, { fields: 'b3' })
    .give(2, { grain: 1 });
  game.play('1 reed-bank\n2 grain-utilization; sow grain b3\n3 clay-pit\n1 fencing; pasture a5');
  expect(game.asked()[0].seat).toBe(2);
});

test('A025 Bassinet: where a newborn was adopted and left its parent', () => {
  const game = new CardScenario({ round: 5, revealed: `${STAGE_1} basic-wish` })
    .inPlay(1, 'bassinet')
    .inPlay(2, 'adoptive-parents');
  game.lay(1, { rooms: 'a1 a2' }).lay(2, { rooms: 'a1' }).play('1 forest\n2 basic-wish\n2 adoptive-parents');
  expect(game.changes('1 basic-wish')).toMatchObject({ 'person basic-wish': [2, 211] });
});
