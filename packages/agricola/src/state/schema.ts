import {
  beside,
  bySeat,
  int,
  ints,
  named,
  part,
  rows,
  type Schema,
  schema,
  stack,
  stacks,
} from '@furrow/kernel/schema';
import { majors } from '../boards/majors';
import { cards } from '../cards/index';
import { HAND_KINDS } from '../hands/hand-kinds';
import type { Ruleset } from '../ruleset';
import { comingColumns } from '../spaces/coming';
import { extraColumns } from '../spaces/extras';
import { turnWords } from '../spaces/placed';
import { memoryWords } from '../vocabulary/memory-words';
import { cardWords, spaceWords } from '../vocabulary/words';
import { GOODS } from './goods';
import { Farm, Player, State } from './state';

const farmSchema: Schema<Farm> = schema<Farm>(
  'farm',
  {
    rooms: int(),
    house: int(),
    fields: int(),
    stables: int(),
    fencesH: int(),
    fencesV: int(),
    grain: ints(),
    vegetables: ints(),
  },
  (values) => new Farm(...(values as unknown as ConstructorParameters<typeof Farm>)),
);

const playerSchema: Schema<Player> = schema<Player>(
  'player',
  {
    goods: named(GOODS),
    farm: part(farmSchema),
    people: int(),
    newborns: int(),
    home: int(),
    begging: int(),
    coming: rows(comingColumns),
    lost: int(),
    guests: int(),
    bonus: int(),
    hand: ints(cardWords, 'counted'),
    played: ints(cardWords),
    memory: beside(
      'played',
      cards.map(({ keeps }) => memoryWords(keeps)),
    ),
    spent: ints(),
    fencesLost: int(),
    stablesLost: int(),
    gathered: int(),
    stocked: int(),
    pack: ints(cardWords, 'counted'),
    chosen: ints(cardWords, 'owner'),
    away: ints(cardWords, 'counted'),
    foreseen: ints(cardWords, 'counted'),
  },
  (values) => new Player(...(values as unknown as ConstructorParameters<typeof Player>)),
);

/**
 * Everything in a state of a variant. All of it is open but for hands, packs and what was laid away, of which others see how
 * many cards they hold, and for what is chosen from a pack.
 */
export function schemaOf({ spaces, program }: Ruleset): Schema<State> {
  const ids = spaces.map(({ id }) => id);
  const space = spaceWords(spaces);
  return schema<State>(
    'state',
    {
      round: int(),
      starter: int(),
      leads: int(),
      season: int(),
      piles: named(ids),
      placed: named(ids),
      revealed: ints(space),
      turns: ints(turnWords(space)),
      gone: ints(cardWords),
      market: ints(cardWords),
      beside: ints(cardWords),
      extras: rows(extraColumns(space)),
      undealt: named(HAND_KINDS),
      majors: named(majors.map(({ id }) => id)),
      players: bySeat(playerSchema),
      main: stack(program),
      lanes: stacks(program),
    },
    (values) => new State(...(values as unknown as ConstructorParameters<typeof State>)),
  );
}
