import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Phrases, TablePhrases } from '@furrow/text/agricola/phrases';
import type { Pen } from './pen';

/** What the table of Agricola is drawn with. */
export interface AgricolaPen extends Pen {
  readonly rules: Ruleset;
  readonly phrases: Phrases;
  readonly table: TablePhrases;
}
