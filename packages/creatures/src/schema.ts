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
  type Words,
} from '@furrow/kernel/schema';
import { buildings, findBuilding } from './buildings/index';
import { cellOf, specialEntry } from './farmyard';
import { GOODS } from './goods';
import { spaces } from './spaces';
import { Farm, Player, State } from './state';

const building: Words = {
  print: (number) => buildings[number].id,
  parse: (word) => findBuilding(word)?.number,
};

/** A special building on its cell: `shelter@5`. */
const special: Words = {
  print: (entry) => `${buildings[entry >> 5].id}@${cellOf(entry)}`,
  parse: (word) => {
    const [id, cell] = word.split('@');
    const found = findBuilding(id);
    return found === undefined || !/^\d{1,2}$/.test(cell ?? '')
      ? undefined
      : specialEntry(found.number, Number(cell));
  },
};

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
    specials: ints(special),
  },
  (values) => new Farm(...(values as unknown as ConstructorParameters<typeof Farm>)),
);

const playerSchema: Schema<Player> = schema<Player>(
  'player',
  { goods: named(GOODS), farm: part(farmSchema), memory: named(memory), promise: int() },
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
    placed: ints(),
    offer: ints(building),
    players: bySeat(playerSchema),
    main: stack(),
    lanes: stacks(),
  },
  (values) => new State(...(values as unknown as ConstructorParameters<typeof State>)),
);
