import type { Sitter } from '@furrow/wire/told';
import type { OnlineTableWords } from '../../words/online-table/online-table-words';

/** What somebody who sits at a table is called; a bot by its level. */
export function sitterTitle(sitter: Sitter, { waiting }: OnlineTableWords): string {
  if (sitter === null) return waiting.free;
  return 'bot' in sitter ? (waiting.levels[sitter.bot] ?? sitter.name) : sitter.name;
}

/** Whether a person sits there, and not a bot or nobody. */
export function isPerson(sitter: Sitter): boolean {
  return sitter !== null && 'person' in sitter;
}
