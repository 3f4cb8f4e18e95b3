/** How much a bot may think about one decision: so many simulations, or so many milliseconds. */
export type Budget = { readonly simulations: number } | { readonly ms: number };

/** More than anybody waits for, and a number that is still exact. */
const MOST = 1_000_000_000;

/** A budget from its words: `2000` are simulations, `300ms` are milliseconds. Undefined if it is neither. */
export function readBudget(words: string): Budget | undefined {
  const parts = /^(\d+)(ms)?$/.exec(words);
  if (parts === null) return undefined;
  const amount = Number(parts[1]);
  if (amount < 1 || amount > MOST) return undefined;
  return parts[2] === undefined ? { simulations: amount } : { ms: amount };
}
