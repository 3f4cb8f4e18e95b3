import { buildings } from '@furrow/creatures/buildings/index';
import { spaces } from '@furrow/creatures/spaces';
import { ROUNDS, type State } from '@furrow/creatures/state';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { workersPlaced } from './clock';
import { ALL_WORKERS } from './seat-sight';

/** A pile is told apart up to so many fillings. */
const FILLINGS = 7;

/** The board as it is looked at; what is on offer and where workers stand is worked out once. */
export class BoardLook {
  round = 0;
  workers = 0;
  taken = 0;
  piles: readonly number[] = [];
  /** What lies beside the board: borders, troughs, stall tiles, expansions. */
  readonly left = new Int32Array(4);
  /** Whether each building is on offer. */
  readonly offered = new Uint8Array(buildings.length);

  look(state: State): void {
    const { offer, placed } = state;
    this.round = state.round;
    this.workers = workersPlaced(state, ALL_WORKERS);
    this.taken = placed[0] | placed[1];
    this.piles = state.piles;
    this.left[0] = state.borders;
    this.left[1] = state.troughs;
    this.left[2] = state.tiles;
    this.left[3] = state.expansions;
    this.offered.fill(0);
    for (let i = 0; i < offer.length; i++) this.offered[offer[i]] = 1;
  }
}

function left(name: string, which: number, steps: readonly number[]): Gauge<BoardLook> {
  return { name: `${name} left`, steps, of: (board) => board.left[which] };
}

/** What is to be seen of the board: when it is, the spaces, what lies there and beside the board, and the buildings on offer. */
export const boardGauges: readonly Gauge<BoardLook>[] = [
  { name: 'round', steps: upTo(ROUNDS), of: ({ round }) => round },
  { name: 'workers placed', steps: upTo(ALL_WORKERS), of: ({ workers }) => workers },
  ...spaces.flatMap(({ id, refill }, number): Gauge<BoardLook>[] => {
    const taken = lamp<BoardLook>(`${id} taken`, (board) => ((board.taken >> number) & 1) === 1);
    if (refill === undefined) return [taken];
    const each = refill.then === undefined ? refill.count : 1;
    const steps = upTo(FILLINGS).map((times) => times * each);
    const of = (board: BoardLook) => (((board.taken >> number) & 1) === 1 ? 0 : board.piles[number]);
    return [taken, { name: `${id} pile`, steps, of }];
  }),
  left('borders', 0, upTo(8)),
  left('troughs', 1, upTo(4, 6, 8)),
  left('tiles', 2, upTo(5)),
  left('expansions', 3, upTo(5)),
  ...buildings
    .filter(({ kind }) => kind === 'special')
    .map(({ id, number }) => lamp<BoardLook>(`${id} on offer`, ({ offered }) => offered[number] === 1)),
];
