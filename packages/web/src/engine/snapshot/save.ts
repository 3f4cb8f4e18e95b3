import type { Language } from '@furrow/text/language';
import { botWords, boxWords } from '@furrow/text/words';
import type { SavePicture } from '../../protocol/set-up';
import { botOf } from '../bots';
import { boxes } from '../games';
import { PERSON } from '../names';
import type { Save } from '../saves';

/** A saved game as the list shows it. */
export function savePicture({ id, box, seats, round, over, time }: Save, language: Language): SavePicture {
  const { game, fixed } = boxes[box];
  const words = boxWords(game, language);
  const edition = Object.entries(fixed).map(([name, value]) => words.optionValue(name, value));
  const nameOf = (who: string, seat: number) => {
    if (botOf(who) !== undefined) return botWords(who, language)?.title ?? who;
    return who === PERSON ? words.seat(seat) : who;
  };
  return {
    id,
    box,
    title: [words.name, ...edition].join(' · '),
    players: seats.map(nameOf),
    round,
    over,
    time,
  };
}
