import { goodNumber } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { MovePhrases, Places } from '../../agricola/phrases';
import { list, quoted, seatName } from '../grammar';
import { handMoves } from './hands';
import {
  amount,
  beggingMarkers,
  fenceCount,
  fencesAt,
  fieldNames,
  food,
  forPrice,
  goods,
  majorKindName,
  majorName,
  onFarm,
  palisadeCount,
  prices,
  sowing,
} from './nouns';
import { table } from './table';
import { anImprovement, byReturning, theImprovement } from './upgrades';

const GRAIN = goodNumber('grain');

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, pagando ${goods(price)}`;
}

/** A card and what it does, if that is known. */
function cardDoes(
  { card, does }: { readonly card: number; readonly does: string },
  names: Pick<Places, 'card'>,
): string {
  const name = quoted(names.card(card));
  return does === '' ? name : `${name}: ${does}`;
}

/** Moves in a menu, in Italian. */
export const moves: MovePhrases = {
  ...handMoves,
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'trasforma beni in cibo',
  giveBack: () => 'restituisci beni alla riserva generale',
  room: ({ cell, partner }) => `stanza in ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `stalla in ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `campo in ${cell}${onFarm(partner)}`,
  renovate: ({ house }) => `in ${table.houses[house]}`,
  cell: ({ cell }) => cell,
  fieldOf: ({ seat, cell }) => `${cell} di ${seatName(seat)}`,
  player: ({ seat }) => seatName(seat),
  number: ({ n }) => `${n}`,
  center: ({ cells }) => `stalla al centro di ${list(cells)}`,
  sow: ({ grain, vegetables }) => `semina ${sowing(grain, vegetables)}`,
  reap: ({ crop, fields }) =>
    fields.length === 1
      ? `raccogli ${amount(crop, 1)} da ${fieldNames(fields)}`
      : `raccogli ${amount(crop, fields.length)}, da ${fieldNames(fields)}`,
  add: ({ fields }) => `aggiungi 1 bene in ${fieldNames(fields)}`,
  bake: ({ grain, food: gives }) => `trasforma ${amount(GRAIN, grain)} in ${food(gives)}`,
  pasture: ({ cells, fences, partner }) =>
    `recinta ${list(cells)}${onFarm(partner)} con ${fences === 1 ? '1 nuovo steccato' : `${fences} nuovi steccati`}`,
  palisade: ({ cells, fences, palisades }) => {
    const built = fences === 0 ? [palisadeCount(palisades)] : [fenceCount(fences), palisadeCount(palisades)];
    return `recinta ${list(cells)} con ${list(built)}`;
  },
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `dai ${goods(of)} al tuo compagno${paying(price)}`,
  take: ({ goods: of, price }) => `prendi ${goods(of)} dal tuo compagno${paying(price)}`,
  major: ({ major, prices: cost, reduced, back }) => {
    const name = reduced ? majorName(major) : majorKindName(major);
    return `${name}, per ${prices(cost)}${back === undefined ? '' : `, o restituendo ${anImprovement(back)}`}`;
  },
  return: ({ improvement, instead }) =>
    `restituisci ${theImprovement(improvement)}${instead ? ' invece di pagare' : ''}`,
  pay: ({ price }) => (price.length === 0 ? 'non pagare niente' : `paga ${goods(price)}`),
  convert: ({ given, food: gives, begging }) => {
    const begs = begging === 0 ? [] : [`prendi ${beggingMarkers(begging)}`];
    if (given.length > 0) return list([`trasforma ${goods(given)} in ${food(gives)}`, ...begs]);
    return begs[0] ?? 'non trasformare niente';
  },
  discard: ({ goods: back }) =>
    back.length === 0 ? 'non restituire niente' : `restituisci ${goods(back)} alla riserva generale`,
  feed: ({ given, gives, begging, need }) => {
    const steps: string[] = [];
    if (begging < need) steps.push(`paga ${food(need - begging)}`);
    if (begging > 0) steps.push(`prendi ${beggingMarkers(begging)}`);
    const first = given.length === 0 ? '' : `trasforma ${goods(given)} in ${food(gives)}, poi `;
    return `${first}${list(steps)}`;
  },
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `tieni tutti gli animali: ${goods(kept)}`;
    const keep = kept.length === 0 ? 'non tenere nessun animale' : `tieni ${goods(kept)}`;
    return `${keep}; rinuncia a ${goods(gone)}`;
  },
  play: ({ card, prices: cost }, names) =>
    `gioca ${quoted(names.card(card))} ${forPrice(cost)}${byReturning(card)}`,
  call: cardDoes,
  first: cardDoes,
  instead: cardDoes,
  usual: ({ does }) => does,
  jump: ({ space, does }) => `${space}: ${does}`,
  pick: ({ cards }, names) => list(cards.map((card) => quoted(names.card(card)))),
  deal: ({ card }, names) => quoted(names.card(card)),
  draw: ({ card }, names) => quoted(names.card(card)),
  byLot: () => 'fanne pescare una a caso',
  passOn: ({ card }, names) => `cedi ${quoted(names.card(card))}`,
  discardCard: ({ card }, names) => `scarta ${quoted(names.card(card))}`,
  start: ({ seat }) => `inizia ${seatName(seat)}`,
  reveal: ({ space }) => space,
  yes: () => 'sì',
  no: () => 'no',
  done: () => 'termina',
};
