import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { majors } from '@furrow/agricola/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Game } from '@furrow/kernel/game';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import type { CatalogueEntry } from '../../protocol/catalogue';
import { cardPicture, majorPicture } from './agricola-cards';

/** All spaces of this board, all major improvements, all hand cards. */
export function agricolaCatalogue(
  game: Game<State>,
  words: GameWords<State>,
  language: Language,
): CatalogueEntry[] {
  const { spaces, pool } = game.rules as Ruleset;
  const lines = (id: string) => words.describe(id)?.lines ?? [];
  const cardEntry = (card: Card): CatalogueEntry => {
    const { id, title, kind, prices, category } = cardPicture(card, { game, words, language });
    const here = pool.includes(card.number);
    return {
      id,
      title,
      kind,
      prices,
      ...(category !== undefined && { category }),
      no: card.no,
      lines: lines(id),
      here,
    };
  };
  return [
    ...spaces
      .filter(({ card }) => card === undefined)
      .map(({ id }) => ({
        id,
        title: words.title(id),
        kind: 'space' as const,
        prices: [],
        lines: lines(id),
        here: true,
      })),
    ...majors.map((major) => {
      const { id, title, kind, prices } = majorPicture(major, words);
      return { id, title, kind, prices, lines: lines(id), here: true };
    }),
    ...cards.map(cardEntry),
  ];
}
