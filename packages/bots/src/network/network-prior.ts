import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Prior, Worthwhile } from '../prior';
import type { Inputs } from './inputs';
import { Network } from './network';
import type { StoredNetwork } from './stored-network';

/** Moves are kept until they make up this part of what is likely; no fewer and no more than this. */
const [ENOUGH, FEWEST, MOST] = [0.985, 3, 10];
/** How many points it counts that a move is e times as likely as another. */
const TRUST = 2;

/** A prior that asks a network on which space somebody will be placed. */
export class NetworkPrior<S extends Position> implements Prior<S> {
  private readonly network: Network;
  private readonly told: Float64Array;
  /** What comes out for each space; -1 for spaces that the network does not know. */
  private readonly outputOf: readonly number[];

  constructor(
    private readonly game: Game<S>,
    private readonly inputs: Inputs<S>,
    stored: StoredNetwork,
    private readonly trust = TRUST,
  ) {
    this.outputOf = inputs.places.map((place) => stored.outputs.indexOf(place));
    this.network = new Network(stored, inputs);
    this.told = new Float64Array(stored.outputs.length);
  }

  worthwhile(state: S, seat: Seat, moves: readonly Move[]): Worthwhile | undefined {
    if (!moves.every(({ verb }) => this.game.turnVerbs.includes(verb))) return undefined;
    this.inputs.read(state, this.network.switches, seat);
    this.network.judge(this.told);
    const outputs = moves.map(({ things }) => this.outputOf[things[0]]);
    if (outputs.includes(-1)) return undefined;
    const highest = Math.max(...outputs.map((output) => this.told[output]));
    const weights = outputs.map((output) => Math.exp(this.told[output] - highest));
    return likeliest(moves, weights, this.trust);
  }
}

/** The likeliest moves, the likeliest first; the weight of the likeliest is 1. */
function likeliest(moves: readonly Move[], weights: readonly number[], trust: number): Worthwhile {
  const order = moves.map((_, i) => i).sort((a, b) => weights[b] - weights[a]);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [kept, sum] = [0, 0];
  while (kept < Math.min(moves.length, MOST) && (kept < FEWEST || sum < ENOUGH * all))
    sum += weights[order[kept++]];
  const best = order.slice(0, kept);
  return { moves: best.map((i) => moves[i]), handicaps: best.map((i) => trust * Math.log(weights[i])) };
}
