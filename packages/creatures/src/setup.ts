import { cellAt } from '@furrow/farm/grid';
import { advance } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { Stack } from '@furrow/kernel/stack';
import { buildings, COTTAGE, MEMORY_SLOTS } from './buildings/index';
import { specialEntry } from './farmyard';
import { BORDER, GOODS } from './goods';
import { rules } from './rules';
import { NO_SOURCE } from './source';
import { spaces } from './spaces';
import { Farm, Player, State } from './state';

/** What a game is set up with: the special buildings on offer, and how many more chance draws. */
export interface Setup {
  /** Numbers of the special buildings that are on offer from the start. */
  readonly offer: readonly number[];
  readonly draws: number;
  /** Stall tiles and expansions: 4 of each in the basic game, else 5. */
  readonly pieces: number;
}

/** The special buildings of every game. */
export const BASIC: readonly number[] = buildings.filter((one) => one.basic).map((one) => one.number);

/** The state in which a game begins: chance is about to say who starts. */
export function begin(setup: Setup): State {
  const state = new State(
    0,
    0,
    0,
    0,
    0,
    setup.draws,
    8,
    10,
    setup.pieces,
    setup.pieces,
    spaces.map(() => 0),
    [0, 0],
    setup.offer.slice().sort((a, b) => a - b),
    [newPlayer(), newPlayer()],
    new Stack(),
    [new Stack(), new Stack()],
  );
  state.main.push(0, 0, NO_SOURCE);
  advance(new Run(rules, state));
  return state;
}

function newPlayer(): Player {
  const goods = GOODS.map((_, good) => (good === BORDER ? 9 : 0));
  const farm = new Farm(2, 0, 0, 0, 0, 0, 0, [specialEntry(COTTAGE, cellAt(2, 0))]);
  return new Player(
    goods,
    farm,
    Array.from({ length: MEMORY_SLOTS }, () => 0),
    0,
  );
}
