import { bySeat, int, ints, named, part, type Schema, schema, stack, stacks, word } from '../../src/schema';
import { wordsOf } from '../../src/words';
import { program } from './toy-program';
import { COINS, COLOURS, ToyPlayer, ToyState, ToyTable } from './toy-state';

const colourWords = wordsOf(COLOURS);

const playerSchema: Schema<ToyPlayer> = schema<ToyPlayer>(
  'player',
  { purse: named(COINS), hand: ints(colourWords, 'counted'), bid: int('owner'), luck: int('nobody') },
  (values) => new ToyPlayer(...(values as unknown as ConstructorParameters<typeof ToyPlayer>)),
);

const tableSchema: Schema<ToyTable> = schema<ToyTable>(
  'table',
  { pot: int(), weather: word(colourWords), secret: int('nobody') },
  (values) => new ToyTable(...(values as unknown as ConstructorParameters<typeof ToyTable>)),
);

/** How a state of the toy game is written, hashed and shown. */
export const toySchema: Schema<ToyState> = schema<ToyState>(
  'toy',
  {
    deck: ints(colourWords, 'nobody'),
    table: part(tableSchema),
    players: bySeat(playerSchema),
    main: stack(program),
    lanes: stacks(program),
  },
  (values) => new ToyState(...(values as unknown as ConstructorParameters<typeof ToyState>)),
);
