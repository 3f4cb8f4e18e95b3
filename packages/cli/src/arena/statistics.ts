/** A number that was measured, and between which numbers the true one lies with a confidence of 95 %. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution: 95 % of it lie so many deviations around its middle. */
const NORMAL = 1.959964;
const STUDENT = [Infinity, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;

/** Smaller variances are what adding up leaves over. */
const NO_VARIANCE = 1e-12;

/** Of Student's distribution with so many degrees of freedom: 95 % of it lie so many deviations around its middle. */
export function studentQuantile(freedom: number): number {
  if (freedom < STUDENT.length) return STUDENT[freedom];
  const z = NORMAL;
  const second = (z ** 3 + z) / 4;
  const third = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  return z + second / freedom + third / freedom ** 2;
}

/** The mean of some numbers. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How far numbers lie from their mean (the standard deviation of a sample); 0 for a single one. */
export function deviationOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

/** The mean of numbers that are independent of each other, one for each deal, with Student's interval. */
export function meanEstimate(deals: readonly number[]): Estimate {
  const mean = meanOf(deals);
  if (deals.length < 2) return { mean, low: -Infinity, high: Infinity };
  const around = (studentQuantile(deals.length - 1) * deviationOf(deals)) / Math.sqrt(deals.length);
  return { mean, low: mean - around, high: mean + around };
}

/**
 * A rate between 0 and 1 with its interval, from the rate of each deal. The games of one deal are not independent, the
 * deals are: so it is Wilson's interval with as many trials as independent games would need to scatter as the deals do,
 * and with Student's quantile for the number of deals. If all deals ended alike, each of them counts as one trial.
 */
export function rateEstimate(deals: readonly number[]): Estimate {
  const mean = meanOf(deals);
  if (deals.length < 2) return { mean, low: 0, high: 1 };
  const variance = deviationOf(deals) ** 2 / deals.length;
  const single = mean * (1 - mean);
  const trials = variance < NO_VARIANCE ? deals.length : single / variance;
  const t = studentQuantile(deals.length - 1);
  const pull = t ** 2 / trials;
  const middle = (mean + pull / 2) / (1 + pull);
  const around = (t * Math.sqrt(single / trials + pull / (4 * trials))) / (1 + pull);
  return { mean, low: Math.min(mean, middle - around), high: Math.max(mean, middle + around) };
}

/**
 * By how much players of one name are rated above all others (Elo), who share their victories at this rate among them:
 * 400 points are ten victories to one between one of them and one of the others. Infinite if one side never wins.
 */
export function ratingOf(rate: number, players: number, others: number): number {
  if (rate <= 0) return -Infinity;
  if (rate >= 1) return Infinity;
  return 400 * Math.log10(((rate / (1 - rate)) * others) / players);
}

/** The numbers below which a quarter, a half and three quarters of all lie. */
export function quartilesOf(numbers: readonly number[]): readonly [number, number, number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const below = Math.floor(place);
    const above = Math.ceil(place);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
  };
  return [at(0.25), at(0.5), at(0.75)];
}
