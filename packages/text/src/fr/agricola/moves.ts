import type { MovePhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import {
  bare,
  beggingCards,
  doWith,
  fencesAt,
  food,
  forPrice,
  goods,
  seatName,
  sowing,
  theKind,
  theMajor,
  turnInto,
} from './nouns';

/** Moves in a menu, in French. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space} : ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'transformer des marchandises en nourriture',
  giveBack: () => 'rendre des marchandises à la réserve générale',
  room: ({ cell }) => `pièce en ${cell}`,
  stable: ({ cell }) => `étable en ${cell}`,
  field: ({ cell }) => `champ en ${cell}`,
  sow: ({ grain, vegetables }) => `semer ${sowing(grain, vegetables)}`,
  bake: ({ grain, food: gives }) => `${count(grain, 'céréale')} pour ${food(gives)}`,
  pasture: ({ cells, fences }) =>
    `pâturage en ${list(cells)}, avec ${count(fences, 'nouvelle clôture', 'nouvelles clôtures')}`,
  fence: ({ edges }) => fencesAt(edges),
  major: ({ major, price }) => `${bare(theKind(major))}, ${forPrice(price)}`,
  return: ({ major }) => `rendre ${theMajor(major)}`,
  pay: ({ price }) => doWith('payer', price),
  convert: ({ given, food: gives }) =>
    given.length === 0 ? doWith('transformer', given) : turnInto('transformer', given, gives),
  discard: ({ goods: of }) => doWith('rendre', of),
  feed: ({ given, gives, begging, need }) => {
    const deeds: string[] = [];
    if (given.length > 0) deeds.push(turnInto('transformer', given, gives));
    if (need > begging) deeds.push(`payer ${food(need - begging)}`);
    if (begging > 0) deeds.push(`prendre ${beggingCards(begging)}`);
    return list(deeds);
  },
  keep: ({ kept, gone }) =>
    gone.length === 0
      ? `tout garder : ${goods(kept)}`
      : `${doWith('garder', kept)} et renoncer à ${goods(gone)}`,
  start: ({ seat }) => `${seatName(seat)} commence`,
  reveal: ({ space }) => space,
  yes: () => 'oui',
  no: () => 'non',
  done: () => 'terminer',
};
