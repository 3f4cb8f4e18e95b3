import type { Card, Score } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effect-words';
import { amounts } from '@furrow/agricola/goods';
import { atFirst } from '@furrow/agricola/kept';
import type { Change } from '@furrow/agricola/payment/modifier';
import type { DeclaredNumbers } from '../spoken-game';
import { numbers } from './declared-numbers';
import { conditionNumbers, counts, effectNumbers, quantityNumbers, spacesNumbers } from './effect-numbers';

/** Numbers in the code of single cards, and in the rules that a card changes: its text names them. */
const IN_CODE: Readonly<Record<string, readonly number[]>> = {
  'clearing-spade': [1, 2],
  'farm-hand': [4],
  'final-scenario': [14],
  'heresy-teacher': [3],
  'hook-knife': [9, 8, 7, 6, 5],
  'little-peasant': [2],
  'love-for-agriculture': [2],
  minstrel: [4],
  'pasture-master': [1],
  'shepherds-crook': [4],
  seatmate: [13],
  sequestrator: [3, 4, 5],
  'organic-farmer': [3],
  'organic-farmer-2007': [3],
  'wood-palisades': [2],
};

/** Numbers that a text may name or say with a word: the 2nd person, two people, a square of 2 by 2, the last rounds. */
const IN_WORDS: Readonly<Record<string, readonly number[]>> = {
  'bust-2007': [2, 3, 4],
  confidant: [13],
  'farm-hand': [2],
  'hook-knife': [2, 3, 4],
  lasso: [2],
  'mummys-boy': [2],
};

/** Numbers that a declaration needs and its text does not: rounds in a row, the last round before that of the last harvest. */
const UNSAID: Readonly<Record<string, readonly number[]>> = {
  'estate-worker': [2, 3],
  'furniture-carpenter': [13],
};

/** The numbers of a card: cost, needs and points, what it does and when, what it changes. */
export function cardNumbers(card: Card): DeclaredNumbers {
  const unsaid = UNSAID[card.id] ?? [];
  const must = [...printedNumbers(card), ...doneNumbers(card), ...(IN_CODE[card.id] ?? [])];
  return numbers(
    must.filter((n) => !unsaid.includes(n)),
    [atFirst(card.keeps), ...(card.edition === '2007' ? [2007] : []), ...(IN_WORDS[card.id] ?? [])],
  );
}

/** The printed ones; a minus sign is no part of a number in a text. */
function printedNumbers({ prices, costPer, conditions, points, players, scores, costs }: Card): number[] {
  return [
    ...(costPer === undefined ? [] : [...counts(costPer.goods), ...quantityNumbers(costPer.times)]),
    ...prices.flatMap((one) => one.map(([, n]) => n)),
    ...conditions.flatMap(conditionNumbers),
    ...(points === undefined ? [] : [Math.abs(points)]),
    ...(players === 1 ? [] : [players]),
    ...scores.flatMap(scoreNumbers),
    ...costs.flatMap(({ change, when }) => [...changeNumbers(change), ...conditionNumbers(when)]),
  ];
}

function doneNumbers({ play, anytime, listeners, replacements, space, ...card }: Card): number[] {
  const { holds, pastureHolds, sowMore, sowMoreOf, returnsAny, houses, cooks, bakes } = card;
  return [
    ...counts(sowMoreOf ?? {}),
    ...counts(cooks ?? {}),
    ...(bakes === undefined ? [] : [bakes.food, ...(bakes.atMost === ANY ? [] : [bakes.atMost])]),
    ...[play, anytime, space?.effect].flatMap(effectNumbers),
    ...listeners.flatMap(({ spaces, newlyUsed, when, then }) => [
      ...spacesNumbers(spaces),
      ...(newlyUsed === undefined ? [] : [newlyUsed]),
      ...conditionNumbers(when),
      ...effectNumbers(then),
    ]),
    ...replacements.flatMap(({ get }) => effectNumbers(get)),
    ...counts(space?.toll ?? {}),
    ...conditionNumbers(space?.when),
    ...[holds?.count, pastureHolds?.more, sowMore, returnsAny, houses].filter(
      (n): n is number => typeof n === 'number' && n !== ANY,
    ),
  ];
}

function scoreNumbers(score: Score): number[] {
  if ('when' in score) return [score.points, ...conditionNumbers(score.when)];
  const of = quantityNumbers(score.of);
  if ('each' in score) return [score.each, ...(score.every === undefined ? [] : [score.every]), ...of];
  return [...Object.entries(score.steps).flatMap(([from, points]) => [Number(from), points]), ...of];
}

function changeNumbers(change: Change): number[] {
  if ('less' in change) return counts(change.less);
  if ('instead' in change) return counts(change.instead);
  if ('lessOne' in change) return [1];
  if ('each' in change) return [];
  return [...change.swap, change.to].flatMap((goods) => amounts(goods).map(([, n]) => n));
}
