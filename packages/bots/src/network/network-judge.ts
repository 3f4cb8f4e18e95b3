import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { Judge } from '../judge';
import { leadOf } from '../lead';
import type { Inputs } from './inputs';
import { Network } from './network';
import type { StoredNetwork } from './stored-network';

/** A judge that asks a network. */
export class NetworkJudge<S extends Position> implements Judge<S> {
  private readonly network: Network;
  private readonly expected: Float64Array;

  constructor(
    private readonly game: Game<S>,
    private readonly inputs: Inputs<S>,
    stored: StoredNetwork,
  ) {
    this.network = new Network(stored, inputs);
    this.expected = new Float64Array(game.seats);
  }

  expect(state: S, into: Float64Array): void {
    if (isOver(state)) {
      this.game.outcome(state).scores.forEach((points, seat) => {
        into[seat] = points;
      });
      return;
    }
    this.inputs.read(state, this.network.switches, 0);
    this.network.judge(into);
  }

  /** By how much the seat will be ahead. */
  liking(state: S, seat: Seat): number {
    this.expect(state, this.expected);
    return leadOf(this.expected, seat, this.game.sides);
  }
}
