import type { AgricolaMerits } from '../../advice/agricola';
import type { Category } from '../../agricola/phrases';
import { goodName, goods, theMajor } from '../agricola/nouns';
import { count, list, points, quoted } from '../grammar';

/** What points are for. */
const FOR: Readonly<Record<Category, string>> = {
  fields: 'Äcker',
  pastures: 'Weiden',
  grain: 'Getreide',
  vegetables: 'Gemüse',
  sheep: 'Schafe',
  boar: 'Wildschweine',
  cattle: 'Rinder',
  unused: 'genutzte Felder',
  stables: 'eingezäunte Ställe',
  clayRooms: 'Räume aus Lehm',
  stoneRooms: 'Räume aus Stein',
  people: 'Personen',
  improvements: 'Anschaffungen',
  bonus: 'Karten und Handwerk',
  begging: 'vermiedene Bettelmarker',
};

/** A person by the place in the family: `eine dritte`. */
const PLACES = ['eine erste', 'eine zweite', 'eine dritte', 'eine vierte', 'eine fünfte'];

const place = (person: number): string => PLACES[person - 1] ?? 'noch eine';

/** Room for so many animals more. */
const roomFor = (room: number): string => `Platz für ${count(room, 'weiteres Tier', 'weitere Tiere')}`;

/** What speaks for an answer in Agricola, in German. */
export const agricola: AgricolaMerits = {
  feeds: ({ food, lack, round }) =>
    `bringt ${food < lack ? `${food} von ${lack}` : `die ${lack}`} Nahrung, die dir bis zur Ernte nach Runde ${round} fehlt`,
  fed: () => 'ernährt die ganze Familie',
  takes: ({ goods: of }) => `bringt ${goods(of)}`,
  denies: ({ seat, food, lack }, names) =>
    `hält ${food} Nahrung von ${names.player(seat)} fern, wo ${lack} ${lack === 1 ? 'fehlt' : 'fehlen'}`,
  birth: ({ people }) => `bringt ${place(people)} Person in die Familie`,
  roomFor: ({ people }) => `schafft Platz für ${list(people.map(place))} Person`,
  rooms: ({ rooms }) => `baut ${count(rooms, 'Raum', 'Räume')} an das Haus an`,
  renovates: ({ house }) => `renoviert ${house === 1 ? 'zur Lehmhütte' : 'zum Steinhaus'}`,
  plows: ({ fields }) => `pflügt ${count(fields, 'Acker', 'Äcker')}`,
  sows: ({ grain, vegetables }) => {
    const crops: string[] = [];
    if (grain > 0) crops.push(`Getreide auf ${count(grain, 'Acker', 'Äcker')}`);
    if (vegetables > 0) crops.push(`Gemüse auf ${count(vegetables, 'Acker', 'Äcker')}`);
    return `sät ${list(crops)}`;
  },
  pastures: ({ pastures, room }) =>
    `zäunt ${count(pastures, 'Weide', 'Weiden')}${room > 0 ? ` mit ${roomFor(room)}` : ''} ein`,
  room: ({ room }) => `schafft ${roomFor(room)}`,
  stables: ({ stables }) => `baut ${count(stables, 'Stall', 'Ställe')}`,
  breeds: ({ animals, round }) =>
    animals.length === 1
      ? `ergibt ein Paar ${goodName(animals[0])}, das sich bei der Ernte nach Runde ${round} vermehrt`
      : `ergibt je ein Paar ${list(animals.map((one) => goodName(one)))}, die sich bei der Ernte nach Runde ${round} vermehren`,
  builds: ({ major }) => `baut ${theMajor(major, 'accusative')}`,
  plays: ({ card }, names) => `spielt ${quoted(names.card(card))} aus`,
  points: ({ category, points: more }) => `+${points(more)} für ${FOR[category]}`,
  starts: () => 'macht dich zum Startspieler',
};
