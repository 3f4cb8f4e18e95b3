import { findMajor, majors } from '@furrow/agricola/boards/majors';
import type { Card } from '@furrow/agricola/cards/card';
import { cards, findCard } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import type { Game } from '@furrow/kernel/game';
import { hears, type Interplay, interplayOf } from '@furrow/text/agricola/interplay';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { TERMS } from '@furrow/text/terms';
import { speechOf } from '@furrow/text/words';
import type { CardPicture } from '../../protocol/card';
import type { CatalogueEntry, Name } from '../../protocol/catalogue';
import { cardPicture, majorPicture } from './agricola-cards';

/** A space of this board, a major improvement or a hand card. */
export function agricolaEntry(
  game: Game<State>,
  words: GameWords<State>,
  language: Language,
  id: string,
): CatalogueEntry | undefined {
  const { spaces, pool } = game.rules as Ruleset;
  const { lines = [], rulings = [] } = words.describe(id) ?? {};
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
      rulings,
      here,
      card: picture,
      terms: termsIn(lines, language),
    };
  };
  const major = findMajor(id);
  if (major !== undefined) return printed(majorPicture(major, words), true);
  const card = findCard(id);
  if (card !== undefined) {
    const here = pool.includes(card.number);
    return { ...printed(cardPicture(card, { game, words, language }), here), ...relatedTo(card, words) };
  }
  if (!spaces.some((space) => space.id === id)) return undefined;
  return { id, title: words.title(id), kind: 'space', prices: [], lines, here: true };
}

/** What all cards do and wait for, by number. */
const interplays = cards.map(interplayOf);

/** The cards of its edition that wait for what a card does, and those that do what it waits for. */
function relatedTo(
  { number, edition }: Card,
  words: GameWords<State>,
): Pick<CatalogueEntry, 'heardBy' | 'hears'> {
  const own = interplays[number];
  const named = (isRelated: (other: Interplay) => boolean) =>
    cards
      .filter((other) => other.edition === edition && other.number !== number)
      .filter((other) => isRelated(interplays[other.number]))
      .map(({ id }) => ({ id, title: words.title(id) }));
  return { heardBy: named((other) => hears(other, own)), hears: named((other) => hears(own, other)) };
}

/** The terms of a text that the help explains. */
function termsIn(lines: readonly string[], language: Language): readonly Name[] {
  const { terms } = speechOf(language);
  const text = lines.join(' ').toLocaleLowerCase(language);
  return TERMS.filter((id) => terms[id].phrases.some((phrase) => text.includes(phrase))).map((id) => ({
    id,
    title: terms[id].name,
  }));
}

/** All spaces of this board, all major improvements, all hand cards of the edition. */
export function agricolaCatalogue(
  game: Game<State>,
  words: GameWords<State>,
  language: Language,
): CatalogueEntry[] {
  const { spaces, variant } = game.rules as Ruleset;
  const printed = spaces.filter(({ card }) => card === undefined);
  const hand = cards.filter(({ edition }) => edition === variant.edition);
  return [...printed, ...majors, ...hand].flatMap(({ id }) => agricolaEntry(game, words, language, id) ?? []);
}
