import type { AgricolaMerits } from '../../advice/agricola';
import type { Category } from '../../agricola/phrases';
import { food as foodText, goodName, goods, theMajor } from '../agricola/nouns';
import { count, de, list, points, quoted } from '../grammar';

/** What points are for. */
const FOR: Readonly<Record<Category, string>> = {
  fields: 'les champs',
  pastures: 'les pâturages',
  grain: 'les céréales',
  vegetables: 'les légumes',
  sheep: 'les moutons',
  boar: 'les sangliers',
  cattle: 'les bœufs',
  unused: 'les cases utilisées',
  stables: 'les étables clôturées',
  clayRooms: 'les pièces en argile',
  stoneRooms: 'les pièces en pierre',
  people: 'la famille',
  improvements: 'les aménagements',
  bonus: 'les cartes et l’artisanat',
  begging: 'les cartes de mendicité évitées',
};

/** A person by the place in the family: `une troisième`. */
const PLACES = ['une première', 'une deuxième', 'une troisième', 'une quatrième', 'une cinquième'];

const place = (person: number): string => PLACES[person - 1] ?? 'encore une';

/** So much of the food that is lacking: `2 des 4 PN qui vous manquent`. */
function lacking(food: number, lack: number): string {
  if (lack === 1) return 'le PN qui vous manque';
  return `${food < lack ? `${food} des` : 'les'} ${foodText(lack)} qui vous manquent`;
}

/** So many places for animals more. */
const places = (room: number): string => `${count(room, 'place')} de plus pour les animaux`;

/** What speaks for an answer in Agricola, in French. */
export const agricola: AgricolaMerits = {
  feeds: ({ food, lack, round }) => `fournit ${lacking(food, lack)} pour la récolte de la manche ${round}`,
  fed: () => 'nourrit toute la famille',
  takes: ({ goods: of }) => `rapporte ${goods(of)}`,
  denies: ({ seat, food, lack }, names) =>
    `prive ${names.player(seat)} de ${foodText(food)}, alors qu’il lui en manque ${lack}`,
  birth: ({ people }) => `fait naître ${place(people)} personne dans la famille`,
  roomFor: ({ people }) => `fait de la place pour ${list(people.map(place))} personne`,
  rooms: ({ rooms }) => `ajoute ${count(rooms, 'pièce')} à l’habitation`,
  renovates: ({ house }) => `rénove l’habitation en ${house === 1 ? 'argile' : 'pierre'}`,
  plows: ({ fields }) => `laboure ${count(fields, 'champ')}`,
  sows: ({ grain, vegetables }) => {
    const crops: string[] = [];
    if (grain > 0) crops.push(`des céréales dans ${count(grain, 'champ')}`);
    if (vegetables > 0) crops.push(`des légumes dans ${count(vegetables, 'champ')}`);
    return `sème ${list(crops)}`;
  },
  pastures: ({ pastures, room }) =>
    `clôture ${count(pastures, 'pâturage')}${room > 0 ? `, avec ${places(room)}` : ''}`,
  room: ({ room }) => `offre ${places(room)}`,
  stables: ({ stables }) => `construit ${count(stables, 'étable')}`,
  breeds: ({ animals, round }) => {
    const kinds = list(animals.map((one) => de(goodName(one))));
    return animals.length === 1
      ? `forme un couple ${kinds}, qui se reproduira à la récolte de la manche ${round}`
      : `forme des couples ${kinds}, qui se reproduiront à la récolte de la manche ${round}`;
  },
  builds: ({ major }) => `construit ${theMajor(major)}`,
  plays: ({ card }, names) => `joue ${quoted(names.card(card))}`,
  points: ({ category, points: more }) => `+${points(more)} pour ${FOR[category]}`,
  starts: () => 'fait de vous le premier joueur',
};
