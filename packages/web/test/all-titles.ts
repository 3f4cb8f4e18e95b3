// Everything that has a name on the page, as tiles and cards show it.
import type { Language } from '@furrow/text/language';
import { speechOf, words } from '@furrow/text/words';
import { boxes, boxOf, gameCalled } from '../src/engine/games';
import { BOXES } from '../src/protocol/set-up';

/** The names of all spaces, cards, improvements and buildings in a language, the short ones of small tiles included. */
export function allTitles(language: Language): string[] {
  const titles = BOXES.flatMap((id) => {
    const { game, fixed } = boxes[id];
    const { family } = gameCalled(game);
    const most = fixed.edition === 'revised' ? 4 : 5;
    return boxOf(id)
      .seats.filter((seats) => seats <= most)
      .flatMap((seats) => {
        const opened = boxOf(id).open(fixed, seats);
        return family.catalogue(opened, words(opened, language), language).map(({ title }) => title);
      });
  });
  const { shortSpaces } = speechOf(language).agricola.names;
  return [...new Set([...titles, ...Object.values(shortSpaces).filter((title) => title !== undefined)])];
}
