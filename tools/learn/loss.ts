import { type Chairs, turned } from './samples';

/** What is to be learned from samples: writes what a change of each output would cost, and gives how far off it was, squared or as a loss. */
export interface Lecture {
  /** From how many chairs a sample can be looked at. */
  readonly turns: number;
  /** The switches that are on, everybody having moved on by so many chairs. */
  turned(on: Uint16Array, by: number, into: Uint16Array): Uint16Array;
  cost(output: Float64Array, aim: Float32Array, turned: number, into: Float64Array): number;
}

/** How much each kind of mistake costs: in the points of a category, of a seat, and in by how much a seat is ahead of the mean of all. */
const PRICES = { category: 0.02, points: 0.1, lead: 1 };

/** The points that seats will have. */
export function pointsLecture(chairs: Chairs): Lecture {
  const { seats } = chairs;
  return {
    turns: seats,
    turned: (on, by, into) => turned(on, chairs, by, into),
    cost: (output, aim, by, into) => pointsCost(output, aim, seats, by, into),
  };
}

/** Which of the outputs it will be; the aim is its number. */
export const choiceLecture: Lecture = {
  turns: 1,
  turned: (on) => on,
  cost: (output, [chosen], _turned, into) => {
    let most = -Infinity;
    for (let i = 0; i < output.length; i++) most = Math.max(most, output[i]);
    let sum = 0;
    for (let i = 0; i < output.length; i++) {
      into[i] = Math.exp(output[i] - most);
      sum += into[i];
    }
    for (let i = 0; i < output.length; i++) into[i] /= sum;
    const share = into[chosen];
    into[chosen] -= 1;
    return -Math.log(share + TINY);
  },
};

const TINY = 1e-12;

/** The seats having moved on by so many chairs; gives how far the points of the first chair were off, counted from the mean of all chairs. */
function pointsCost(
  output: Float64Array,
  aim: Float32Array,
  seats: number,
  turned: number,
  cost: Float64Array,
): number {
  const categories = output.length / seats;
  const off = new Float64Array(seats);
  for (let chair = 0; chair < seats; chair++) {
    const seat = (chair + turned) % seats;
    let points = 0;
    for (let k = 0; k < categories; k++) {
      const at = chair * categories + k;
      points += output[at];
      cost[at] = PRICES.category * (output[at] - aim[seat * categories + k]);
    }
    off[chair] = points - aim[output.length + seat];
  }
  const mean = off.reduce((sum, one) => sum + one, 0) / seats;
  for (let chair = 0; chair < seats; chair++) {
    const price = PRICES.points * off[chair] + PRICES.lead * (off[chair] - mean);
    for (let k = 0; k < categories; k++) cost[chair * categories + k] += price;
  }
  return seats === 1 ? off[0] ** 2 : (off[0] - mean) ** 2;
}
