import type { Amounts } from '@furrow/farm/goods';
import { type Cells, cellAt, columnOf, count, lowest, rowOf } from '@furrow/farm/grid';
import type { Card } from './cards/card';
import { cards } from './cards/index';
import type { Effect } from './effect';
import { cropsOn, fieldOfCard } from './fields';
import { amounts, CROPS, goodNumber } from './goods';
import { type Look, measure } from './measure';
import { sourceOfCard } from './source';
import { isSpent } from './spent';
import type { Player } from './state';

/** Something that lies on a card in play, or that the card has marked elsewhere. */
export type OnCard =
  /** Goods one above the other, of which only the top one can be had. */
  | { readonly on: 'pile'; readonly top: number; readonly left: number }
  | { readonly on: 'goods'; readonly goods: Amounts }
  | { readonly on: 'things'; readonly count: number }
  /** A round that has not passed. */
  | { readonly on: 'round'; readonly round: number }
  /** Spaces of the farmyard; `good`: what comes from each of them. */
  | { readonly on: 'spaces'; readonly count: number; readonly good?: number }
  | { readonly on: 'palisades'; readonly count: number }
  /** A stable in the center of four spaces. */
  | { readonly on: 'center'; readonly cells: readonly number[] }
  /** Room for people. */
  | { readonly on: 'room'; readonly people: number }
  /** It has been used as often as it can be in this round, or in this game. */
  | { readonly on: 'spent'; readonly per: 'round' | 'game' };

/** What lies on a card in play of a seat and what it has marked, by how the card is declared. */
export function onCard(
  { rules, state, seat }: Pick<Look, 'rules' | 'state' | 'seat'>,
  card: number,
): OnCard[] {
  const { houses } = cards[card];
  const look: Look = { rules, state, seat, source: sourceOfCard(card), about: 0 };
  const people = typeof houses === 'number' || houses === undefined ? (houses ?? 0) : measure(look, houses);
  const player = state.players[seat];
  return [
    ...rememberedBy(player, cards[card], state.round),
    ...(people > 0 ? [{ on: 'room', people } as const] : []),
    ...spentPeriod(player, card),
  ];
}

function rememberedBy(player: Player, card: Card, now: number): OnCard[] {
  const kept = player.memory[player.played.indexOf(card.number)] ?? 0;
  if (kept === 0) return [];
  if (card.field === true) return [{ on: 'goods', goods: cropsOf(player, card.number) }];
  if (card.marks === 'round') return kept < now ? [] : [{ on: 'round', round: kept }];
  if (card.marks === 'rim') return [{ on: 'palisades', count: count(kept) }];
  if (card.marks === 'center') return [{ on: 'center', cells: cellsAround(kept) }];
  const good = goodTaken(card);
  if (card.marks === 'spaces')
    return [{ on: 'spaces', count: count(kept), ...(good === undefined ? {} : { good }) }];
  const pile = effectsIn(card).find((one) => one.do === 'topOfPile')?.pile;
  if (pile !== undefined) return [{ on: 'pile', top: goodNumber(pile[pile.length - kept]), left: kept }];
  if (good !== undefined) return [{ on: 'goods', goods: [[good, kept]] }];
  return isRoom(card) ? [] : [{ on: 'things', count: kept }];
}

/** For how long the card is used up, if it is. */
function spentPeriod(player: Player, card: number): OnCard[] {
  const per = (['game', 'round'] as const).find((one) => isSpent(player, card, one));
  return per === undefined ? [] : [{ on: 'spent', per }];
}

/** The crops on a field card. */
function cropsOf(player: Player, card: number): Amounts {
  return CROPS.flatMap((crop, i) => {
    const n = cropsOn(player, fieldOfCard(card), i);
    return n > 0 ? [[goodNumber(crop), n] as const] : [];
  });
}

/** The four spaces around a center, which is known by the upper left of them. */
function cellsAround(center: Cells): number[] {
  const cell = lowest(center);
  const at = (down: number, right: number) => cellAt(rowOf(cell) + down, columnOf(cell) + right);
  return [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
}

/** The good that is got for each thing taken from the card, if it is one. */
function goodTaken(card: Card): number | undefined {
  const taken = effectsIn(card).find((one) => one.do === 'unlay' || one.do === 'unmark');
  const gained = effectsIn(taken).find((one) => one.do === 'gain');
  const [first, ...others] = gained === undefined ? [] : amounts(gained.goods);
  return first !== undefined && others.length === 0 && first[1] === 1 ? first[0] : undefined;
}

/** Whether what lies on the card is room for people. */
function isRoom({ houses }: Card): boolean {
  return typeof houses === 'object' && houses.count === 'laid';
}

/** All effects in something declared, whatever they are part of, those around others first. */
function effectsIn(declared: unknown): Effect[] {
  if (typeof declared !== 'object' || declared === null) return [];
  const inner = Object.values(declared).flatMap(effectsIn);
  return 'do' in declared ? [declared as Effect, ...inner] : inner;
}
