import { majors } from '@furrow/agricola/boards/majors';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { passRound, reveal } from './late-game';

/** A game in which seat 1 is about to place somebody and can use the space for major improvements. */
function improving(edition: 'revised' | '2007' = 'revised'): { game: AgricolaScenario; space: string } {
  const game = new AgricolaScenario({ options: { edition } });
  const space = edition === '2007' ? 'improvement' : 'major-improvement';
  return { game: reveal(game, space), space };
}

/** Plays the major improvement action of seat 1. */
function build(game: AgricolaScenario, text: string): ReturnType<AgricolaScenario['changes']> {
  return game.changes(`1 major-improvement; ${text}`);
}

describe('AG-T9 the price and the points of each major improvement', () => {
  test.each([
    ['fireplace-2', { clay: 2 }, 1],
    ['fireplace-3', { clay: 3 }, 1],
    ['cooking-hearth-4', { clay: 4 }, 1],
    ['cooking-hearth-5', { clay: 5 }, 1],
    ['well', { wood: 1, stone: 3 }, 4],
    ['clay-oven', { clay: 3, stone: 1 }, 2],
    ['stone-oven', { clay: 1, stone: 3 }, 3],
    ['joinery', { wood: 2, stone: 2 }, 2],
    ['pottery', { clay: 2, stone: 2 }, 2],
    ['basketmaker', { reed: 2, stone: 2 }, 2],
  ] as const)('AG-T9 AG-R1301 %s costs what is printed, and one less is not enough', (id, cost, points) => {
    for (const edition of ['revised', '2007'] as const) {
      const { game, space } = improving(edition);
      game.give(1, cost);
      const before = game.points(1);
      game.play(`1 ${space}; major ${id}`);
      for (const good of Object.keys(cost)) expect(game.board()[`1 ${good}`]).toBeUndefined();
      expect(game.board()[`major ${id}`]).toBe(1);
      expect(game.points(1) - before).toBe(points);
      expect(game.points(1, 'improvements')).toBe(points);
    }
    for (const [good, n] of Object.entries(cost)) {
      const { game } = improving();
      game.give(1, { ...cost, wood: 9, clay: 9, reed: 9, stone: 9, [good]: n - 1 });
      expect(game.why(`1 major-improvement; major ${id}`)).toMatchObject({ why: 'cannot-pay' });
    }
  });

  test('AG-T9 there are these ten and no others', () => {
    expect(majors).toHaveLength(10);
    expect(new Set(majors.map(({ id }) => id)).size).toBe(10);
  });
});

