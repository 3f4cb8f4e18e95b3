import type { Card, CardSpace, Declaration, Score, SowMore } from '@furrow/agricola/cards/card';
import type { Effect } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { atFirst } from '@furrow/agricola/in-play/kept';
import type { Change } from '@furrow/agricola/payment/modifier';
import { amounts } from '@furrow/agricola/state/goods';
import type { DeclaredNumbers } from '../spoken-game';
import { numbers } from './declared-numbers';
import { conditionNumbers, counts, effectNumbers, quantityNumbers, spacesNumbers } from './effect-numbers';

/** Numbers of the rules that texts name: what a person needs to eat, two newborns, room for animals in a pasture of one space. */
const [MEAL, TWO_NEWBORNS, SMALL_PASTURE] = [2, 2, 2];

/** Numbers in the code of single cards, and in the rules that a card changes: its text names them. */
const IN_CODE: Readonly<Record<string, readonly number[]>> = {
  'acreage-2007': [2],
  'animal-trainer-2007': [2, 3],
  'barbecue-2007': [3, 4, 5],
  'basin-maker-2007': [2, 4, 7, 10],
  'chamberlain-2007': [11],
  'church-warden-2007': [11, 12, 13],
  'clearing-spade': [1, 2],
  'copse-2007': [2],
  'corn-profiteer-2007': [2, 3],
  'crooked-plow-2007': [2],
  'farm-hand': [4],
  'final-scenario': [14],
  'forester-2007': [2, 3],
  'guildmaster-2007': [2, 3, 4],
  'harvest-helper-2007': [2],
  'heresy-teacher': [3],
  'hook-knife': [9, 8, 7, 6, 5],
  'little-peasant': [2],
  'lord-of-the-manor-2007': [4],
  'love-for-agriculture': [2],
  'midsummer-nights-dream': [2],
  minstrel: [4],
  'pasture-master': [1],
  'pumpkin-seed-oil-2007': [3],
  'ratcatcher-2007': [2],
  'sawhorse-2007': [3, 6, 9, 12, 15],
  'scarecrow-2007': [3, 6],
  'shepherds-crook': [4],
  'shepherds-crook-2007': [4],
  seatmate: [13],
  sequestrator: [3, 4, 5],
  'organic-farmer': [3],
  'organic-farmer-2007': [3],
  'veterinarian-2007': [2, 3],
  'wood-distributor-2007': [3],
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

/**
 * Numbers that a declaration needs and its text does not: rounds in a row, the next round, the last round before that of the last harvest; the
 * wood that counts where the text names the wood that does not; at most 2 so far, where it allows 3; the points of a person
 * that is worth none.
 */
const UNSAID: Readonly<Record<string, readonly number[]>> = {
  'acrobat-2007': [1],
  'estate-worker': [2, 3],
  'furniture-carpenter': [13],
  'guest-2007': [1],
  'pumpkin-seed-oil-2007': [2],
  'reed-hut-2007': [3],
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

function doneNumbers({ play, anytime, delivers, listeners, replacements, space, ...card }: Card): number[] {
  const { returnsAny, cooks, bakes, advance, byLot } = card;
  return [
    ...(returnsAny === undefined ? [] : [returnsAny]),
    ...counts(cooks ?? {}),
    ...(bakes === undefined ? [] : [bakes.food, ...(bakes.atMost === ANY ? [] : [bakes.atMost])]),
    ...counts(advance ?? {}),
    ...counts(byLot ?? {}),
    ...[play, anytime, delivers].flatMap(effectNumbers),
    ...listeners.flatMap(({ spaces, newlyUsed, when, then }) => [
      ...spacesNumbers(spaces),
      ...(newlyUsed === undefined ? [] : [newlyUsed]),
      ...conditionNumbers(when),
      ...effectNumbers(then),
    ]),
    ...replacements.flatMap(({ get }) => [...twice(get), ...effectNumbers(get)]),
    ...(space === undefined ? [] : cardSpaceNumbers(space)),
    ...changedNumbers(card),
  ];
}

/** What is done in place of an action, twice if the owner likes, is said with the number of times. */
function twice(get: Effect): number[] {
  return get.do === 'then' && get.first === get.after ? [2] : [];
}

function cardSpaceNumbers({ effect, orOwner, refill, toll, when }: CardSpace): number[] {
  return [
    ...[effect, orOwner].flatMap(effectNumbers),
    ...[refill?.first ?? [], refill?.count ?? []].flat(),
    ...counts(toll ?? {}),
    ...conditionNumbers(when),
  ];
}

/** The numbers of the rules that a card changes for its owner. */
function changedNumbers(card: Declaration): number[] {
  const {
    holds,
    pastureHolds,
    stableHolds,
    houses,
    houseHolds,
    sowMore,
    countsAs,
    fullMeals,
    twins,
    rests,
    fencesPerWood,
    stacks,
  } = card;
  return [
    ...[holds?.count, houses].flatMap((n) => (typeof n === 'number' ? [n] : quantityNumbers(n))),
    ...quantityNumbers(houseHolds),
    ...(pastureHolds === undefined ? [] : [pastureHolds.more]),
    ...(pastureHolds?.small === true ? [SMALL_PASTURE] : []),
    ...(typeof sowMore === 'object' ? sowMoreNumbers(sowMore) : [sowMore]),
    ...(fullMeals === undefined ? [] : [fullMeals, MEAL, MEAL - 1]),
    ...(twins === undefined ? [] : [twins.from, TWO_NEWBORNS]),
    stableHolds?.count,
    ...(fencesPerWood === undefined ? [] : [fencesPerWood, 1]),
    countsAs,
    rests,
    stacks,
  ].filter((n): n is number => n !== undefined && n !== ANY);
}

function sowMoreNumbers(more: SowMore): number[] {
  if ('byFields' in more) return Object.entries(more.byFields).flatMap(([fields, n]) => [Number(fields), n]);
  if ('besideHouse' in more) return Object.values(more.besideHouse);
  if ('always' in more) return counts(more.always);
  return [more.more, more.atMostFields];
}

function scoreNumbers(score: Score): number[] {
  if ('when' in score) return [Math.abs(score.points), ...conditionNumbers(score.when)];
  const of = quantityNumbers(score.of);
  if ('each' in score)
    return [Math.abs(score.each), ...(score.every === undefined ? [] : [score.every]), ...of];
  return [...Object.entries(score.steps).flatMap(([from, points]) => [Number(from), points]), ...of];
}

function changeNumbers(change: Change): number[] {
  if ('less' in change) return counts(change.less).filter((n) => n !== ANY);
  if ('instead' in change) return counts(change.instead);
  if ('lessAny' in change) return [change.lessAny];
  if ('each' in change) return [];
  return [...change.swap, change.to].flatMap((goods) => amounts(goods).map(([, n]) => n));
}
