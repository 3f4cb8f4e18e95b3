import type { CardId } from '@furrow/agricola/cards/index';
import type { Language } from '../../language';

/** What was decided about cards where the print leaves something open: a number of docs/rulings.md, and its gist. */
export interface Ruling {
  readonly id: string;
  readonly cards: readonly CardId[];
  readonly says: Readonly<Record<Language, string>>;
}
