import type { Language } from '@furrow/text/language';

/** What can be asked of a table, and who wants to know: a person, or anybody. */
export interface TableQuestion {
  readonly read: 'facts' | 'view' | 'decision' | 'digest' | 'record';
  readonly person?: string | undefined;
  readonly language?: Language;
}
