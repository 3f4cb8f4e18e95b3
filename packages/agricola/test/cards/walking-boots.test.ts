import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = 'major-improvement fencing grain-utilization sheep-market';

test('B022 Walking Boots: 2 food, and at once a person from the supply is placed', () => {
  const game = new CardScenario().hold(1, 'walking-boots');
  expect(game.changes('1 meeting-place; yes; play walking-boots; forest')).toEqual({
    'person meeting-place': [0, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 hand walking-boots': [1, 0],
    '1 card walking-boots': [0, 1],
    '1 food': [2, 4],
    '1 wood': [0, 3],
    '1 home': [2, 1],
    '1 lost': [0, 1],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('B022 Walking Boots: that person is gone after the round, neither fed nor scored (RU-49)', () => {
  const game = new CardScenario()
    .hold(1, 'walking-boots')
    .play('1 meeting-place; yes; play walking-boots; forest');
  game.play('2 fishing\n1 clay-pit\n2 reed-bank\n* reveal fencing');
  expect(game.board()).toMatchObject({ '1 home': 2, '1 people': 2, '1 lost': 1 });
  expect(game.points(1, 'people')).toBe(6);
});

test('B022 Walking Boots: a family that has lost a person ends with four', () => {
  const game = new CardScenario({ round: 5, revealed: `${STAGE_1} basic-wish` })
    .hold(1, 'walking-boots')
    .family(1, 4)
    .lay(1, { rooms: 'a1 a2 b2' })
    .play('1 meeting-place; yes; play walking-boots; forest\n2 fishing');
  expect(game.why('1 basic-wish')).toEqual({ why: 'family-complete' });
});

test('B022 Walking Boots: at most 4 people', () => {
  const game = new CardScenario().hold(1, 'walking-boots').family(1, 5).play('1 meeting-place');
  expect(game.offered()).toEqual(['no']);
});

test('B022 Walking Boots: not if the person could not be placed anywhere (RU-49)', () => {
  const game = new CardScenario({ seats: 2 }).hold(1, 'walking-boots');
  for (const space of [
    'grain-seeds',
    'day-laborer',
    'forest',
    'clay-pit',
    'reed-bank',
    'fishing',
    'farmland',
  ])
    game.occupy(space, 2);
  game.occupy('sheep-market', 2).play('1 meeting-place');
  expect(game.offered()).toEqual(['no']);
});

test('B022 Walking Boots: the 2 food count for where the person can go', () => {
  const game = new CardScenario({ seats: 2 })
    .hold(1, 'walking-boots wood-cutter')
    .inPlay(1, 'ropemaker')
    .give(1, { food: 0 });
  for (const space of [
    'grain-seeds',
    'day-laborer',
    'forest',
    'clay-pit',
    'reed-bank',
    'fishing',
    'farmland',
  ])
    game.occupy(space, 2);
  game.occupy('sheep-market', 2).play('1 meeting-place; yes; play walking-boots');
  expect(game.offered()).toEqual(['lessons']);
});

test('B022 Walking Boots: only in the work phase', () => {
  const game = new CardScenario({ seats: 4, revealed: 'major-improvement' }).inPlay(1, 'minstrel');
  game.hold(1, 'walking-boots wooden-shed').give(1, { wood: 2, reed: 1 });
  for (const seat of [1, 2, 3, 4]) game.family(seat, 1);
  game.play('1 fishing\n2 clay-pit\n3 reed-bank\n4 copse\n1 yes');
  expect(game.why('1 play walking-boots')).toMatchObject({
    why: 'needs',
    condition: { during: 'workPhase' },
  });
});

test('B022 Walking Boots: whoever is placed first cannot take its space from it', () => {
  const game = new CardScenario({ round: 1, revealed: 'major-improvement' })
    .hold(1, 'walking-boots')
    .family(1, 1);
  for (const space of [
    'grain-seeds',
    'day-laborer',
    'forest',
    'clay-pit',
    'reed-bank',
    'fishing',
    'farmland',
    'meeting-place',
  ])
    game.occupy(space, 2);
  expect(game.why('1 major-improvement')).toEqual({ why: 'no-major-affordable' });
});
