import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import type { BoxId } from '../protocol/set-up';
import { boxes } from './games';

/** What stands on a box of the start screen: the game and, where it has several, its edition. */
export function boxName(box: BoxId, language: Language): string {
  const { game, fixed } = boxes[box];
  const words = boxWords(game, language);
  const edition = Object.entries(fixed).map(([name, value]) => words.optionValue(name, value));
  return [words.name, ...edition].join(' · ');
}
