import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { Judge } from '../judge';
import { leadOf } from '../lead';
import { type Half, halfOf } from './half';
import type { Inputs } from './inputs';
import { Network } from './network';
import type { StoredNetwork } from './stored-network';

/** The networks that judge a game, as they are kept. */
export type StoredJudge = Readonly<Record<Half, StoredNetwork>>;

/** A judge that asks networks. */
export class NetworkJudge<S extends Position> implements Judge<S> {
  private readonly networks: Readonly<Record<Half, Network>>;
  private readonly expected: Float64Array;

  constructor(
    private readonly game: Game<S>,
    private readonly inputs: Inputs<S>,
    { early, late }: StoredJudge,
  ) {
    this.networks = { early: new Network(early, inputs), late: new Network(late, inputs) };
    this.expected = new Float64Array(game.seats);
  }

  expect(state: S, into: Float64Array): void {
    if (isOver(state)) {
      this.game.outcome(state).scores.forEach((points, seat) => {
        into[seat] = points;
      });
      return;
    }
    const network = this.networks[halfOf(this.game, state)];
    this.inputs.read(state, network.switches, 0);
    network.judge(into);
  }

  /** By how much the seat will be ahead. */
  liking(state: S, seat: Seat): number {
    this.expect(state, this.expected);
    return leadOf(this.expected, seat, this.game.sides);
  }
}
