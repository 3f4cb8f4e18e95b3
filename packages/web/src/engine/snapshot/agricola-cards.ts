import { isOnDisplay, type Major, majors, ownsMajor } from '@furrow/agricola/boards/majors';
import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { holds } from '@furrow/agricola/effects/conditions';
import { pricesOf as pricesNow, whyNotGot } from '@furrow/agricola/effects/getting';
import { onCard } from '@furrow/agricola/in-play/on-card';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GOODS } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Amounts } from '@furrow/farm/goods';
import type { Game } from '@furrow/kernel/game';
import { isOver } from '@furrow/kernel/machine';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { needsOnFace } from '@furrow/text/agricola/describe-card';
import { onCardText } from '@furrow/text/agricola/on-card';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import {
  needsPicture,
  cardPicture as pictureOfCard,
  majorPicture as pictureOfMajor,
} from '@furrow/text/pictures/agricola';
import { capital } from '@furrow/text/sentence';
import { speechOf } from '@furrow/text/words';
import type { CardPicture, TakenPicture } from '../../protocol/card';
import type { TokenPicture } from '../../protocol/farm';
import type { DrewPicture } from '../../protocol/table';
import type { Look } from '../family';
import { pricesOf } from './amounts';

/** How a card is spoken of, and on which board. */
interface Speaking {
  readonly game: Game<State>;
  readonly words: GameWords<State>;
  readonly language: Language;
}

/** The improvements on display, each with the reason if the viewer cannot build it. */
export function majorsOnDisplay(look: Look<State>): CardPicture[] {
  return majors
    .filter(({ number }) => isOnDisplay(look.state, number))
    .map((major) => ({ ...majorPicture(major, look.words), ...whyNotOf(look, major.id) }));
}

/** The improvements that somebody owns; `before` so many cards the display begins. */
export function takenMajors({ state, words }: Look<State>, before: number): TakenPicture[] {
  return majors.flatMap((major) => {
    const { number } = major;
    const owner = state.players.findIndex((_, seat) => ownsMajor(state, seat, number));
    return owner < 0 ? [] : [{ card: majorPicture(major, words), seat: owner, place: before + number }];
  });
}

/** The merchants beside the board, as they are printed; the other cards there are action spaces. */
export function merchantCards(look: Look<State>): CardPicture[] {
  const merchants = look.state.beside.filter((number) => cards[number].kind === 'merchant');
  return merchants.map((number) => cardPicture(cards[number], look));
}

/** The cards of the face-up market, as they are printed. */
export function marketCards(look: Look<State>): CardPicture[] {
  return look.state.market.map((number) => cardPicture(cards[number], look));
}

/** The cards that the viewer holds, minor improvements first, with what they cost it now. */
export function heldCards(look: Look<State>): CardPicture[] {
  const { game, state, viewer, words } = look;
  const held = (state.players[viewer]?.hand ?? []).map((number) => cards[number]);
  const minors = held.filter(({ kind }) => kind === 'minor');
  return [...minors, ...held.filter(({ kind }) => kind !== 'minor')].map((card) => ({
    ...cardPicture(card, look),
    prices: pricesOf(words, GOODS, priceList(game.rules as Ruleset, state, viewer, card)),
    ...needsMetBy(look, card),
    ...whyNotOf(look, card.id),
  }));
}

/** Whether the viewer has what a card needs before it can be played. */
function needsMetBy({ game, state, viewer }: Look<State>, card: Card): Pick<CardPicture, 'needsMet'> {
  const source = sourceOfCard(card.number);
  const look = { rules: game.rules as Ruleset, state, seat: viewer, source, about: 0 };
  return card.conditions.length === 0 ? {} : { needsMet: card.conditions.every((one) => holds(look, one)) };
}

/** What lies before a seat: its major improvements, then its cards with what lies and stands on them. */
export function playedCards(look: Look<State>, seat: Seat, tokens: readonly TokenPicture[]): CardPicture[] {
  const { game, state, words, language } = look;
  const phrases = speechOf(language).agricola;
  const rules = game.rules as Ruleset;
  const mine = majors.filter(({ number }) => ownsMajor(state, seat, number));
  return [
    ...mine.map((major) => majorPicture(major, words)),
    ...state.players[seat].played.map((number) => {
      const on = onCard({ rules, state, seat }, number).map((thing) => onCardText(phrases, thing));
      const lying = tokens.find(({ card }) => card === cards[number].id)?.goods;
      return {
        ...cardPicture(cards[number], look),
        ...(on.length > 0 && { on }),
        ...(lying !== undefined && { lying }),
      };
    }),
  ];
}

/** A major improvement as it is printed. */
export function majorPicture(major: Major, words: GameWords<State>): CardPicture {
  const { id, points } = major;
  const prices = pricesOf(words, GOODS, major.prices);
  const picture = pictureOfMajor(major);
  return { id, title: words.title(id), kind: 'major', prices, points, picture, text: words.face(id) };
}

/** A hand card as it is printed. */
export function cardPicture(card: Card, { game, words, language }: Speaking): CardPicture {
  const phrases = speechOf(language).agricola;
  const { id, no, kind, prices, players, points, category } = card;
  const needs = needsOnFace(phrases, card).join(' · ');
  const { spaces } = game.rules as Ruleset;
  return {
    id,
    title: words.title(id),
    kind,
    prices: pricesOf(words, GOODS, prices),
    picture: pictureOfCard(card, spaces, game.seats),
    text: words.face(id),
    no,
    ...(players > 1 && { players }),
    ...(category !== undefined && { category: { id: category, words: phrases.cards.categories[category] } }),
    ...(points !== undefined && { points }),
    ...(needs !== '' && { needs: capital(needs), needsPicture: needsPicture(card, spaces) }),
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

/** Who draws a card of the Forest or X deck in an event, and which one. */
export function drewCard(look: Look<State>, happening: Happening): Omit<DrewPicture, 'move'> | undefined {
  const event = happening as Event;
  return event.event === 'drew'
    ? { seat: event.seat, card: cardPicture(cards[event.card], look) }
    : undefined;
}
