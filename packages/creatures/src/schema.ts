import {
  bySeat,
  int,
  ints,
  named,
  part,
  type Schema,
  schema,
  stack,
  stacks,
  word,
} from '@furrow/kernel/schema';
import { buildings } from './buildings/index';
import { GOODS } from './goods';
import { rules } from './rules';
import { spaces } from './spaces';
import { Farm, Player, State } from './state';
import { buildingWords, promiseWords, spacesWords, specialWords } from './words';

const memory = buildings.filter((one) => one.slot >= 0).map((one) => one.id);

const farmSchema: Schema<Farm> = schema<Farm>(
  'farm',
  {
    columns: int(),
    left: int(),
    bordersH: int(),
    bordersV: int(),
    troughs: int(),
    stalls: int(),
    stables: int(),
    specials: ints(specialWords),
  },
  (values) => new Farm(...(values as unknown as ConstructorParameters<typeof Farm>)),
);

const playerSchema: Schema<Player> = schema<Player>(
  'player',
  { goods: named(GOODS), farm: part(farmSchema), memory: named(memory), promise: word(promiseWords) },
  (values) => new Player(...(values as unknown as ConstructorParameters<typeof Player>)),
);

/** Everything in a state; all of it is open (R17). */
export const stateSchema: Schema<State> = schema<State>(
  'state',
  {
    round: int(),
    marker: int(),
    first: int(),
    leads: int(),
    working: int(),
    draws: int(),
    borders: int(),
    troughs: int(),
    tiles: int(),
    expansions: int(),
    piles: named(spaces.map((space) => space.id)),
    placed: ints(spacesWords),
    offer: ints(buildingWords),
    players: bySeat(playerSchema),
    main: stack(rules.program),
    lanes: stacks(rules.program),
  },
  (values) => new State(...(values as unknown as ConstructorParameters<typeof State>)),
);
