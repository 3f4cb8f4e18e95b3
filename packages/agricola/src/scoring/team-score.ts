import type { ScoreLine, Team } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import type { Ruleset } from '../ruleset';
import type { State } from '../state/state';
import { type Result, resourcesOf, scoreSheet, total } from './scoring';

/** AG-V30: the partners of each team; they sit opposite each other. */
const TEAMS: readonly (readonly [Seat, Seat])[] = [
  [0, 2],
  [1, 3],
];

/** AG-Q57: begging is booked with the cards in the 2007 edition, with the bonus points in the revised one. */
const BEGGING_WITH = { '2007': 'improvements', revised: 'bonus' } as const;

/** The score sheet of a team: of each category the lower points of the two partners. */
export function teamSheet(rules: Ruleset, state: State, team: number): readonly ScoreLine[] {
  const [one, other] = TEAMS[team].map((seat) =>
    byCategory(scoreSheet(rules, state, seat), BEGGING_WITH[rules.variant.edition]),
  );
  return [...one].map(([category, points]) => ({
    category,
    about: -1,
    points: Math.min(points, other.get(category) ?? 0),
  }));
}

function byCategory(sheet: readonly ScoreLine[], beggingWith: string): Map<string, number> {
  const points = new Map<string, number>();
  const add = (category: string, more: number) => points.set(category, (points.get(category) ?? 0) + more);
  for (const line of sheet) add(line.category === 'begging' ? beggingWith : line.category, line.points);
  for (const category of ['improvements', 'bonus']) add(category, 0);
  return points;
}

/** The points of a team. */
export function teamScore(rules: Ruleset, state: State, team: number): number {
  if (rules.variant.teamPlay === 'lower-per-category') return total(teamSheet(rules, state, team));
  const [one, other] = TEAMS[team].map((seat) => total(scoreSheet(rules, state, seat)));
  return one * other;
}

/** What each seat ended with together with its partner; a tie is broken as among single players, by what both have left. */
export function teamResults(rules: Ruleset, state: State): readonly Result[] {
  const results = TEAMS.map((seats, team) => ({
    points: teamScore(rules, state, team),
    resources: seats.reduce((sum, seat) => sum + resourcesOf(rules, state, seat), 0),
  }));
  return state.players.map((_, seat) => results[TEAMS.findIndex((seats) => seats.includes(seat))]);
}

/** The teams with their points. */
export function teamsOf(rules: Ruleset, state: State): readonly Team[] {
  return TEAMS.map((seats, team) => ({ seats, points: teamScore(rules, state, team) }));
}