test('AG-R1301 exactly one is built with an action', () => {
  const { game } = improving();
  game.give(1, { clay: 9 });
  expect(build(game, 'major fireplace-2')).toEqual({
    '1 clay': [9, 7],
    '1 home': [2, 1],
    'major fireplace-2': [0, 1],
    'person major-improvement': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-R1301 what somebody owns cannot be built', () => {
  const { game } = improving();
  game.give(1, { clay: 9 }).own(2, 'fireplace-2');
  expect(game.why('1 major-improvement; major fireplace-2')).toMatchObject({ why: 'major-taken' });
});

test('AG-R1301 whoever can afford none cannot use the space', () => {
  const { game } = improving();
  game.give(1, { clay: 1, wood: 9, reed: 9 });
  expect(game.why('1 major-improvement')).toMatchObject({ why: expect.any(String) });
  expect(game.offered()).not.toContain('major-improvement');
});

test('AG-R1302 one player may own both Fireplaces and both Cooking Hearths', () => {
  const { game } = improving();
  game.give(1, { clay: 5 }).own(1, 'fireplace-2 fireplace-3 cooking-hearth-4');
  game.play('1 major-improvement; major cooking-hearth-5; pay 5 clay');
  expect(game.points(1, 'improvements')).toBe(4);
});

describe('AG-R1303 a Fireplace for a Cooking Hearth', () => {
  test.each(['cooking-hearth-4', 'cooking-hearth-5'])(
    'AG-R1303 AG-E35 a Fireplace may be returned for %s: no clay is paid and the Fireplace is available again',
    (hearth) => {
      const { game } = improving();
      game.give(1, { clay: 0 }).own(1, 'fireplace-3');
      const before = game.points(1);
      expect(build(game, `major ${hearth}`)).toEqual({
        '1 home': [2, 1],
        'major fireplace-3': [1, 0],
        [`major ${hearth}`]: [0, 1],
        'person major-improvement': [0, 1],
      });
      expect(game.points(1)).toBe(before);
      expect(game.points(1, 'improvements')).toBe(1);
    },
  );

  test('AG-R1303 with clay enough the owner says what is given', () => {
    const { game } = improving();
    game.give(1, { clay: 5 }).own(1, 'fireplace-2');
    game.play('1 major-improvement; major cooking-hearth-5');
    expect(game.offered().sort()).toEqual(['pay 5 clay', 'return fireplace-2']);
    expect(game.changes('1 return fireplace-2')).toEqual({
      'major fireplace-2': [1, 0],
      'major cooking-hearth-5': [0, 1],
    });
  });

  test('AG-Q43 one of two Fireplaces is returned, at the choice of the owner', () => {
    const { game } = improving();
    game.give(1, { clay: 0 }).own(1, 'fireplace-2 fireplace-3');
    game.play('1 major-improvement; major cooking-hearth-4');
    expect(game.offered().sort()).toEqual(['return fireplace-2', 'return fireplace-3']);
    game.play('1 return fireplace-3');
    expect(game.state.majors.slice(0, 4)).toEqual([1, 0, 1, 0]);
  });

  test('AG-R1303 the Fireplace of another player, or another major, is no payment', () => {
    const { game } = improving();
    game.give(1, { clay: 2 }).own(2, 'fireplace-3').own(1, 'clay-oven');
    expect(game.why('1 major-improvement; major cooking-hearth-4')).toMatchObject({
      why: 'cannot-pay',
    });
  });

  test('AG-R1303 a Fireplace is no payment for anything but a Cooking Hearth', () => {
    const { game } = improving();
    game.give(1, { clay: 2, stone: 0 }).own(1, 'fireplace-3');
    expect(game.why('1 major-improvement; major clay-oven')).toMatchObject({ why: 'cannot-pay' });
  });

  test('AG-Q43 the returned Fireplace can be built again by anybody with the next improvement action', () => {
    const { game } = improving();
    reveal(game, 'house-redevelopment').own(1, 'fireplace-2');
    game.give(1, { clay: 0 }).give(2, { clay: 4, reed: 1 });
    game.play('1 major-improvement; major cooking-hearth-4');
    game.play('2 house-redevelopment; yes; major fireplace-2');
    expect(game.board()['major fireplace-2']).toBe(2);
  });

  test('AG-Q43 returning works with the improvement after a renovation too', () => {
    const game = reveal(new AgricolaScenario(), 'house-redevelopment').own(1, 'fireplace-2');
    game.give(1, { clay: 2, reed: 1 });
    game.play('1 house-redevelopment; yes; major cooking-hearth-5');
    expect(game.state.majors.slice(0, 4)).toEqual([0, 0, 0, 1]);
  });
});

describe('AG-R1304 cooking and baking', () => {
  test.each([
    ['fireplace-2', { vegetable: 2, sheep: 2, boar: 2, cattle: 3, grain: 1 }],
    ['fireplace-3', { vegetable: 2, sheep: 2, boar: 2, cattle: 3, grain: 1 }],
    ['cooking-hearth-4', { vegetable: 3, sheep: 2, boar: 3, cattle: 4, grain: 1 }],
    ['cooking-hearth-5', { vegetable: 3, sheep: 2, boar: 3, cattle: 4, grain: 1 }],
    ['stone-oven', { vegetable: 1, grain: 1 }],
  ] as const)('AG-T9 AG-R1304 %s makes so much food of each good at any time', (id, food) => {
    for (const [good, n] of Object.entries(food)) {
      const { game } = improving();
      game.own(1, id).give(1, { food: 0, [good]: 1 });
      expect(game.changes(`1 exchange; convert 1 ${good}`)).toEqual({
        [`1 ${good}`]: [1, 0],
        '1 food': [0, n],
      });
    }
  });

  test.each([
    ['fireplace-2', 5, 10],
    ['cooking-hearth-5', 5, 15],
    ['clay-oven', 1, 5],
    ['stone-oven', 2, 8],
  ])('AG-T9 %s bakes %i grain to %i food', (id, grain, food) => {
    const game = reveal(new AgricolaScenario(), 'grain-utilization')
      .own(1, id)
      .give(1, { grain: 5, food: 0 });
    game.play('1 grain-utilization');
    expect(game.offered()).toHaveLength(grain);
    expect(game.changes(`1 bake ${grain}`)).toMatchObject({
      '1 food': [0, food],
      '1 grain': [5, 5 - grain || 0],
    });
  });
});

describe('AG-R1305 the Well', () => {
  test.each([
    [1, [2, 3, 4, 5, 6]],
    [9, [10, 11, 12, 13, 14]],
    [10, [11, 12, 13, 14]],
    [12, [13, 14]],
    [14, []],
  ])('AG-E34 AG-R1402 built in round %i it lays 1 food on the rounds %j', (round, rounds) => {
    const { game } = improving();
    game.state.round = round;
    game.give(1, { wood: 1, stone: 3 });
    build(game, 'major well');
    const laid = Object.keys(game.board()).filter((name) => name.startsWith('1 round'));
    expect(laid.sort()).toEqual(rounds.map((r) => `1 round ${r} food`).sort());
    for (const name of laid) expect(game.board()[name]).toBe(1);
  });

  test('AG-R1305 AG-R1407 the food comes at the start of the round, before anybody works, to its owner only', () => {
    const { game } = improving();
    game.give(1, { wood: 1, stone: 3, food: 0 }).give(2, { food: 0 });
    build(game, 'major well');
    game.play('2 reed-bank\n1 clay-pit\n2 forest');
    expect(game.board()['1 food']).toBeUndefined();
    game.play(game.offered()[0]);
    expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
    expect(game.board()).toMatchObject({ round: 2, '1 food': 1 });
    expect(game.board()['2 food']).toBeUndefined();
    expect(game.board()['1 round 2 food']).toBeUndefined();
    expect(game.board()['1 round 3 food']).toBe(1);
  });

  test('AG-R1305 the food of one round space comes each round, five times', () => {
    const { game } = improving();
    game.give(1, { wood: 1, stone: 3 });
    build(game, 'major well');
    const left = Array.from({ length: 7 }, () => {
      passRound(game);
      return Object.keys(game.board()).filter((name) => name.startsWith('1 round')).length;
    });
    expect(left).toEqual([4, 3, 2, 1, 0, 0, 0]);
  });

  test('AG-R1306 AG-Q46 the Well cannot be given away: only a Fireplace pays for a major', () => {
    for (const edition of ['revised', '2007'] as const) {
      const { game, space } = improving(edition);
      game.own(1, 'well').give(1, { clay: 3, stone: 0 });
      game.play(`1 ${space}`);
      expect(game.offered().sort()).toEqual(['major fireplace-2', 'major fireplace-3']);
    }
  });
});

test('AG-R1308 the tenth major improvement can be built when nine are taken, then the space is of no use', () => {
  for (const edition of ['revised', '2007'] as const) {
    const { game, space } = improving(edition);
    game.own(
      2,
      'fireplace-2 fireplace-3 cooking-hearth-4 cooking-hearth-5 well clay-oven stone-oven joinery pottery',
    );
    game.give(1, { reed: 2, stone: 2 });
    game.play(`1 ${space}; major basketmaker`);
    expect(game.board()['major basketmaker']).toBe(1);
    game.give(2, { wood: 9, clay: 9, reed: 9, stone: 9 });
    game.state.placed.fill(0);
    expect(game.why(`2 ${space}`)).toBeDefined();
  }
});
