import type { TableFacts } from '../store/stored-table';

/** Whether the players of a table may let a program advise them: never in a deal of the day, and in rated games only openly, as programs. */
export function allowsAdvice({ wish, daily }: Pick<TableFacts, 'wish' | 'daily'>): boolean {
  return daily === undefined && (wish.advice ?? !wish.rated);
}

/** Whether the players of a table are shown how cards have fared: in rated games only if the table says so. */
export function showsStatistics({ wish }: Pick<TableFacts, 'wish'>): boolean {
  return wish.statistics ?? !wish.rated;
}
