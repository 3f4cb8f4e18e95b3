import type { Amounts } from '@furrow/farm/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { count, list, seatName } from '../grammar';
import { handMoves } from './hands';
import {
  amount,
  begging,
  fencesAt,
  fieldTitle,
  forPrices,
  goods,
  majorKindName,
  majorName,
  onFarm,
  prices,
  sowing,
} from './nouns';
import { table } from './table';
import { anImprovement, byReturning, theImprovement } from './upgrades';

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, paying ${goods(price)}`;
}

/** Moves in a menu, in English. */
export const moves: MovePhrases = {
  ...handMoves,
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'turn goods into food',
  giveBack: () => 'give goods back to the general supply',
  room: ({ cell, partner }) => `room on ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `stable on ${cell}${onFarm(partner)}`,
  renovate: ({ house }) => `to a ${table.houses[house]}`,
  cell: ({ cell }) => cell,
  fieldOf: ({ seat, cell }) => `${cell} of ${seatName(seat)}`,
  player: ({ seat }) => seatName(seat),
  number: ({ n }) => `${n}`,
  center: ({ cells }) => `stable in the center of ${list(cells)}`,
  field: ({ cell, partner }) => `field on ${cell}${onFarm(partner)}`,
  sow: ({ grain, vegetables }) => `sow ${sowing(grain, vegetables)}`,
  reap: ({ crop, fields }) => `take ${amount(crop, 1)} from ${list(fields.map(fieldTitle))}`,
  add: ({ fields }) => `add 1 crop to ${list(fields.map(fieldTitle))}`,
  bake: ({ grain, food }) => `bake ${grain} grain into ${food} food`,
  pasture: ({ cells, fences, partner }) =>
    `pasture of ${list(cells)}${onFarm(partner)}, with ${count(fences, 'new fence')}`,
  palisade: ({ cells, fences, palisades }) =>
    `pasture of ${list(cells)}, with ${fences === 0 ? '' : `${count(fences, 'new fence')} and `}${count(palisades, 'palisade')}`,
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `give your partner ${goods(of)}${paying(price)}`,
  take: ({ goods: of, price }) => `take ${goods(of)} from your partner${paying(price)}`,
  major: ({ major, prices: cost, reduced, back }) => {
    const name = reduced ? majorName(major) : majorKindName(major);
    return `${name}, for ${prices(cost)}${back === undefined ? '' : `, or by returning ${anImprovement(back)}`}`;
  },
  return: ({ improvement, instead }) =>
    `return ${theImprovement(improvement)}${instead ? ' instead of paying' : ''}`,
  pay: ({ price }) => `pay ${goods(price)}`,
  convert: ({ given, food, begging: markers }) =>
    list([
      ...(given.length === 0 && markers > 0 ? [] : [`turn ${goods(given)} into ${food} food`]),
      ...(markers === 0 ? [] : [`take ${begging(markers)}`]),
    ]),
  discard: ({ goods: gone }) => `give back ${goods(gone)}`,
  feed: ({ given, gives, begging: markers, need }) => {
    const ends = [
      ...(markers === need ? [] : [`pay ${need - markers} food`]),
      ...(markers === 0 ? [] : [`take ${begging(markers)}`]),
    ];
    return `${given.length === 0 ? '' : `turn ${goods(given)} into ${gives} food, then `}${list(ends)}`;
  },
  keep: ({ kept, gone }) =>
    gone.length === 0 ? `keep all: ${goods(kept)}` : `keep ${goods(kept)}; give up ${goods(gone)}`,
  play: ({ card, prices: cost }, names) => `${names.card(card)}, ${forPrices(cost)}${byReturning(card)}`,
  call: ({ card, does }, names) => `${names.card(card)}: ${does}`,
  first: ({ card, does }, names) => `${names.card(card)}: ${does}`,
  instead: ({ card, does }, names) => `${names.card(card)}: ${does} instead`,
  usual: ({ does }) => `${does}, as usual`,
  jump: ({ space, does }) => `${space}: ${does}`,
  pick: ({ cards }, names) => list(cards.map((card) => names.card(card))),
  deal: ({ card }, names) => names.card(card),
  draw: ({ card }, names) => names.card(card),
  byLot: () => 'have one drawn at random',
  passOn: ({ card }, names) => `give “${names.card(card)}” to the player on your left`,
  discardCard: ({ card }, names) => `discard “${names.card(card)}”`,
  start: ({ seat }) => `${seatName(seat)} starts`,
  reveal: ({ space }) => space,
  yes: () => 'yes',
  no: () => 'no',
  done: () => 'finish',
};
