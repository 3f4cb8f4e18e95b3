import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { Features } from './features';
import type { Judge } from './judge';
import type { Weights } from './weights';

/** The points that each seat can expect at the end of the game: features, weighed by how much of the game is played. */
export class Evaluation<S extends Position> implements Judge<S> {
  /** The weights of all features at each time, one time after the other. */
  private readonly table: Float64Array;
  private readonly times: number;
  private readonly numbers: Float64Array;

  constructor(
    private readonly game: Game<S>,
    private readonly features: Features<S>,
    weights: Weights,
  ) {
    const { names } = features;
    const rows = names.map((name) => {
      const row = weights[name];
      if (row === undefined) throw new Error(`no weight for '${name}'`);
      return row;
    });
    this.times = rows[0].length;
    this.numbers = new Float64Array(names.length);
    this.table = new Float64Array(this.times * names.length);
    rows.forEach((row, feature) => {
      if (row.length !== this.times) throw new Error(`'${names[feature]}' has ${row.length} weights`);
      row.forEach((weight, time) => {
        this.table[time * names.length + feature] = weight;
      });
    });
  }

  /** Writes the points that each seat can expect; those it has when the game is over. */
  expect(state: S, into: Float64Array): void {
    if (isOver(state)) {
      this.game.outcome(state).scores.forEach((points, seat) => {
        into[seat] = points;
      });
      return;
    }
    const at = this.timeOf(state);
    for (let seat = 0; seat < this.game.seats; seat++) into[seat] = this.weigh(state, seat, at);
  }

  /** The points that one seat can expect. */
  liking(state: S, seat: Seat): number {
    if (isOver(state)) return this.game.outcome(state).scores[seat];
    return this.weigh(state, seat, this.timeOf(state));
  }

  /** How far the game is, counted in times for which there are weights. */
  private timeOf(state: S): number {
    return Math.min(1, Math.max(0, this.features.progress(state))) * (this.times - 1);
  }

  private weigh(state: S, seat: Seat, at: number): number {
    const { features, numbers, table } = this;
    const { length } = numbers;
    const time = Math.min(this.times - 2, Math.floor(at));
    const start = time * length;
    features.read(state, seat, numbers);
    let now = 0;
    let next = 0;
    for (let i = 0; i < length; i++) {
      now += numbers[i] * table[start + i];
      next += numbers[i] * table[start + length + i];
    }
    return now + (next - now) * (at - time);
  }
}
