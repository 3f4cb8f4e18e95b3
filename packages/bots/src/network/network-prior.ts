import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Prior, Worthwhile } from '../prior';
import type { Inputs } from './inputs';
import { Network } from './network';
import type { Reliance } from './reliance';
import type { StoredNetwork } from './stored-network';

/** A prior that asks a network on which space somebody will be placed; it has nothing against spaces that the network does not know. */
export class NetworkPrior<S extends Position> implements Prior<S> {
  readonly narrowsRoot: boolean;
  private readonly network: Network;
  private readonly told: Float64Array;
  /** What comes out for each space; -1 for spaces that the network does not know. */
  private readonly outputOf: readonly number[];

  constructor(
    private readonly game: Game<S>,
    private readonly inputs: Inputs<S>,
    stored: StoredNetwork,
    private readonly reliance: Reliance,
  ) {
    this.narrowsRoot = reliance.narrowsRoot;
    this.outputOf = inputs.places.map((place) => stored.outputs.indexOf(place));
    this.network = new Network(stored, inputs);
    this.told = new Float64Array(stored.outputs.length);
  }

  worthwhile(state: S, seat: Seat, moves: readonly Move[]): Worthwhile | undefined {
    if (!moves.every(({ verb }) => this.game.turnVerbs.includes(verb))) return undefined;
    this.inputs.read(state, this.network.switches, seat);
    this.network.judge(this.told);
    const known: Likely[] = [];
    const unknown: Move[] = [];
    for (const move of moves) {
      const output = this.outputOf[move.things[0]];
      if (output < 0) unknown.push(move);
      else known.push({ move, told: this.told[output] });
    }
    if (known.length === 0) return undefined;
    const { moves: best, handicaps } = likeliest(known, this.reliance);
    return { moves: [...unknown, ...best], handicaps: [...unknown.map(() => 0), ...handicaps] };
  }
}

/** A move, and the logarithm of how likely it is, to which anything may be added for all moves. */
interface Likely {
  readonly move: Move;
  readonly told: number;
}

/** The likeliest moves, the likeliest first. */
function likeliest(
  known: readonly Likely[],
  { trust, kept: { enough, fewest, most } }: Reliance,
): Worthwhile {
  const order = known.toSorted((a, b) => b.told - a.told);
  const below = order.map(({ told }) => told - order[0].told);
  const weights = below.map(Math.exp);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [kept, sum] = [0, 0];
  while (kept < Math.min(order.length, most) && (kept < fewest || sum < enough * all)) sum += weights[kept++];
  return {
    moves: order.slice(0, kept).map(({ move }) => move),
    handicaps: below.slice(0, kept).map((less) => trust * less),
  };
}
