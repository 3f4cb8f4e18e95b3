import type { Amounts } from '@furrow/farm/goods';
import { type Cells, cellAt, columnOf, count, lowest, rowOf } from '@furrow/farm/grid';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import { measure, type Viewpoint } from '../effects/measure';
import { markedSpace } from '../spaces/marked-space';
import { CROPS, goodNumber } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import { sourceOfCard } from '../state/source';
import type { Player } from '../state/state';
import { claimIn, cropsIn, goodsIn, keptBy, stacksIn, topOf } from './kept';
import { isSpent } from './spent';

/** Something that lies on a card in play, or that the card has marked elsewhere. */
export type OnCard =
  /** Goods one above the other, of which only the top one can be had. */
  | { readonly on: 'pile'; readonly top: number; readonly left: number }
  | { readonly on: 'goods'; readonly goods: Amounts }
  | { readonly on: 'things'; readonly count: number }
  /** A round that has not passed. */
  | { readonly on: 'round'; readonly round: number }
  /** A person until the end of a round. */
  | { readonly on: 'person'; readonly round: number }
  /** An action space, by its id. */
  | { readonly on: 'space'; readonly id: string }
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
  { rules, state, seat }: Pick<Viewpoint, 'rules' | 'state' | 'seat'>,
  card: CardNumber,
): OnCard[] {
  const { houses } = cards[card];
  const look: Viewpoint = { rules, state, seat, source: sourceOfCard(card), about: 0 };
  const people = typeof houses === 'number' || houses === undefined ? (houses ?? 0) : measure(look, houses);
  const player = state.players[seat];
  return [
    ...rememberedBy(player, cards[card], state.round),
    ...(people > 0 ? [{ on: 'room', people } as const] : []),
    ...spentPeriod(player, card),
  ];
}

function rememberedBy(player: Player, { number, keeps }: Card, now: number): OnCard[] {
  const kept = keptBy(player, number);
  if (kept === 0 || keeps === undefined) return [];
  switch (keeps.keeps) {
    case 'counter':
      if (keeps.as === 'round') return kept < now ? [] : [{ on: 'round', round: kept }];
      return keeps.as === 'room' ? [] : [{ on: 'things', count: kept }];
    case 'space':
      return [{ on: 'space', id: markedSpace(kept) ?? '' }];
    case 'seats':
      return [{ on: 'things', count: count(kept) }];
    case 'goods':
      return [{ on: 'goods', goods: goodsIn(keeps, kept) }];
    case 'pile':
      return [{ on: 'pile', top: topOf(keeps, kept) ?? 0, left: kept }];
    case 'crops':
      return [{ on: 'goods', goods: cropsOf(keeps.stacks, kept) }];
    case 'stacks': {
      const all = stacksIn(keeps, kept).reduce((sum, n) => sum + n, 0);
      return [{ on: 'goods', goods: [[goodNumber(keeps.of), all]] }];
    }
    case 'claim': {
      const { until } = claimIn(kept);
      return until < now ? [] : [{ on: 'person', round: until }];
    }
    case 'places': {
      if (keeps.at === 'rim') return [{ on: 'palisades', count: count(kept) }];
      if (keeps.at === 'center') return [{ on: 'center', cells: cellsAround(kept) }];
      const good = keeps.of === undefined ? {} : { good: goodNumber(keeps.of) };
      return [{ on: 'spaces', count: count(kept), ...good }];
    }
  }
}

/** For how long the card is used up, if it is. */
function spentPeriod(player: Player, card: CardNumber): OnCard[] {
  const per = (['game', 'round'] as const).find((one) => isSpent(player, card, one));
  return per === undefined ? [] : [{ on: 'spent', per }];
}

/** The crops on a field card, those of all its stacks. */
function cropsOf(stacks: number, kept: number): Amounts {
  return CROPS.flatMap((crop, i) => {
    let n = 0;
    for (let stack = 0; stack < stacks; stack++) n += cropsIn(kept, i, stack);
    return n > 0 ? [[goodNumber(crop), n] as const] : [];
  });
}

/** The four spaces around a center, which is known by the upper left of them. */
function cellsAround(center: Cells): number[] {
  const cell = lowest(center);
  const at = (down: number, right: number) => cellAt(rowOf(cell) + down, columnOf(cell) + right);
  return [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
}
