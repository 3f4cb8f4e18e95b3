import { goodNumber } from '@furrow/agricola/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { list } from '../grammar';
import {
  amount,
  beggingMarkers,
  fenceCount,
  fencesAt,
  food,
  goods,
  majorKind,
  seatName,
  sowing,
  theMajor,
} from './nouns';

const GRAIN = goodNumber('grain');

/** Moves in a menu, in Italian. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'trasforma beni in cibo',
  giveBack: () => 'restituisci beni alla riserva generale',
  room: ({ cell }) => `stanza in ${cell}`,
  stable: ({ cell }) => `stalla in ${cell}`,
  field: ({ cell }) => `campo in ${cell}`,
  sow: ({ grain, vegetables }) => `semina ${sowing(grain, vegetables)}`,
  bake: ({ grain, food: gives }) => `trasforma ${amount(GRAIN, grain)} in ${food(gives)}`,
  pasture: ({ cells, fences }) => `recinta ${list(cells)} con ${fenceCount(fences)}`,
  fence: ({ edges }) => fencesAt(edges),
  major: ({ major, price }) => `${majorKind(major)} (${goods(price)})`,
  return: ({ major }) => `restituisci ${theMajor(major)} invece di pagare`,
  pay: ({ price }) => (price.length === 0 ? 'non pagare niente' : `paga ${goods(price)}`),
  convert: ({ given, food: gives }) =>
    given.length === 0 ? 'non trasformare niente' : `trasforma ${goods(given)} in ${food(gives)}`,
  discard: ({ goods: back }) =>
    back.length === 0 ? 'non restituire niente' : `restituisci ${goods(back)} alla riserva generale`,
  feed: ({ given, gives, begging, need }) => {
    const steps: string[] = [];
    if (given.length > 0) steps.push(`trasforma ${goods(given)} in ${food(gives)}`);
    if (begging < need) steps.push(`paga ${food(need - begging)}`);
    if (begging > 0) steps.push(`prendi ${beggingMarkers(begging)}`);
    return list(steps);
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
