import { graded, gradeSteps } from '@furrow/agricola/scoring/scoring';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { passRound } from './late-game';

/** Fences around two pastures of one space each in the right column. */
const TWO_PASTURES = 'a5n a5w a5e b5n b5w b5e b5s';

const GRADED = {
  fields: [-1, -1, 1, 2, 3, 4, 4],
  pastures: [-1, 1, 2, 3, 4, 4],
  grain: [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
  vegetables: [-1, 1, 2, 3, 4, 4],
  sheep: [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
  boar: [-1, 1, 1, 2, 2, 3, 3, 4, 4],
  cattle: [-1, 1, 2, 2, 3, 3, 4, 4],
} as const;

describe('AG-T10 graded categories', () => {
  test.each(Object.entries(GRADED))('AG-T10 AG-R1502 AG-E60 %s', (category, points) => {
    const found = points.map((_, n) => graded(category as keyof typeof GRADED, n));
    expect(found).toEqual([...points]);
  });

  test.each(Object.entries(GRADED))(
    'AG-T10 the steps of %s lead from its fewest to its most points',
    (id, points) => {
      const category = id as keyof typeof GRADED;
      const risen = points.flatMap((now, n) =>
        n > 0 && now > points[n - 1] ? [{ at: n, gain: now - points[n - 1] }] : [],
      );
      expect(gradeSteps(category)).toEqual(risen);
    },
  );
});

test('AG-R1501 the game ends after the harvest of round 14', () => {
  const real = new AgricolaScenario();
  while (real.asked().length > 0) passRound(real);
  expect(real.state.round).toBe(14);
  expect(real.heard.at(-1)).toEqual({ event: 'over' });
  const harvests = (real.heard as { event: string; round?: number }[]).filter(
    (one) => one.event === 'harvest',
  );
  expect(harvests.map(({ round }) => round)).toEqual([4, 7, 9, 11, 13, 14]);
});

test('AG-R1503 fields score planted or not', () => {
  const game = new AgricolaScenario().lay(1, { fields: 'a3 a4 a5', grain: { a3: 3 } });
  expect(game.points(1, 'fields')).toBe(2);
});

test('AG-R1504 pastures score by their number, whatever their size and content', () => {
  const two = new AgricolaScenario().lay(1, { fences: TWO_PASTURES });
  expect(two.points(1, 'pastures')).toBe(2);
  const one = new AgricolaScenario().lay(1, { fences: 'a4n a5n a4w a5e b4w b5e b4s b5s' });
  expect(one.points(1, 'pastures')).toBe(1);
});

test('AG-R1505 crops on fields count with those in the supply', () => {
  const game = new AgricolaScenario().give(1, { grain: 2, vegetable: 1 });
  game.lay(1, { fields: 'a3 a4 a5', grain: { a3: 2 }, vegetables: { a4: 2 } });
  expect(game.points(1, 'grain')).toBe(2);
  expect(game.points(1, 'vegetables')).toBe(3);
});

test('AG-R1506 all animals on the farm count', () => {
  const game = new AgricolaScenario().lay(1, { fences: TWO_PASTURES, stables: 'a2' });
  game.give(1, { sheep: 2, boar: 3, cattle: 1 });
  expect(game.points(1, 'sheep')).toBe(1);
  expect(game.points(1, 'boar')).toBe(2);
  expect(game.points(1, 'cattle')).toBe(1);
});

test('AG-R1507 AG-E61 AG-T11 a space without room, stable, field and fences around it costs 1 point', () => {
  const game = new AgricolaScenario();
  expect(game.points(1, 'unused')).toBe(-13);
  game.lay(1, { rooms: 'a1' });
  expect(game.points(1, 'unused')).toBe(-12);
  game.lay(1, { fields: 'a3' });
  expect(game.points(1, 'unused')).toBe(-11);
  game.lay(1, { stables: 'c3' });
  expect(game.points(1, 'unused')).toBe(-10);
  game.lay(1, { fences: TWO_PASTURES });
  expect(game.points(1, 'unused')).toBe(-8);
});

test('AG-R1508 AG-Q58 AG-T11 stables score inside a pasture only, at most 4', () => {
  const game = new AgricolaScenario().lay(1, { fences: TWO_PASTURES, stables: 'a5' });
  expect(game.points(1, 'stables')).toBe(1);
  game.lay(1, { stables: 'c3 c4' });
  expect(game.points(1, 'stables')).toBe(1);
  game.lay(1, { stables: 'b5' });
  expect(game.points(1, 'stables')).toBe(2);
  const four = new AgricolaScenario();
  four.lay(1, { fences: 'a4n a5n a4w a5e b4w b5e b4s b5s', stables: 'a4 a5 b4 b5' });
  expect(four.points(1, 'stables')).toBe(4);
});

test('AG-R1509 AG-E59 AG-T11 four rooms score 0 of wood, 4 of clay, 8 of stone', () => {
  for (const [house, points] of [
    ['wood', 0],
    ['clay', 4],
    ['stone', 8],
  ] as const) {
    const game = new AgricolaScenario().lay(1, { rooms: 'a1 a2', house });
    expect(game.points(1, 'clayRooms') + game.points(1, 'stoneRooms')).toBe(points);
  }
});

test('AG-R1510 AG-T11 3 points for each person, newborns included', () => {
  const game = new AgricolaScenario();
  expect(game.points(1, 'people')).toBe(6);
  game.player(1).people = 5;
  game.player(1).newborns = 1;
  expect(game.points(1, 'people')).toBe(15);
});

test('AG-R1511 AG-R1512 improvements score what is printed, craft buildings their bonus besides', () => {
  const game = new AgricolaScenario().own(1, 'well joinery').give(1, { wood: 5 });
  expect(game.points(1, 'improvements')).toBe(6);
  expect(game.points(1, 'bonus')).toBe(2);
  expect(game.points(2, 'improvements')).toBe(0);
});

test('AG-R1229 improvements score only in front of the player at the end, not on display and not returned', () => {
  const game = new AgricolaScenario().play('* reveal major-improvement').own(1, 'fireplace-2');
  expect(game.points(1, 'improvements')).toBe(1);
  expect(game.points(2, 'improvements')).toBe(0);
  game.play('1 major-improvement; major cooking-hearth-5');
  expect(game.points(1, 'improvements')).toBe(1);
  game.state.majors.fill(0);
  expect(game.points(1, 'improvements')).toBe(0);
});

test('AG-R1513 AG-Q57 AG-T11 begging costs 3 points each, and a total may be negative', () => {
  for (const edition of ['revised', '2007']) {
    const game = new AgricolaScenario({ options: { edition } });
    const before = game.points(1);
    game.player(1).begging = 2;
    expect(game.points(1)).toBe(before - 6);
    expect(game.points(1)).toBeLessThan(0);
  }
});

test('AG-R1514 food and leftover resources score nothing', () => {
  const game = new AgricolaScenario();
  const before = game.points(1);
  game.give(1, { food: 30, wood: 20, clay: 20, reed: 20, stone: 20 });
  expect(game.points(1)).toBe(before);
});

describe('AG-R1307 AG-E36 the bonus of the craft buildings', () => {
  test.each([
    ['joinery', 'wood', [0, 0, 0, 1, 1, 2, 2, 3, 3]],
    ['pottery', 'clay', [0, 0, 0, 1, 1, 2, 2, 3, 3]],
    ['basketmaker', 'reed', [0, 0, 1, 1, 2, 3, 3]],
  ] as const)('AG-E36 AG-R1307 AG-T9 %s by its %s', (major, good, points) => {
    points.forEach((bonus, n) => {
      const game = new AgricolaScenario().own(1, major).give(1, { [good]: n });
      expect(game.points(1, 'bonus')).toBe(bonus);
      expect(game.points(1, 'improvements')).toBe(2);
      expect(game.points(2, 'bonus')).toBe(0);
    });
  });

  test('AG-R1307 without the building there is no bonus', () => {
    const game = new AgricolaScenario().give(1, { wood: 9, clay: 9, reed: 9 });
    expect(game.points(1, 'bonus')).toBe(0);
  });
});

/** Both seats have the same points; seat 1 has 5 wood with a Joinery, seat 2 as many points otherwise. */
function tied(edition: string): AgricolaScenario {
  const game = new AgricolaScenario({ options: { edition } });
  game.own(1, 'joinery').give(1, { wood: 5 });
  game.own(2, 'well').give(2, { wood: 0 });
  expect(game.points(1)).toBe(game.points(2));
  return game;
}

describe('AG-R1515 who wins', () => {
  test('AG-R1515 the highest total', () => {
    const game = new AgricolaScenario().own(2, 'well').give(1, { stone: 30 });
    expect(game.game.outcome(game.state)).toEqual({ scores: [game.points(1), game.points(2)], winners: [1] });
  });

  test('AG-E62 AG-R1515 AG-R1516 AG-Q45 the wood that made the bonus counts for the tie-break', () => {
    const game = tied('revised').give(2, { clay: 4 });
    const by = 'building-resources';
    expect(game.game.outcome(game.state)).toMatchObject({ winners: [0], tieBreak: { by, counts: [5, 4] } });
    game.give(2, { clay: 2, reed: 2, stone: 1 });
    expect(game.game.outcome(game.state)).toMatchObject({
      winners: [0, 1],
      tieBreak: { by, counts: [5, 5] },
    });
    game.give(2, { clay: 2, reed: 2, stone: 2 });
    expect(game.game.outcome(game.state).winners).toEqual([1]);
  });

  test('AG-R1515 of those who can still win the best one does, by the tie-break too', () => {
    const game = new AgricolaScenario({ seats: 3 }).own(3, 'well').give(1, { wood: 1 }).give(2, { wood: 2 });
    expect(game.game.outcome(game.state).winners).toEqual([2]);
    expect(game.game.outcome(game.state, [0, 1]).winners).toEqual([1]);
    expect(game.game.outcome(game.state, [0, 2]).winners).toEqual([2]);
    game.give(1, { clay: 1 });
    expect(game.game.outcome(game.state, [0, 1]).winners).toEqual([0, 1]);
    expect(game.game.outcome(game.state, []).winners).toEqual([]);
  });

  test('AG-Q55 crops, food and what lies on round spaces are no building resources', () => {
    const game = tied('revised').give(2, { wood: 5, food: 0 });
    game.give(1, { food: 9 });
    game.player(1).coming.push(14, 0, 3);
    expect(game.game.outcome(game.state).winners).toEqual([0, 1]);
  });

  test('AG-Q54 AG-R1515 a tie of the 2007 edition is a shared victory', () => {
    const game = tied('2007');
    const outcome = game.game.outcome(game.state);
    expect([outcome.winners, outcome.tieBreak]).toEqual([[0, 1], undefined]);
  });
});

test('AG-E57 the farm of the example is worth 35 points, line by line', () => {
  const game = new AgricolaScenario();
  game.lay(1, {
    rooms: 'a1 b2',
    house: 'stone',
    fields: 'a2 a3 b3 c3',
    grain: { a2: 2 },
    fences: 'a4n a5n a5e a4w b4w b4s b5n b5w b5e c5w c5s c5e',
    stables: 'b5',
  });
  game.player(1).people = 5;
  game.give(1, { grain: 1, vegetable: 1, sheep: 8, boar: 6, cattle: 0, food: 7 });
  const sheet = Object.fromEntries(
    game.game.score(game.state, 0).map((line) => [line.category, line.points + 0]),
  );
  expect(sheet).toEqual({
    fields: 3,
    pastures: 2,
    grain: 1,
    vegetables: 1,
    sheep: 4,
    boar: 3,
    cattle: -1,
    unused: -2,
    stables: 1,
    clayRooms: 0,
    stoneRooms: 8,
    people: 15,
    begging: 0,
  });
  expect(game.points(1)).toBe(35);
  expect(game.game.broken(game.state)).toEqual([]);
});
