import type { AtTableWords } from './at-table/at-table-words';

/** Somebody of whom others should know whether they have an account, and whether a program plays or talks for them. */
interface Marked {
  readonly guest?: true;
  readonly program?: true;
}

/** What others should know of somebody: a guest, a program. */
export function marksOf(one: Marked, { guest, program }: AtTableWords): readonly string[] {
  return [...(one.guest ? [guest] : []), ...(one.program ? [program] : [])];
}
