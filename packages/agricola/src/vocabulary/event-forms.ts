import { type Cells, each } from '@furrow/farm/grid';
import {
  amountsBy,
  choice,
  count,
  type FormsFor,
  one,
  several,
  type ValueForm,
} from '@furrow/kernel/event-forms';
import { wordsOf } from '@furrow/kernel/words';
import { HAND_KINDS } from '../hands/hand-kinds';
import { HOUSES, SEASONS } from '../options/variant';
import type { Ruleset } from '../ruleset';
import type { Event } from './events';
import { cellWords, edgeWords, fieldWords } from './notation';
import { cardWords, goodWords, improvementWords, majorWords, spaceWords } from './words';

const goods = amountsBy(goodWords);
const card = one(cardWords);
const cell = one(cellWords);
/** Spaces of the farmyard, as a list of cells. */
const cells: ValueForm<Cells> = {
  write: (mask) => {
    const found: string[] = [];
    each(mask, (one) => found.push(cellWords.print(one)));
    return found;
  },
  read: (coded, place) =>
    several(cell)
      .read(coded, place)
      .reduce((mask, one) => mask | (1 << one), 0),
};
const edges = several(one(edgeWords));
const fields = several(one(fieldWords));
const rounds = several(count);
const seat: ValueForm<number> = count;

/** How the events of a variant are written. */
export function eventFormsOf({ spaces }: Ruleset): FormsFor<Event> {
  const space = one(spaceWords(spaces));
  return {
    start: { seat },
    round: { round: count },
    season: { season: one(wordsOf(SEASONS)) },
    revealed: { space },
    used: { seat, space },
    passed: { seat },
    token: { seat },
    gained: { seat, goods, card },
    paid: { seat, goods, space },
    begged: { seat, begging: count },
    converted: { seat, goods, food: count },
    handed: { seat, other: seat, goods },
    rooms: { seat, cell, by: seat },
    stables: { seat, cell, by: seat },
    renovated: { seat, house: one(wordsOf(HOUSES)) },
    grew: { seat },
    plowed: { seat, cell, by: seat },
    sowed: { seat, grain: fields, vegetables: fields },
    sowedMore: { seat, fields },
    movedCrop: { seat, crop: one(goodWords), from: one(fieldWords), to: one(fieldWords) },
    baked: { seat, grain: count, food: count },
    fenced: { seat, edges, by: seat },
    knockedDown: { seat, fences: count },
    palisades: { seat, edges },
    centerStable: { seat, cell },
    major: { seat, major: one(majorWords) },
    delivery: { seat, rounds, card },
    keptInPlay: { seat, card },
    keptLost: { seat, card },
    dealt: { seat, card, to: seat, opening: choice(true), drawn: choice(true) },
    pack: { seat, cards: several(card), to: seat },
    packsPassed: { toLeft: choice(true, false), final: choice(true) },
    kept: { seat, cards: several(card), to: seat },
    laidAway: { seat, count },
    drewFrom: { seat, kind: one(wordsOf(HAND_KINDS)) },
    drew: { seat, card },
    movedOn: { card },
    foresaw: { seat, cards: several(card), to: seat },
    wentBack: { seat },
    borrowed: { seat, other: seat },
    frozen: { seat, card, until: count },
    claimed: { seat, space },
    laidOut: { card },
    tookFromMarket: { seat, card },
    hands: { occupations: count, minors: count, full: count },
    drawn: { seat, card, to: seat },
    jumped: { seat, space },
    guest: { seat, forever: choice(true, false) },
    played: { seat, card },
    passedOn: { seat, card },
    gaveOn: { seat },
    removed: { seat, card },
    tookUp: { seat, card },
    points: { seat, points: count },
    laid: { seat, card, count },
    marked: { seat, card, spaces: cells },
    refunded: { seat, goods },
    piecesLost: { seat, fences: count, stables: count },
    heldBack: { seat, goods, card },
    laidOnSpace: { seat, space, goods },
    putBack: { seat, space, goods },
    paidTo: { seat, other: seat, goods },
    left: { seat },
    tookCrop: { seat, other: seat, field: one(fieldWords), crop: one(goodWords) },
    markedSpace: { seat, card, space },
    hosts: { seat },
    staysHome: { seat },
    adopted: { seat },
    returned: { seat, improvement: one(improvementWords) },
    later: { seat, rounds, goods },
    fed: { seat, food: count, begging: count },
    born: { seat, animals: several(one(goodWords)) },
    released: { seat, goods },
    harvest: { round: count },
    homeward: {},
    over: {},
  };
}
