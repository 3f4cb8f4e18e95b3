import { useLanguage } from '../app/store';
import { recordsWords } from '../words/records/words';

export function useRecordsWords() {
  return recordsWords[useLanguage()];
}
