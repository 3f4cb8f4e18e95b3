import { useLanguage } from '../app/store';
import type { AidWords } from '../words/aids/aid-words';
import { aidWords } from '../words/aids/words';

/** What keys, text mode, lessons and help say, in the language of the page. */
export function useAids(): AidWords {
  return aidWords[useLanguage()];
}
