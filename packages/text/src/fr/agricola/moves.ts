import type { Amounts } from '@furrow/farm/goods';
import type { MovePhrases, Places } from '../../agricola/phrases';
import { bare, count, list, quoted, seatName } from '../grammar';
import { handMoves } from './hands';
import {
  amount,
  beggingCards,
  doWith,
  fencesAt,
  food,
  forPrices,
  goods,
  inFields,
  majorKindName,
  onFarm,
  sowing,
  theMajor,
  turnInto,
} from './nouns';
import { table } from './table';
import { anImprovement, byReturning, theImprovement } from './upgrades';

/** A card and what it does; if nothing is said of that, the card alone. */
function cardDoes(
  { card, does }: { readonly card: number; readonly does: string },
  names: Pick<Places, 'card'>,
): string {
  return does === '' ? names.card(card) : `${names.card(card)} : ${does}`;
}

/** So many new fences and palisades; of none nothing is said. */
function newPieces(fences: number, palisades: number): string {
  const parts: string[] = [];
  if (fences > 0) parts.push(count(fences, 'nouvelle clôture', 'nouvelles clôtures'));
  if (palisades > 0) parts.push(count(palisades, 'palissade'));
  return list(parts);
}

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, en payant ${goods(price)}`;
}

/** Moves in a menu, in French. */
export const moves: MovePhrases = {
  ...handMoves,
  place: ({ space, does }) => `${space} : ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'transformer des marchandises en nourriture',
  giveBack: () => 'rendre des marchandises à la réserve générale',
  room: ({ cell, partner }) => `pièce en ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `étable en ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `champ en ${cell}${onFarm(partner)}`,
  renovate: ({ house }) => `en ${table.houses[house]}`,
  cell: ({ cell }) => cell,
  fieldOf: ({ seat, cell }) => `${cell} chez ${seatName(seat)}`,
  player: ({ seat }) => seatName(seat),
  number: ({ n }) => `${n}`,
  center: ({ cells }) => `étable au centre des champs ${list(cells)}`,
  sow: ({ grain, vegetables }) => `semer ${sowing(grain, vegetables)}`,
  reap: ({ crop, fields }) => `récolter ${amount(crop, fields.length)} ${inFields(fields)}`,
  add: ({ fields }) => `ajouter 1 marchandise ${inFields(fields)}`,
  bake: ({ grain, food: gives }) => `${count(grain, 'céréale')} pour ${food(gives)}`,
  pasture: ({ cells, fences, partner }) =>
    `pâturage en ${list(cells)}${onFarm(partner)}, avec ${count(fences, 'nouvelle clôture', 'nouvelles clôtures')}`,
  palisade: ({ cells, fences, palisades }) =>
    `pâturage en ${list(cells)}, avec ${newPieces(fences, palisades)}`,
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `donner ${goods(of)} à votre partenaire${paying(price)}`,
  take: ({ goods: of, price }) => `prendre ${goods(of)} à votre partenaire${paying(price)}`,
  major: ({ major, prices, reduced, back }) => {
    const name = reduced ? bare(theMajor(major)) : majorKindName(major);
    return `${name}, ${forPrices(prices)}${back === undefined ? '' : `, ou en rendant ${anImprovement(back)}`}`;
  },
  return: ({ improvement, instead }) =>
    `rendre ${theImprovement(improvement)}${instead ? ' au lieu de payer' : ''}`,
  pay: ({ price }) => doWith('payer', price),
  convert: ({ given, food: gives, begging }) => {
    const begs = begging === 0 ? [] : [`prendre ${beggingCards(begging)}`];
    if (given.length > 0) return list([turnInto('transformer', given, gives), ...begs]);
    return begs[0] ?? doWith('transformer', given);
  },
  discard: ({ goods: of }) => doWith('rendre', of),
  feed: ({ given, gives, begging, need }) => {
    const deeds: string[] = [];
    if (need > begging) deeds.push(`payer ${food(need - begging)}`);
    if (begging > 0) deeds.push(`prendre ${beggingCards(begging)}`);
    const first = given.length === 0 ? '' : `${turnInto('transformer', given, gives)}, puis `;
    return `${first}${list(deeds)}`;
  },
  keep: ({ kept, gone }) =>
    gone.length === 0
      ? `tout garder : ${goods(kept)}`
      : `${doWith('garder', kept)}, abandonner ${goods(gone)}`,
  play: ({ card, prices }, names) => `${names.card(card)}, ${forPrices(prices)}${byReturning(card)}`,
  call: cardDoes,
  first: cardDoes,
  instead: cardDoes,
  usual: ({ does }) => does,
  jump: ({ space, does }) => `${space} : ${does}`,
  pick: ({ cards }, names) => list(cards.map((card) => names.card(card))),
  deal: ({ card }, names) => names.card(card),
  draw: ({ card }, names) => names.card(card),
  byLot: () => 'en faire tirer un au hasard',
  passOn: ({ card }, names) => `donner ${quoted(names.card(card))} à votre voisin de gauche`,
  discardCard: ({ card }, names) => `défausser ${quoted(names.card(card))}`,
  start: ({ seat }) => `${seatName(seat)} commence`,
  reveal: ({ space }) => space,
  yes: () => 'oui',
  no: () => 'non',
  done: () => 'terminer',
};
