import type { Amounts } from '@furrow/agricola/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { count, list, seatName } from '../grammar';
import { begging, fencesAt, goods, majorKindName, majorName, onFarm, prices, sowing } from './nouns';

function paying(price: Amounts): string {
  return price.length === 0 ? '' : `, paying ${goods(price)}`;
}

/** Moves in a menu, in English. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'turn goods into food',
  giveBack: () => 'give goods back to the general supply',
  room: ({ cell, partner }) => `room on ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `stable on ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `field on ${cell}${onFarm(partner)}`,
  sow: ({ grain, vegetables }) => `sow ${sowing(grain, vegetables)}`,
  bake: ({ grain, food }) => `bake ${grain} grain into ${food} food`,
  pasture: ({ cells, fences, partner }) =>
    `pasture of ${list(cells)}${onFarm(partner)}, with ${count(fences, 'new fence')}`,
  fence: ({ edges, partner }) => fencesAt(edges, onFarm(partner)),
  give: ({ goods: of, price }) => `give your partner ${goods(of)}${paying(price)}`,
  take: ({ goods: of, price }) => `take ${goods(of)} from your partner${paying(price)}`,
  major: ({ major, prices: cost, reduced, back }) => {
    const name = reduced ? majorName(major) : majorKindName(major);
    return `${name}, for ${prices(cost)}${back === undefined ? '' : `, or by returning a ${majorKindName(back)}`}`;
  },
  return: ({ major }) => `return the ${majorName(major)} instead of paying`,
  pay: ({ price }) => `pay ${goods(price)}`,
  convert: ({ given, food }) => `turn ${goods(given)} into ${food} food`,
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
  start: ({ seat }) => `${seatName(seat)} starts`,
  reveal: ({ space }) => space,
  yes: () => 'yes',
  no: () => 'no',
  done: () => 'finish',
};
