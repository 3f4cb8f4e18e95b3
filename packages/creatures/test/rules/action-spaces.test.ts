import { spaces } from '@furrow/creatures/spaces';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has, lastGained, roundsWithout } from './rounds';

test('R80 there are 17 action spaces; "Special Building" is there twice', () => {
  const game = gather(new Scenario(), 3).play(`
    1 stall; at b1
    2 stone-1
    1 wood-3
    2 stone-2
    1 start-wood
    2 reed-sheep`);
  expect(game.offered()).toEqual(spaces.map(({ id }) => id));
  expect(game.offered()).toHaveLength(17);
  expect(game.offered().filter((space) => space.startsWith('special-'))).toEqual(['special-1', 'special-2']);
  const builds = ['special-1', 'special-2'].map((space) => {
    const one = new Scenario().play(`1 wood-3\n2 stone-1\n1 building-resources\n2 stone-2\n1 ${space}`);
    return one.offered();
  });
  expect(builds[0]).toEqual(['build shelter', 'build storage']);
  expect(builds[1]).toEqual(builds[0]);
});

describe('R81 the top four spaces are start-wood, wood-3, stone-1 and stone-2', () => {
  const withTimberShop = () =>
    new Scenario({ buildings: 'timber-shop' }).play(`
      1 stone-2
      2 reed-sheep
      1 special-1; build timber-shop; at b1
      2 walls; border a0n; done
      1 building-resources
      2 pig-sheep`);

  const top = ['start-wood', 'wood-3', 'stone-1', 'stone-2'];

  test.each(top)('R81 the Timber Shop gets its wood when %s is the fourth of them to be occupied', (last) => {
    const [one, two, three] = top.filter((space) => space !== last);
    const game = withTimberShop().play(`1 ${one}\n2 ${two}\n1 ${three}`);
    const before = has(game, 1, 'wood');
    game.play(`2 ${last}`);
    expect(has(game, 1, 'wood') - before).toBe(3);
  });

  test('R81 no other space is one of them', () => {
    const game = withTimberShop().play('1 stone-1\n2 stone-2\n1 start-wood\n2 building-resources');
    game.play('1 cow-pigs');
    expect(has(game, 1, 'wood')).toBe(3);
  });
});

