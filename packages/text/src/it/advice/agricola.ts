import type { AgricolaMerits } from '../../advice/agricola';
import type { Category } from '../../agricola/phrases';
import { food as foodText, goodName, goods, MATERIALS, theMajor } from '../agricola/nouns';
import { count, list, points } from '../grammar';

/** What points are for. */
const FOR: Readonly<Record<Category, string>> = {
  fields: 'i campi',
  pastures: 'i pascoli',
  grain: 'il grano',
  vegetables: 'gli ortaggi',
  sheep: 'le pecore',
  boar: 'i cinghiali',
  cattle: 'i bovini',
  unused: 'le caselle utilizzate',
  stables: 'le stalle recintate',
  clayRooms: 'le stanze di argilla',
  stoneRooms: 'le stanze di pietra',
  people: 'i familiari',
  improvements: 'le migliorie',
  bonus: 'le carte e le botteghe',
  begging: 'i segnalini elemosina evitati',
};

/** A person by the place in the family: `un terzo`. */
const PLACES = ['un primo', 'un secondo', 'un terzo', 'un quarto', 'un quinto'];

const place = (person: number): string => PLACES[person - 1] ?? 'un altro';

/** So much of the food that is lacking: `2 dei 4 cibi che ti mancano`. */
function lacking(food: number, lack: number): string {
  if (lack === 1) return 'il cibo che ti manca';
  return `${food < lack ? `${food} dei` : 'i'} ${foodText(lack)} che ti mancano`;
}

/** So many places for animals more. */
const places = (room: number): string => `${count(room, 'posto', 'posti')} in più per gli animali`;

/** What speaks for an answer in Agricola, in Italian. */
export const agricola: AgricolaMerits = {
  feeds: ({ food, lack, round }) => `porta ${lacking(food, lack)} per il raccolto del round ${round}`,
  fed: () => 'sfama tutta la famiglia',
  takes: ({ goods: of }) => `porta ${goods(of)}`,
  denies: ({ seat, food, lack }, names) =>
    `toglie ${foodText(food)} a ${names.player(seat)}, a cui ne ${lack === 1 ? 'manca' : 'mancano'} ${lack}`,
  birth: ({ people }) => `fa nascere ${place(people)} familiare`,
  roomFor: ({ people }) => `fa posto a ${list(people.map(place))} familiare`,
  rooms: ({ rooms }) => `aggiunge ${count(rooms, 'stanza', 'stanze')} alla casa`,
  renovates: ({ house }) => `ristruttura la casa, che diventa di ${MATERIALS[house]}`,
  plows: ({ fields }) => `ara ${count(fields, 'campo', 'campi')}`,
  sows: ({ grain, vegetables }) => {
    const crops: string[] = [];
    if (grain > 0) crops.push(`grano in ${count(grain, 'campo', 'campi')}`);
    if (vegetables > 0) crops.push(`ortaggi in ${count(vegetables, 'campo', 'campi')}`);
    return `semina ${list(crops)}`;
  },
  pastures: ({ pastures, room }) =>
    `recinta ${count(pastures, 'pascolo', 'pascoli')}${room > 0 ? `, con ${places(room)}` : ''}`,
  room: ({ room }) => `offre ${places(room)}`,
  stables: ({ stables }) => `costruisce ${count(stables, 'stalla', 'stalle')}`,
  breeds: ({ animals, round }) => {
    const kinds = list(animals.map((one) => goodName(one, 2)));
    return animals.length === 1
      ? `forma una coppia di ${kinds}, che si riproduce al raccolto del round ${round}`
      : `forma coppie di ${kinds}, che si riproducono al raccolto del round ${round}`;
  },
  builds: ({ major }) => `costruisce ${theMajor(major)}`,
  plays: ({ card }, names) => `gioca «${names.card(card)}»`,
  points: ({ category, points: more }) => `+${points(more)} per ${FOR[category]}`,
  starts: () => 'ti rende primo giocatore',
};
