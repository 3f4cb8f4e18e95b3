import { soloGoal } from '@furrow/agricola/campaign/campaign';
import { type SoloGame, type SoloList, soloLists } from '@furrow/agricola/campaign/high-score';
import { agricola } from '@furrow/agricola/game';
import { whyNotOpen } from '@furrow/kernel/option-values';
import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import { gamesAlone } from '../store/games-alone';
import type { Db } from '../store/schema';

/** Among so many of the newest games those alone are compared. */
const MOST_COMPARED = 500;

/** Games alone that can be compared: how many there are, their decks in words, and the points to reach. */
interface ListAlone extends Omit<SoloList<SoloGame>, 'games'> {
  readonly cards?: string;
  readonly games: number;
  readonly goal: number;
}

/** AG-V63: how a person fared alone, by edition and decks. Games whose options are not there any more are left out. */
export async function listsAlone(db: Db, person: string, language: Language): Promise<ListAlone[]> {
  const found = await gamesAlone(db, { person, game: agricola.id }, MOST_COMPARED);
  const games = found.flatMap(({ wish: { options, seats }, pool, points }) =>
    whyNotOpen(agricola, options, seats) === undefined
      ? [{ options: agricola.complete(options, seats, pool), points }]
      : [],
  );
  const words = boxWords(agricola.id, language);
  return soloLists(games).map(({ games: all, ...list }) => ({
    ...list,
    ...(list.decks !== undefined && { cards: words.optionValue('decks', list.decks) }),
    games: all.length,
    goal: soloGoal(1),
  }));
}
