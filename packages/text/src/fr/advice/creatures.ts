import { STABLE } from '@furrow/creatures/buildings/index';
import { BORDER } from '@furrow/creatures/goods';
import type { CreaturesMerits } from '../../advice/creatures';
import { aBuilding, amount, goodName, goods } from '../creatures/nouns';
import { count, list, points } from '../grammar';

/** Several tiles of a kind: `2 grandes étables`. */
function tiles(building: number, n: number): string {
  return building === STABLE ? count(n, 'grande étable', 'grandes étables') : count(n, 'étable');
}

/** What speaks for an answer in All Creatures Big and Small, in French. */
export const creatures: CreaturesMerits = {
  takes: ({ goods: of }) => `rapporte ${goods(of)}`,
  towards: ({ animal, have, need }) => `vous amène à ${have} des ${amount(animal, need)} qu’il vous faut`,
  enough: ({ animal, have, points: lost }) =>
    `vous amène à ${amount(animal, have)} et vous évite de perdre ${points(lost)}`,
  bonus: ({ animal, have, points: more }) =>
    `vous amène à ${amount(animal, have)}, soit ${count(more, 'point')} de bonus de plus`,
  breeds: ({ animals }) =>
    `permet ${list(animals.map((one) => `aux ${goodName(one)}`))} de se reproduire dans cette manche`,
  room: ({ room }) => `offre ${count(room, 'place')} de plus pour les animaux`,
  expands: ({ expansions }) => `ajoute ${count(expansions, 'extension')} à la ferme`,
  builds: ({ building, count: n }) => `construit ${n === 1 ? aBuilding(building) : tiles(building, n)}`,
  pastures: ({ pastures }) => `délimite ${count(pastures, 'pâturage')}`,
  borders: ({ borders }) => `place ${amount(BORDER, borders)}`,
  troughs: ({ troughs }) => `place ${count(troughs, 'mangeoire')}`,
  pays: ({ building }) => `vous permet de payer ${aBuilding(building)}`,
  fills: ({ points: more }) => `+${points(more)} pour les extensions entièrement utilisées`,
  starts: () => 'fait de vous le premier joueur',
};
