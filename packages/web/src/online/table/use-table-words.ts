import { useLanguage } from '../../app/store';
import type { OnlineTableWords } from '../../words/online-table/online-table-words';
import { onlineTableWords } from '../../words/online-table/words';

/** What the page says at a table that is elsewhere, in its language. */
export function useTableWords(): OnlineTableWords {
  return onlineTableWords[useLanguage()];
}
