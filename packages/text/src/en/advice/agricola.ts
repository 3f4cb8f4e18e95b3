import type { AgricolaMerits } from '../../advice/agricola';
import type { Category } from '../../agricola/phrases';
import { goodName, goods, majorName } from '../agricola/nouns';
import { count, list, points } from '../grammar';

/** What points are for. */
const FOR: Readonly<Record<Category, string>> = {
  fields: 'fields',
  pastures: 'pastures',
  grain: 'grain',
  vegetables: 'vegetables',
  sheep: 'sheep',
  boar: 'wild boar',
  cattle: 'cattle',
  unused: 'fewer unused spaces',
  stables: 'fenced stables',
  clayRooms: 'clay rooms',
  stoneRooms: 'stone rooms',
  people: 'people',
  improvements: 'improvements',
  bonus: 'cards and crafts',
  begging: 'fewer begging markers',
};

/** A person by the place in the family: `a third`. */
const PLACES = ['a first', 'a second', 'a third', 'a fourth', 'a fifth'];

const place = (person: number): string => PLACES[person - 1] ?? 'one more';

/** What speaks for an answer in Agricola, in English. */
export const agricola: AgricolaMerits = {
  feeds: ({ food, lack, round }) =>
    `brings ${food < lack ? `${food} of the ${lack}` : `the ${lack}`} food you lack by the harvest of round ${round}`,
  fed: () => 'feeds the whole family',
  takes: ({ goods: of }) => `takes ${goods(of)}`,
  denies: ({ seat, food, lack }, names) => `keeps ${food} food from ${names.player(seat)}, who lacks ${lack}`,
  birth: ({ people }) => `brings ${place(people)} person into the family`,
  roomFor: ({ people }) => `makes room for ${list(people.map(place))} person`,
  rooms: ({ rooms }) => `adds ${count(rooms, 'room')} to the house`,
  renovates: ({ house }) => `renovates the house to ${house === 1 ? 'clay' : 'stone'}`,
  plows: ({ fields }) => `plows ${count(fields, 'field')}`,
  sows: ({ grain, vegetables }) => {
    const crops: string[] = [];
    if (grain > 0) crops.push(`grain on ${count(grain, 'field')}`);
    if (vegetables > 0) crops.push(`vegetables on ${count(vegetables, 'field')}`);
    return `sows ${list(crops)}`;
  },
  pastures: ({ pastures, room }) =>
    `encloses ${count(pastures, 'pasture')}${room > 0 ? ` with room for ${count(room, 'more animal')}` : ''}`,
  room: ({ room }) => `makes room for ${count(room, 'more animal')}`,
  stables: ({ stables }) => `builds ${count(stables, 'stable')}`,
  breeds: ({ animals, round }) =>
    `makes ${animals.length === 1 ? 'a pair' : 'pairs'} of ${list(animals.map((one) => goodName(one)))}, ` +
    `${animals.length === 1 ? 'which breeds' : 'which breed'} at the harvest of round ${round}`,
  builds: ({ major }) => `builds the ${majorName(major)}`,
  plays: ({ card }, names) => `plays “${names.card(card)}”`,
  points: ({ category, points: more }) => `+${points(more)} for ${FOR[category]}`,
  starts: () => 'makes you the starting player',
};
