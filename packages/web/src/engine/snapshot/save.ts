import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import type { SavePicture } from '../../protocol/set-up';
import { boxes } from '../games';
import { seatNames } from '../names';
import type { Save } from '../saves';

/** A saved game as the list shows it. */
export function savePicture({ id, box, seats, round, over, time }: Save, language: Language): SavePicture {
  const { game, fixed } = boxes[box];
  const words = boxWords(game, language);
  const edition = Object.entries(fixed).map(([name, value]) => words.optionValue(name, value));
  return {
    id,
    box,
    title: [words.name, ...edition].join(' · '),
    players: seatNames(seats, words),
    round,
    over,
    time,
  };
}
