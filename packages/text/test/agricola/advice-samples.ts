import type { AgricolaMerit } from '@furrow/text/advice/agricola';
import type { Category } from '@furrow/text/agricola/phrases';
import type { Samples } from '../samples';
import { majorNumber, of } from './asking-samples';
import { cardNumber } from './card-asking-samples';

const CATEGORIES: readonly Category[] = [
  'fields',
  'pastures',
  'grain',
  'vegetables',
  'sheep',
  'boar',
  'cattle',
  'unused',
  'stables',
  'clayRooms',
  'stoneRooms',
  'people',
  'improvements',
  'bonus',
  'begging',
];

const [SHEEP, CATTLE] = [7, 9];

/** What may speak for an answer, every kind. */
export const merits: Samples<AgricolaMerit, 'merit'> = {
  feeds: [
    { merit: 'feeds', food: 2, lack: 4, round: 7 },
    { merit: 'feeds', food: 4, lack: 4, round: 7 },
    { merit: 'feeds', food: 1, lack: 1, round: 14 },
  ],
  fed: [{ merit: 'fed' }],
  takes: [
    { merit: 'takes', goods: of({ wood: 6 }) },
    { merit: 'takes', goods: of({ reed: 1, stone: 1, food: 1 }) },
  ],
  denies: [
    { merit: 'denies', seat: 1, food: 3, lack: 4 },
    { merit: 'denies', seat: 0, food: 1, lack: 1 },
  ],
  birth: [3, 4, 5].map((people) => ({ merit: 'birth', people })),
  roomFor: [
    { merit: 'roomFor', people: [3] },
    { merit: 'roomFor', people: [4, 5] },
  ],
  rooms: [1, 2].map((rooms) => ({ merit: 'rooms', rooms })),
  renovates: [1, 2].map((house) => ({ merit: 'renovates', house })),
  plows: [1, 2].map((fields) => ({ merit: 'plows', fields })),
  sows: [
    { merit: 'sows', grain: 1, vegetables: 0 },
    { merit: 'sows', grain: 0, vegetables: 2 },
    { merit: 'sows', grain: 2, vegetables: 1 },
  ],
  pastures: [
    { merit: 'pastures', pastures: 1, room: 0 },
    { merit: 'pastures', pastures: 1, room: 1 },
    { merit: 'pastures', pastures: 2, room: 8 },
  ],
  room: [1, 4].map((room) => ({ merit: 'room', room })),
  stables: [1, 2].map((stables) => ({ merit: 'stables', stables })),
  breeds: [
    { merit: 'breeds', animals: [SHEEP], round: 4 },
    { merit: 'breeds', animals: [SHEEP, CATTLE], round: 11 },
  ],
  builds: ['well', 'fireplace-2', 'joinery'].map((id) => ({ merit: 'builds', major: majorNumber(id) })),
  plays: [{ merit: 'plays', card: cardNumber('loom') }],
  points: CATEGORIES.map((category, i) => ({ merit: 'points', category, points: i === 0 ? 1 : 2 })),
  starts: [{ merit: 'starts' }],
};
