import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn, lastTurnBeforeHarvest } from './harvest-round';

test('AG-R320 a space that the last person has left is free again for everybody', () => {
  const game = new CardScenario({ seats: 3, round: 2, revealed: 'grain-utilization fencing' }).inPlay(
    1,
    'full-peasant',
  );
  game.lay(1, { fields: 'b3' }).give(1, { grain: 1, wood: 4 }).lay(2, { fields: 'b3' }).give(2, { grain: 1 });
  game.play('1 grain-utilization; sow grain b3; yes; jump fencing; pasture a5');
  expect(game.why('2 fencing')).toMatchObject({ why: 'occupied' });
  expect(game.why('2 grain-utilization; sow grain b3')).toBeUndefined();
});

test('AG-R321 cards let several people onto a space, but never onto the Meeting Place', () => {
  const game = new CardScenario({ seats: 4, start: 4 }).inPlay(1, 'little-peasant').play('4 meeting-place');
  expect(game.why('1 meeting-place')).toMatchObject({ why: 'occupied' });
  game.play('1 fishing\n2 day-laborer\n3 clay-pit\n4 reed-bank');
  expect(game.changes('1 day-laborer')).toMatchObject({ 'person day-laborer': [2, 21] });
});

test('AG-R611 AG-R1411 the third person is offspring: a newborn in its first round, or an adult by a card', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'adoptive-parents');
  game.lay(1, { rooms: 'a1' }).play('1 basic-wish\n2 forest');
  expect(game.board()).toMatchObject({ '1 people': 3, '1 newborns': 1, '1 home': 1 });
  expect(game.changes('1 adoptive-parents')).toMatchObject({ '1 newborns': [1, 0], '1 home': [1, 2] });
});

test('AG-R703 a space that a card blocks cannot be plowed; goods on a space leave it before the tile comes', () => {
  const blocked = new CardScenario().inPlay(1, 'future-building-site').play('1 farmland');
  expect(blocked.why('field a1')).toMatchObject({ why: expect.any(String) });
  expect(blocked.offered()).not.toContain('field b2');
  const clay = new CardScenario().hold(1, 'potters-yard').give(1, { wood: 1, reed: 1 });
  clay.lay(1, { rooms: 'a1', fields: 'a2 a3 a4 a5 b5' });
  clay.play('1 meeting-place; yes; play potters-yard\n2 fishing');
  expect(clay.changes('1 farmland; field b4; no')).toMatchObject({ '1 b4': [0, 'field'], '1 clay': [0, 1] });
});

test('AG-R1003 what cards do in the field phase comes before the feeding', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'loom').lay(1, { stables: 'c5' });
  const fed = game.give(1, { sheep: 1, food: 1 }).changes('1 day-laborer');
  expect(fed).toMatchObject({ '1 food': [1, 0] });
  expect(fed).not.toHaveProperty('1 begging');
});

test('AG-R1226 AG-R1419 a field card is a field but no field tile: it can be sown and is not plowed', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'barrow-pusher')
    .hold(1, 'patch-caregiver')
    .give(1, { grain: 1, food: 1 });
  const played = game.changes('1 lessons; play patch-caregiver; no');
  expect(played).not.toHaveProperty('1 clay');
  game.play('2 fishing');
  expect(game.changes('1 grain-utilization; sow grain patch-caregiver')).toMatchObject({ '1 grain': [1, 0] });
  expect(game.points(1, 'fields')).toBe(-1);
  const tile = new CardScenario().inPlay(1, 'barrow-pusher').play('1 farmland');
  expect(tile.changes('field c5')).toEqual({ '1 c5': [0, 'field'], '1 clay': [0, 1], '1 food': [2, 3] });
});

test('AG-R1404 a good is obtained from a space, from a card, and by harvesting', () => {
  const space = new CardScenario().inPlay(1, 'hayloft-barn');
  expect(space.changes('1 grain-seeds')).toMatchObject({ '1 grain': [0, 1], '1 food': [2, 3] });
  const card = new CardScenario().inPlay(1, 'hayloft-barn').hold(1, 'scythe-worker');
  expect(card.changes('1 lessons; play scythe-worker')).toMatchObject({
    '1 grain': [0, 1],
    '1 food': [2, 3],
  });
  const field = lastTurnBeforeHarvest()
    .inPlay(1, 'hayloft-barn')
    .lay(1, { fields: 'a3 a4', grain: { a3: 3, a4: 3 } });
  field.play('1 clay-pit');
  expect(field.board()).toMatchObject({ '1 grain': 2, '1 food': 17, '1 on hayloft-barn': 3 });
});

test('AG-R1413 what a card lets its owner do in the turn of another is no turn of its own', () => {
  const game = new CardScenario({ seats: 3, start: 3 })
    .inPlay(1, 'riparian-builder')
    .give(1, { wood: 5, reed: 2 });
  game.play('3 reed-bank\n1 yes; room a1');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  expect(game.player(1).home).toBe(2);
});

