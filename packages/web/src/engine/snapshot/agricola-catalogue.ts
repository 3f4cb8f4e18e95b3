import { cards, findCard } from '@furrow/agricola/cards/index';
import { findMajor, majors } from '@furrow/agricola/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Game } from '@furrow/kernel/game';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import type { CatalogueEntry } from '../../protocol/catalogue';
import type { CardPicture } from '../../protocol/table';
import { cardPicture, majorPicture } from './agricola-cards';

/** A space of this board, a major improvement or a hand card. */
export function agricolaEntry(
  game: Game<State>,
  words: GameWords<State>,
  language: Language,
  id: string,
): CatalogueEntry | undefined {
  const { spaces, pool } = game.rules as Ruleset;
  const lines = words.describe(id)?.lines ?? [];
  const printed = (picture: CardPicture, here: boolean): CatalogueEntry => {
    const { title, kind, prices, category, no } = picture;
    return {
      id,
      title,
      kind,
      prices,
      ...(category !== undefined && { category }),
      ...(no !== undefined && { no }),
      lines,
      here,
      card: picture,
    };
  };
  const major = findMajor(id);
  if (major !== undefined) return printed(majorPicture(major, words), true);
  const card = findCard(id);
  if (card !== undefined)
    return printed(cardPicture(card, { game, words, language }), pool.includes(card.number));
  if (!spaces.some((space) => space.id === id)) return undefined;
  return { id, title: words.title(id), kind: 'space', prices: [], lines, here: true };
}

/** All spaces of this board, all major improvements, all hand cards. */
export function agricolaCatalogue(
  game: Game<State>,
  words: GameWords<State>,
  language: Language,
): CatalogueEntry[] {
  const { spaces } = game.rules as Ruleset;
  const printed = spaces.filter(({ card }) => card === undefined);
  return [...printed, ...majors, ...cards].flatMap(
    ({ id }) => agricolaEntry(game, words, language, id) ?? [],
  );
}