describe('the marker and the start space', () => {
  test('R82 start-wood gives all its wood and the marker; the order changes with the next round', () => {
    const game = new Scenario({ start: 2 }).play('stone-1\nstone-2\nwood-3\nbuilding-resources\nreed-sheep');
    game.play('1 walls; border a0n; done').play('2 wood-3');
    expect(game.changes('1 start-wood')).toEqual({
      'worker start-wood': [0, 1],
      'on start-wood': [2, 0],
      '1 wood': [1, 3],
      marker: [2, 1],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    game.play('2 stone-1\n1 stone-2\n2 building-resources\n1 reed-sheep');
    expect(game.board()).toMatchObject({ round: 3 });
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  });

  test('R83 the holder of the marker may use start-wood and keeps it', () => {
    const game = new Scenario({ start: 1 });
    expect(game.changes('1 start-wood')).toEqual({
      'worker start-wood': [0, 1],
      'on start-wood': [1, 0],
      '1 wood': [0, 1],
    });
    expect(game.state.marker).toBe(0);
    game.play('wood-3\nstone-1\nstone-2\nbuilding-resources\nreed-sheep');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  });
});

describe('resources', () => {
  test.each([
    ['R84', 'wood-3', 'wood', 3],
    ['R85', 'stone-1', 'stone', 1],
    ['R86', 'stone-2', 'stone', 2],
  ])('%s %s gives everything on it and nothing else', (_rule, space, good, each) => {
    const first = new Scenario();
    expect(first.changes(`1 ${space}`)).toEqual({
      [`worker ${space}`]: [0, 1],
      [`on ${space}`]: [each, 0],
      [`1 ${good}`]: [0, each],
    });
    const third = roundsWithout(new Scenario(), 2, space).play(`1 ${space}`);
    expect(lastGained(third)).toEqual({ [good]: 3 * each });
  });

  test('R87 building-resources gives 1 wood, 1 stone and 1 reed from the supply', () => {
    const game = new Scenario();
    expect(game.changes('1 building-resources')).toEqual({
      'worker building-resources': [0, 1],
      '1 wood': [0, 1],
      '1 stone': [0, 1],
      '1 reed': [0, 1],
    });
  });

  test('R87 nothing ever lies on building-resources: it gives the same in round 4', () => {
    const game = roundsWithout(new Scenario(), 3, 'building-resources');
    expect(game.board()['on building-resources']).toBeUndefined();
    game.play('1 building-resources');
    expect(lastGained(game)).toEqual({ wood: 1, stone: 1, reed: 1 });
  });
});

describe('R88 expand', () => {
  test.each(['left', 'right'])('R88 gives all its borders and adds an expansion on the %s', (side) => {
    const game = roundsWithout(new Scenario(), 1);
    expect(game.changes(`1 expand; expand ${side}`)).toEqual({
      'worker expand': [0, 1],
      'on expand': [2, 0],
      'supply expansions': [4, 3],
      '1 columns': [2, 3],
      '1 border': [9, 11],
    });
    expect(game.player(1).farm.left).toBe(side === 'left' ? 1 : 0);
  });

  test('R88 Q10 the expansion must be taken while one is left; only the side is free', () => {
    const game = new Scenario().play('1 expand');
    expect(game.offered()).toEqual(['expand left', 'expand right']);
    expect(game.why('1 pass')).toMatchObject({ why: 'not-asked' });
    expect(game.why('1 done')).toMatchObject({ why: 'not-asked' });
  });

  test('R88 without an expansion in the supply it still gives its borders', () => {
    const game = new Scenario();
    for (let round = 1; round <= 4; round++) {
      game.play(`
        1 expand; expand right
        2 wood-3
        1 stone-1
        2 stone-2
        1 building-resources
        2 reed-sheep`);
    }
    expect(game.state.expansions).toBe(0);
    expect(game.changes('1 expand')).toEqual({
      'worker expand': [0, 1],
      'on expand': [1, 0],
      '1 border': [13, 14],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R88 a player who may not expand gets only the borders', () => {
    const game = new Scenario({ buildings: 'corner-house' }).play(`
      1 building-resources
      2 wood-3
      1 stone-2
      2 stone-1
      1 special-1; build corner-house; at a0
      2 reed-sheep`);
    expect(game.changes('1 expand')).toEqual({
      'worker expand': [0, 1],
      'on expand': [2, 0],
      '1 border': [9, 11],
    });
  });
});

describe('animals', () => {
  test.each([
    ['R97', 'reed-sheep', { reed: 1, sheep: 3 }],
    ['R98', 'pig-sheep', { pig: 1, sheep: 3 }],
    ['R99', 'cow-pigs', { cow: 1, pig: 3 }],
    ['R100', 'horse-sheep', { horse: 1, sheep: 3 }],
  ])('%s %s gives its first good and all its animals', (_rule, space, goods) => {
    const game = roundsWithout(new Scenario(), 3, space);
    game.play(`1 ${space}`);
    expect(lastGained(game)).toEqual(goods);
    expect(game.board()[`on ${space}`]).toBeUndefined();
    expect(game.board()).toMatchObject(
      Object.fromEntries(Object.entries(goods).map(([good, count]) => [`1 ${good}`, count])),
    );
  });

  test('R101 animals from a space that are not kept go to the supply; none stay on the space', () => {
    const game = roundsWithout(new Scenario(), 3);
    expect(game.changes('1 cow-pigs; keep 1 cow')).toEqual({
      'worker cow-pigs': [0, 1],
      'on cow-pigs': [4, 0],
      '1 cow': [0, 1],
    });
    expect(game.heard.at(-1)).toMatchObject({ event: 'ranAway', goods: [[4, 3]] });
    game.play('wood-3\nstone-1\nstone-2\nbuilding-resources\nreed-sheep');
    expect(game.board()).toMatchObject({ round: 5, 'on cow-pigs': 1 });
  });

  test('R101 all of them may be turned down, also those that would fit', () => {
    const game = new Scenario().play('1 cow-pigs\n2 stone-1\n1 horse-sheep');
    expect(game.changes('1 keep nothing')).toEqual({ '1 cow': [1, 0], '1 horse': [1, 0] });
  });
});