test('AG-R1415 two people in the same turn; the next turn is not lost', () => {
  const game = new CardScenario({ revealed: 'sheep-market' }).inPlay(1, 'lasso');
  game.player(1).people = 3;
  game.player(1).home = 3;
  game.play('1 sheep-market; yes; fishing');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.play('2 clay-pit');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('AG-R1418 two animals are parents, the third is newborn', () => {
  const pair = lastTurn({ seats: 4, round: 12, revealed: 'urgent-wish' }).inPlay(1, 'pig-breeder');
  pair.lay(1, { fences: 'a2n a2w a3w b2n', stables: 'a2' }).give(1, { boar: 2 });
  expect(pair.changes('1 day-laborer')).toMatchObject({ '1 boar': [2, 3] });
  const one = lastTurn({ seats: 4, round: 12, revealed: 'urgent-wish' })
    .inPlay(1, 'pig-breeder')
    .give(1, { boar: 1 });
  expect(one.changes('1 day-laborer')).not.toHaveProperty('1 boar');
});

test('AG-R1422 the Sow action of a space is unconditional', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'lazy-sowman');
  game.lay(1, { fields: 'b3' }).give(1, { grain: 1 }).play('1 grain-utilization');
  expect(game.offered()).toEqual(['usual', 'instead lazy-sowman']);
});

test('AG-E53 crops lying on the Grocer do not score', () => {
  const game = new CardScenario().inPlay(1, 'grocer');
  expect([game.points(1, 'grain'), game.points(1, 'vegetables')]).toEqual([-1, -1]);
});

test('AG-E58 Loom, Joinery with 5 wood and Braggart add 7 points to the farm of the example', () => {
  const game = new CardScenario();
  game.lay(1, {
    rooms: 'a1 b2',
    house: 'stone',
    fields: 'a2 a3 b3 c3',
    grain: { a2: 2 },
    fences: 'a4n a5n a5e a4w b4w b4s b5n b5w b5e c5w c5s c5e',
    stables: 'b5',
  });
  game.player(1).people = 5;
  game.give(1, { grain: 1, vegetable: 1, sheep: 8, boar: 6, wood: 5 });
  expect(game.points(1)).toBe(35);
  game.own(1, 'joinery').inPlay(1, 'loom braggart');
  expect(game.points(1, 'improvements')).toBe(3);
  expect(game.points(1, 'bonus')).toBe(4);
  expect(game.points(1)).toBe(42);
});

test('AG-R1427 the occupation cost is the food for an occupation; food for a minor improvement is building cost', () => {
  const schooled = (food: number) =>
    new CardScenario()
      .inPlay(1, 'forest-school braggart')
      .hold(1, 'priest shifting-cultivation')
      .give(1, { food, wood: 5 });
  expect(schooled(0).changes('1 lessons; play priest')).toMatchObject({ '1 wood': [5, 4] });
  expect(schooled(1).why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  expect(schooled(2).changes('1 meeting-place; yes; play shifting-cultivation; field a5')).toMatchObject({
    '1 food': [2, 0],
    '1 a5': [0, 'field'],
  });
});

test.each([
  ['rooms', '1 farm-expansion; room a1; done', { '1 wood': [9, 4], '1 reed': [9, 7] }],
  ['stables', '1 farm-expansion; stable a2; done', { '1 wood': [9, 7] }],
  ['fences', '1 fencing; pasture a5; done', { '1 wood': [9, 5] }],
  ['renovations', '1 house-redevelopment; no', { '1 clay': [9, 7], '1 reed': [9, 8] }],
  ['major improvements', '1 major-improvement; major fireplace-2', { '1 clay': [9, 7] }],
  [
    'minor improvements',
    '1 meeting-place; yes; play young-animal-market',
    { '1 sheep': [1, 0], '1 cattle': [0, 1] },
  ],
])('AG-R1427 the building cost of %s is paid with whatever goods it consists of', (_what, line, changes) => {
  const game = new CardScenario({
    round: 6,
    revealed: 'fencing major-improvement house-redevelopment',
  })
    .hold(1, 'young-animal-market')
    .give(1, { wood: 9, clay: 9, reed: 9, sheep: 1, food: 0 });
  expect(game.changes(line)).toMatchObject(changes);
});

test('AG-R1428 exchanging, turning into food and buying for food are possible at the same times', () => {
  const game = () =>
    new CardScenario({ round: 4, revealed: 'fencing grain-utilization major-improvement sheep-market' })
      .inPlay(1, 'sheep-walker grocer')
      .own(1, 'fireplace-2')
      .lay(1, { fences: 'a2n a2w a2e b2n' })
      .give(1, { sheep: 3, food: 9 });
  expect(game().changes('1 sheep-walker; stone')).toEqual({ '1 sheep': [3, 2], '1 stone': [0, 1] });
  expect(game().changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [3, 2], '1 food': [9, 11] });
  expect(game().changes('1 grocer')).toEqual({ '1 food': [9, 8], '1 wood': [0, 1], '1 on grocer': [8, 7] });
  const breeding = game().play('1 fishing\n2 day-laborer\n1 clay-pit\n2 reed-bank\n1 feed nothing');
  expect(breeding.offered(1)).toEqual(['keep 3 sheep']);
  for (const way of ['sheep-walker', 'exchange', 'grocer'])
    expect(breeding.why(`1 ${way}`)).toEqual({ why: 'not-while-breeding' });
});
