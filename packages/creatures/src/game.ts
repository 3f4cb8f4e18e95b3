import { BadOption, type Game, type Options } from '@furrow/kernel/game';
import { buildings, findBuilding } from './buildings/index';
import { broken } from './invariants';
import { PLACE } from './kinds/work';
import { grammar } from './notation';
import { ROUNDS, rules } from './rules';
import { stateSchema } from './schema';
import { scoreSheet, total } from './scoring';
import { BASIC, begin, type Setup } from './setup';
import type { State } from './state';

const SPECIAL_IDS = buildings.filter((one) => one.kind === 'special').map((one) => one.id);
const COUNTS: Readonly<Record<string, Setup>> = {
  '4': { offer: BASIC, draws: 0, pieces: 4 },
  '8': { offer: BASIC, draws: 4, pieces: 5 },
  '12': { offer: BASIC, draws: 8, pieces: 5 },
};

/** All Creatures Big and Small. */
export const creatures: Game<State> = {
  id: 'creatures',
  seats: [2],
  options: [{ name: 'buildings', values: Object.keys(COUNTS), listOf: SPECIAL_IDS, standard: '12' }],
  rules,
  schema: stateSchema,
  grammar,
  turnVerbs: [PLACE],
  begin: (options) => begin(setupOf(options)),
  round: (state) => ({ now: state.round, of: ROUNDS }),
  score: scoreSheet,
  outcome: (state) => {
    const scores = state.players.map((_, seat) => total(scoreSheet(state, seat)));
    const winner = scores[0] === scores[1] ? 1 - state.first : scores[0] > scores[1] ? 0 : 1;
    return { scores, winner };
  },
  broken,
};

/** R13-R15: the basic game with 4 buildings, the advanced game with 8 or 12, or a chosen set. */
function setupOf(options: Options): Setup {
  for (const [name, value] of Object.entries(options)) {
    if (name !== 'buildings') throw new BadOption(name, value, ['buildings']);
  }
  const chosen = options.buildings ?? '12';
  if (Object.hasOwn(COUNTS, chosen)) return COUNTS[chosen];
  const offer = [...new Set(chosen.split(','))].map((id) => {
    const found = findBuilding(id);
    if (found?.kind !== 'special')
      throw new BadOption('buildings', chosen, [...Object.keys(COUNTS), ...SPECIAL_IDS]);
    return found.number;
  });
  return { offer, draws: 0, pieces: 5 };
}
