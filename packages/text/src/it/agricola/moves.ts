import { type Amounts, goodNumber } from '@furrow/agricola/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { list, seatName } from '../grammar';
import {
  amount,
  beggingMarkers,
  fencesAt,
  food,
  goods,
  majorKindName,
  majorName,
  onFarm,
  prices,
  sowing,
  theMajor,
} from './nouns';

const GRAIN = goodNumber('grain');

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, pagando ${goods(price)}`;
}

/** Moves in a menu, in Italian. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'trasforma beni in cibo',
  giveBack: () => 'restituisci beni alla riserva generale',
  room: ({ cell, partner }) => `stanza in ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `stalla in ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `campo in ${cell}${onFarm(partner)}`,
  sow: ({ grain, vegetables }) => `semina ${sowing(grain, vegetables)}`,
  bake: ({ grain, food: gives }) => `trasforma ${amount(GRAIN, grain)} in ${food(gives)}`,
  pasture: ({ cells, fences, partner }) =>
    `recinta ${list(cells)}${onFarm(partner)} con ${fences === 1 ? '1 nuovo steccato' : `${fences} nuovi steccati`}`,
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `dai ${goods(of)} al tuo compagno${paying(price)}`,
  take: ({ goods: of, price }) => `prendi ${goods(of)} dal tuo compagno${paying(price)}`,
  major: ({ major, prices: cost, reduced, back }) => {
    const name = reduced ? majorName(major) : majorKindName(major);
    return `${name}, per ${prices(cost)}${back === undefined ? '' : `, o restituendo un ${majorKindName(back)}`}`;
  },
  return: ({ major }) => `restituisci ${theMajor(major)} invece di pagare`,
  pay: ({ price }) => (price.length === 0 ? 'non pagare niente' : `paga ${goods(price)}`),
  convert: ({ given, food: gives }) =>
    given.length === 0 ? 'non trasformare niente' : `trasforma ${goods(given)} in ${food(gives)}`,
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
  start: ({ seat }) => `inizia ${seatName(seat)}`,
  reveal: ({ space }) => space,
  yes: () => 'sì',
  no: () => 'no',
  done: () => 'termina',
};
