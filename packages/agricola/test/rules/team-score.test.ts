import type { Ruleset } from '@furrow/agricola/ruleset';
import { teamScore, teamSheet } from '@furrow/agricola/scoring/team-score';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';

/** Four players in two teams. */
function teams(scoring: string, edition = 'revised'): AgricolaScenario {
  return new AgricolaScenario({ seats: 4, options: { 'team-play': scoring, edition } });
}

function rulesOf(game: AgricolaScenario): Ruleset {
  return game.game.rules as Ruleset;
}

/** The points of both teams. */
function scores(game: AgricolaScenario): number[] {
  return [0, 1].map((team) => teamScore(rulesOf(game), game.state, team));
}

/** The sheet of the team of seats 1 and 3 without the categories that are 0. */
function sheet(game: AgricolaScenario): Record<string, number> {
  const lines = teamSheet(rulesOf(game), game.state, 0).filter(({ points }) => points !== 0);
  return Object.fromEntries(lines.map(({ category, points }) => [category, points]));
}

/** What every farm is worth at the start. */
const START = {
  fields: -1,
  pastures: -1,
  grain: -1,
  vegetables: -1,
  sheep: -1,
  boar: -1,
  cattle: -1,
  unused: -13,
  people: 6,
};

test('AG-V30 of each category only the lower points count, once for the team', () => {
  const game = teams('lower-per-category');
  expect(sheet(game)).toEqual(START);
  game
    .give(1, { grain: 8, sheep: 1 })
    .give(3, { grain: 4, boar: 1 })
    .own(1, 'well fireplace-2')
    .own(3, 'joinery');
  game.player(3).people = 5;
  expect(sheet(game)).toEqual({ ...START, grain: 2, improvements: 2 });
  expect(scores(game)).toEqual([-9, -14]);
});

test('AG-V30 a team without improvements on one side gets nothing for those of the other', () => {
  const game = teams('lower-per-category').own(1, 'joinery').give(1, { wood: 7 });
  expect(sheet(game)).toEqual(START);
});

test.each([
  ['revised', { improvements: 2, bonus: -3 }],
  ['2007', { improvements: -1, bonus: 0 }],
] as const)('AG-V30 AG-Q57 AG-D12 %s: begging belongs to a category of its own edition', (edition, found) => {
  const game = teams('lower-per-category', edition).own(1, 'joinery').own(3, 'pottery').give(3, { clay: 7 });
  game.player(1).begging = 1;
  expect({ improvements: 0, bonus: 0, ...sheet(game) }).toEqual({ ...START, ...found });
});

test('AG-V30 the product of both totals', () => {
  const game = teams('product-of-totals');
  for (const seat of [1, 2, 3, 4]) game.lay(seat, { rooms: 'a1 a2 b2', house: 'stone' });
  game.own(1, 'well');
  const each = game.points(2);
  expect(game.points(1)).toBe(each + 4);
  expect(scores(game)).toEqual([each * (each + 4), each * each]);
});

test('AG-V30 both partners of the better team win, each seat keeps its own points', () => {
  const game = teams('lower-per-category').give(2, { grain: 9 }).give(4, { grain: 9 }).own(1, 'well');
  const outcome = game.game.outcome(game.state);
  expect(outcome).toEqual({
    scores: [1, 2, 3, 4].map((seat) => game.points(seat)),
    winners: [1, 3],
    teams: [
      { seats: [0, 2], points: -14 },
      { seats: [1, 3], points: expect.any(Number) as number },
    ],
  });
  expect(outcome.teams?.[1].points).toBeGreaterThan(-14);
  expect(outcome.scores[0]).toBeGreaterThan(outcome.scores[2]);
  expect(game.give(2, { grain: 0 }).game.outcome(game.state).winners).toEqual([0, 1, 2, 3]);
});

test('AG-V30 AG-R1515 a tie of teams goes to the most building resources of both partners together', () => {
  const game = teams('lower-per-category').give(1, { wood: 2 }).give(2, { clay: 1 }).give(4, { reed: 2 });
  expect(game.game.outcome(game.state)).toMatchObject({
    winners: [1, 3],
    tieBreak: { by: 'building-resources' },
  });
  expect(game.game.outcome(game.state, [0, 2, 3]).winners).toEqual([3]);
  expect(game.game.outcome(game.state, [0, 2]).winners).toEqual([0, 2]);
  expect(game.give(3, { stone: 1 }).game.outcome(game.state).winners).toEqual([0, 1, 2, 3]);
  const old = teams('lower-per-category', '2007').give(1, { wood: 2 });
  expect(old.game.outcome(old.state).winners).toEqual([0, 1, 2, 3]);
});
