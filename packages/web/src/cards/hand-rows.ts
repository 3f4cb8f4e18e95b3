import type { CardPicture } from '../protocol/card';
import { columnsOf } from './hand-size';

/** Two kinds of cards are held: each is one row of a large hand. */
export type HandKind = 'occupation' | 'improvement';

/** How a card of the hand lies. */
export interface Lie {
  /** Whether it has its column for itself, or shares it with another. */
  readonly layer: 'alone' | 'behind' | 'before';
  /** How far it is turned in the fan: to the left from -1 on, to the right up to 1. */
  readonly turn: number;
  /** Its column, where each kind is a row; else the next one that is free. */
  readonly column?: number;
}

export const kindOf = ({ kind }: CardPicture): HandKind =>
  kind === 'occupation' ? 'occupation' : 'improvement';

/**
 * Whether occupations lie in one row and improvements in the other: on a screen that is not so large, unless hardly any
 * card would have to lie behind another otherwise.
 */
export function hasRowsOfKinds(cards: readonly CardPicture[], isLarge: boolean): boolean {
  const columns = columnsOf(cards.length, isLarge);
  const occupations = cards.filter((card) => kindOf(card) === 'occupation').length;
  const [fewer, more] = [occupations, cards.length - occupations].toSorted((a, b) => a - b);
  const behind = cards.length - columns;
  return !isLarge && behind > 0 && more <= columns && fewer <= behind + 1;
}

/** How the cards of a hand lie, if those of one kind lie before the others wherever each kind is a row. */
export function liesOf(cards: readonly CardPicture[], front: HandKind, isLarge: boolean): readonly Lie[] {
  const columns = columnsOf(cards.length, isLarge);
  if (hasRowsOfKinds(cards, isLarge)) return inRowsOfKinds(cards, front, columns);
  const deep = cards.length - columns;
  return cards.map((_, nth) => ({
    layer: layerOf(nth, deep),
    turn: deep > 0 ? 0 : turnOf(nth, columns),
  }));
}

/** Occupations from the left, improvements to the right: as few as can be share a column. */
function inRowsOfKinds(cards: readonly CardPicture[], front: HandKind, columns: number): readonly Lie[] {
  const all = cards.map(kindOf);
  const placeOf = (kind: HandKind, nth: number) =>
    kind === 'occupation'
      ? all.slice(0, nth).filter((one) => one === kind).length + 1
      : columns - all.slice(nth + 1).filter((one) => one === kind).length;
  const places = all.map((kind, nth) => placeOf(kind, nth));
  return all.map((kind, nth) => {
    const isShared = places.filter((place) => place === places[nth]).length > 1;
    const layer = kind === front ? 'before' : 'behind';
    return { layer: isShared ? layer : 'alone', turn: 0, column: places[nth] };
  });
}

/** Which of the two in its column a card of the hand is, where so many columns have two; they lie at the left. */
function layerOf(nth: number, deep: number): Lie['layer'] {
  if (nth >= 2 * deep) return 'alone';
  return nth % 2 === 0 ? 'behind' : 'before';
}

/** How far a card of a fan is turned: from -1 for the first to 1 for the last. */
function turnOf(nth: number, all: number): number {
  return all === 1 ? 0 : (2 * nth) / (all - 1) - 1;
}
