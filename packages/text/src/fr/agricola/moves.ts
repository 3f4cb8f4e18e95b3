import type { Amounts } from '@furrow/agricola/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { bare, count, list, seatName } from '../grammar';
import {
  beggingCards,
  doWith,
  fencesAt,
  food,
  forPrices,
  goods,
  majorKindName,
  onFarm,
  sowing,
  theMajor,
  turnInto,
} from './nouns';

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, en payant ${goods(price)}`;
}

/** Moves in a menu, in French. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space} : ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'transformer des marchandises en nourriture',
  giveBack: () => 'rendre des marchandises à la réserve générale',
  room: ({ cell, partner }) => `pièce en ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `étable en ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `champ en ${cell}${onFarm(partner)}`,
  sow: ({ grain, vegetables }) => `semer ${sowing(grain, vegetables)}`,
  bake: ({ grain, food: gives }) => `${count(grain, 'céréale')} pour ${food(gives)}`,
  pasture: ({ cells, fences, partner }) =>
    `pâturage en ${list(cells)}${onFarm(partner)}, avec ${count(fences, 'nouvelle clôture', 'nouvelles clôtures')}`,
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `donner ${goods(of)} à votre partenaire${paying(price)}`,
  take: ({ goods: of, price }) => `prendre ${goods(of)} à votre partenaire${paying(price)}`,
  major: ({ major, prices, reduced, back }) => {
    const name = reduced ? bare(theMajor(major)) : majorKindName(major);
    return `${name}, ${forPrices(prices)}${back === undefined ? '' : `, ou en rendant un ${majorKindName(back)}`}`;
  },
  return: ({ major }) => `rendre ${theMajor(major)} au lieu de payer`,
  pay: ({ price }) => doWith('payer', price),
  convert: ({ given, food: gives }) =>
    given.length === 0 ? doWith('transformer', given) : turnInto('transformer', given, gives),
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
  start: ({ seat }) => `${seatName(seat)} commence`,
  reveal: ({ space }) => space,
  yes: () => 'oui',
  no: () => 'non',
  done: () => 'terminer',
};
