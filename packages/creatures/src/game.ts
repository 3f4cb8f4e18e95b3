import { BadOption, type GameBox, type Options, poolNamed } from '@furrow/kernel/game';
import { imagine } from '@furrow/kernel/imagine';
import { buildings, findBuilding } from './buildings/index';
import { eventForms } from './event-forms';
import { broken } from './invariants';
import { PLACE } from './kinds/work';
import { grammar } from './notation';
import { rules } from './rules';
import { stateSchema } from './schema';
import { CATEGORIES, outcome, scoreSheet } from './scoring';
import { BASIC, begin, type Setup } from './setup';
import { ROUNDS, type State } from './state';

const SPECIAL_IDS = buildings.filter((one) => one.kind === 'special').map((one) => one.id);
const COUNTS: Readonly<Record<string, Setup>> = {
  '4': { offer: BASIC, draws: 0, pieces: 4 },
  '8': { offer: BASIC, draws: 4, pieces: 5 },
  '12': { offer: BASIC, draws: 8, pieces: 5 },
};

const STANDARD = '12';

/** All Creatures Big and Small. */
export const creatures: GameBox<State> = {
  id: 'creatures',
  seats: [2],
  options: [{ name: 'buildings', values: Object.keys(COUNTS), listOf: SPECIAL_IDS, standard: STANDARD }],
  pools: [],
  complete: (options, _seats, pool) => {
    poolNamed([], pool);
    setupOf(options);
    return { buildings: options.buildings ?? STANDARD };
  },
  open: (options, seats, pool) => {
    const complete = creatures.complete(options, seats, pool);
    const setup = setupOf(complete);
    return {
      id: 'creatures',
      options: complete,
      seats,
      sides: [0, 1],
      rules,
      schema: stateSchema,
      events: eventForms,
      grammar,
      turnVerbs: [PLACE],
      passVerbs: ['pass'],
      begin: () => begin(setup),
      imagine: (seen) => imagine(stateSchema, seen, () => []),
      round: (state) => ({ now: state.round, of: ROUNDS }),
      categories: CATEGORIES,
      score: scoreSheet,
      outcome,
      broken,
    };
  },
};

/** R13-R15: the basic game with 4 buildings, the advanced game with 8 or 12, or a chosen set. */
function setupOf(options: Options): Setup {
  for (const [name, value] of Object.entries(options)) {
    if (name !== 'buildings')
      throw new BadOption(name, value, { why: 'no-such-option', right: ['buildings'] });
  }
  const chosen = options.buildings ?? STANDARD;
  if (Object.hasOwn(COUNTS, chosen)) return COUNTS[chosen];
  const offer = [...new Set(chosen.split(','))].map((id) => {
    const found = findBuilding(id);
    if (found?.kind === 'special') return found.number;
    const right = [...Object.keys(COUNTS), ...SPECIAL_IDS];
    throw new BadOption('buildings', chosen, { why: 'no-such-value', right });
  });
  return { offer, draws: 0, pieces: 5 };
}
