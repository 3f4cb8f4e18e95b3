import { useLanguage } from '../app/store';
import { reviewWords } from '../words/review/words';

export function useReviewWords() {
  return reviewWords[useLanguage()];
}
