import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { pricesOf as pricesNow, whyNotGot } from '@furrow/agricola/getting';
import { GOODS } from '@furrow/agricola/goods';
import { isOnDisplay, type Major, majors, ownsMajor } from '@furrow/agricola/majors';
import { onCard } from '@furrow/agricola/on-card';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Amounts } from '@furrow/farm/goods';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { needsText } from '@furrow/text/agricola/describe-card';
import { onCardText } from '@furrow/text/agricola/on-card';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { sentence } from '@furrow/text/sentence';
import { speechOf } from '@furrow/text/words';
import type { CardPicture } from '../../protocol/table';
import type { Look } from '../family';
import { pricesOf } from './amounts';
import { cardSigns, majorSigns } from './signs';

/** How a card is spoken of. */
interface Speaking {
  readonly words: GameWords<State>;
  readonly language: Language;
}

/** The improvements on display, each with the reason if the viewer cannot build it. */
export function majorsOnDisplay(look: Look<State>): CardPicture[] {
  return majors
    .filter(({ number }) => isOnDisplay(look.state, number))
    .map((major) => ({ ...majorPicture(major, look.words), ...whyNotOf(look, major.id) }));
}

/** The cards that the viewer holds, minor improvements first, with what they cost it now. */
export function heldCards(look: Look<State>): CardPicture[] {
  const { game, state, viewer, words } = look;
  const held = (state.players[viewer]?.hand ?? []).map((number) => cards[number]);
  const minors = held.filter(({ kind }) => kind === 'minor');
  return [...minors, ...held.filter(({ kind }) => kind !== 'minor')].map((card) => ({
    ...cardPicture(card, look),
    prices: pricesOf(words, GOODS, priceList(game.rules as Ruleset, state, viewer, card)),
    ...whyNotOf(look, card.id),
  }));
}

/** What lies before a seat: its major improvements, then its cards with what lies on them. */
export function playedCards(look: Look<State>, seat: Seat): CardPicture[] {
  const { game, state, words, language } = look;
  const phrases = speechOf(language).agricola;
  const rules = game.rules as Ruleset;
  const mine = majors.filter(({ number }) => ownsMajor(state, seat, number));
  return [
    ...mine.map((major) => majorPicture(major, words)),
    ...state.players[seat].played.map((number) => {
      const on = onCard({ rules, state, seat }, number).map((thing) => onCardText(phrases, thing));
      return { ...cardPicture(cards[number], look), ...(on.length > 0 && { on }) };
    }),
  ];
}

/** A major improvement as it is printed. */
export function majorPicture(major: Major, words: GameWords<State>): CardPicture {
  const { id, points } = major;
  const prices = pricesOf(words, GOODS, major.prices);
  return { id, title: words.title(id), kind: 'major', prices, points, signs: majorSigns(major) };
}

/** A hand card as it is printed. */
export function cardPicture(card: Card, { words, language }: Speaking): CardPicture {
  const phrases = speechOf(language).agricola;
  const { id, kind, prices, points, category } = card;
  const needs = needsText(phrases, card);
  return {
    id,
    title: words.title(id),
    kind,
    prices: pricesOf(words, GOODS, prices),
    signs: cardSigns(card),
    ...(category !== undefined && { category: { id: category, words: phrases.cards.categories[category] } }),
    ...(points !== undefined && { points }),
    ...(needs !== '' && { needs: sentence(needs) }),
  };
}

/** What a seat would pay now; nothing once the game is over, when nobody can be asked. */
function priceList(rules: Ruleset, state: State, seat: Seat, card: Card): readonly Amounts[] {
  return isOver(state) ? card.prices : pricesNow(rules, state, seat, card);
}

function whyNotOf(look: Look<State>, id: string): Pick<CardPicture, 'whyNot'> {
  const { game, state, viewer, words } = look;
  if (state.players[viewer] === undefined || isOver(state)) return {};
  const reason = whyNotGot(game.rules as Ruleset, state, viewer, id);
  return reason === undefined ? {} : { whyNot: words.reason(state, viewer, reason) };
}
