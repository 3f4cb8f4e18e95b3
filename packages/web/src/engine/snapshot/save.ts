import type { Language } from '@furrow/text/language';
import { boxWords, speechOf } from '@furrow/text/words';
import type { SavePicture } from '../../protocol/set-up';
import { boxes } from '../games';
import { seatNames } from '../names';
import type { Save } from '../saves';

/** A saved game as the list shows it. */
export function savePicture(save: Save, language: Language): SavePicture {
  const { id, box, seats, round, over, time, campaign } = save;
  const said = speechOf(language).campaign;
  const { game, fixed } = boxes[box];
  const words = boxWords(game, language);
  const edition = Object.entries(fixed).map(([name, value]) => words.optionValue(name, value));
  return {
    id,
    box,
    title: [words.name, ...edition, ...(campaign ? [said.title, said.game(campaign.number)] : [])].join(
      ' · ',
    ),
    players: seatNames(seats, words),
    round,
    over,
    time,
    ...(campaign !== undefined && { chronicle: said.chronicle }),
  };
}
