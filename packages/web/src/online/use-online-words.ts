import { useLanguage } from '../app/store';
import type { OnlineWords } from '../words/online/online-words';
import { onlineWords } from '../words/online/words';

/** What the page says where people play together, in its language. */
export function useOnlineWords(): OnlineWords {
  return onlineWords[useLanguage()];
}
