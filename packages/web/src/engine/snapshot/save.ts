import type { Language } from '@furrow/text/language';
import { boxWords, speechOf } from '@furrow/text/words';
import type { SavePicture } from '../../protocol/set-up';
import { boxes, boxOf } from '../games';
import { seatNames } from '../names';
import type { Save } from '../saves';

/** The options of a record stand in so many lines at its beginning. */
const HEAD = 80;

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
    variant: variantOf(save, words),
    players: seatNames(seats, words),
    round,
    over,
    time,
    ...(campaign !== undefined && { chronicle: said.chronicle }),
  };
}

/** Which options of a game are not as usual, by their names or by what they are set to; its mode shows in its decks. */
function variantOf({ box, text }: Save, words: ReturnType<typeof boxWords>): string[] {
  const { fixed } = boxes[box];
  return boxOf(box).options.flatMap(({ name, values, standard }) => {
    const value = optionIn(text, name) ?? standard;
    if (value === standard || name in fixed || name === 'mode') return [];
    return [values.includes('off') ? words.option(name).title : words.optionValue(name, value)];
  });
}

/** What an option is set to in a record. */
function optionIn(record: string, option: string): string | undefined {
  const start = `option ${option}: `;
  return record
    .split('\n', HEAD)
    .find((line) => line.startsWith(start))
    ?.slice(start.length);
}
