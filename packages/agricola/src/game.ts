import type { Game, GameBox } from '@furrow/kernel/game';
import { campaignRules } from './campaign/campaign-rules';
import { cards } from './cards/index';
import { poolNames } from './cards/pools/index';
import { ROUNDS } from './course/harvests';
import { sidesOf } from './farm/partner';
import { imagineHands } from './hands/imagine-hands';
import { poolOf } from './in-play/compile-cards';
import { options, optionsOf, SEAT_COUNTS, variantOf } from './options/options';
import type { Variant } from './options/variant';
import { compile } from './rules';
import type { Ruleset } from './ruleset';
import { CATEGORIES, resultsOf, scoreSheet, tieBreakOf, total, winnersOf } from './scoring/scoring';
import { teamResults, teamsOf } from './scoring/team-score';
import { PLACE } from './spaces/placing';
import { broken } from './state/invariants';
import { schemaOf } from './state/schema';
import { begin } from './state/setup';
import type { State } from './state/state';
import { eventFormsOf } from './vocabulary/event-forms';
import { grammarOf } from './vocabulary/notation';

/** Agricola in the 2007 and the revised edition. */
export const agricola: GameBox<State> = {
  id: 'agricola',
  seats: SEAT_COUNTS,
  options,
  pools: poolNames,
  campaign: campaignRules,
  cardsIn: (chosen, seats) => poolOf(variantOf(chosen, seats)).map((card) => cards[card].id),
  complete: (chosen, seats, named) => optionsOf(variantOf(chosen, seats, named)),
  open: (chosen, seats, named) => {
    const rules = rulesFor(variantOf(chosen, seats, named));
    const { pool } = rules.variant;
    const schema = schemaOf(rules);
    const game: Game<State> = {
      id: 'agricola',
      options: optionsOf(rules.variant),
      ...(pool !== undefined && { pool }),
      seats,
      sides: sidesOf(rules.variant),
      rules,
      schema,
      events: eventFormsOf(rules),
      grammar: grammarOf(rules),
      turnVerbs: [PLACE],
      passVerbs: ['pass-on'],
      begin: () => begin(rules),
      imagine: (seen, dice) => imagineHands(rules, schema, seen, dice),
      round: (state) => ({ now: state.round, of: ROUNDS }),
      categories: CATEGORIES,
      score: (state, seat) => scoreSheet(rules, state, seat),
      outcome: (state, among = state.players.map((_, seat) => seat)) => {
        const scores = state.players.map((_, seat) => total(scoreSheet(rules, state, seat)));
        const isTeams = rules.variant.teamPlay !== undefined;
        const results = isTeams ? teamResults(rules, state) : resultsOf(rules, state);
        const tieBreak = tieBreakOf(rules, results, among);
        return {
          scores,
          winners: winnersOf(results, among),
          ...(tieBreak !== undefined && { tieBreak }),
          ...(isTeams && { teams: teamsOf(rules, state) }),
        };
      },
      broken: (state) => broken(rules, state),
    };
    return game;
  },
};

/** So many variants stay compiled, those used last; a game holds the rules that it was opened with. */
const MOST_COMPILED = 64;
const compiled = new Map<string, Ruleset>();

/** The rules of a variant. */
function rulesFor(variant: Variant): Ruleset {
  const key = JSON.stringify(variant);
  const known = compiled.get(key) ?? compile(variant);
  compiled.delete(key);
  compiled.set(key, known);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= MOST_COMPILED) break;
    compiled.delete(oldest);
  }
  return known;
}
