import type { MovePhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { begging, fencesAt, goods, majorName, seatName } from './nouns';

/** Moves in a menu, in English. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space}: ${does}`,
  choose: ({ does }) => does,
  exchange: () => 'turn goods into food',
  giveBack: () => 'give goods back to the general supply',
  room: ({ cell }) => `room on ${cell}`,
  stable: ({ cell }) => `stable on ${cell}`,
  field: ({ cell }) => `field on ${cell}`,
  sow: ({ grain, vegetables }) =>
    [
      ...(grain.length === 0 ? [] : [`grain on ${list(grain)}`]),
      ...(vegetables.length === 0 ? [] : [`vegetables on ${list(vegetables)}`]),
    ].join('; '),
  bake: ({ grain, food }) => `bake ${grain} grain into ${food} food`,
  pasture: ({ cells, fences }) => `pasture of ${list(cells)}, with ${count(fences, 'new fence')}`,
  fence: ({ edges }) => fencesAt(edges),
  major: ({ major, price }) => {
    const [name, cost] = [majorName(major), `(${goods(price)})`];
    return name.endsWith(cost) ? name : `${name} ${cost}`;
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
