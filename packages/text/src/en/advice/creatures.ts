import { STABLE } from '@furrow/creatures/buildings/index';
import { BORDER } from '@furrow/creatures/goods';
import type { CreaturesMerits } from '../../advice/creatures';
import { aBuilding, amount, goodName, goods } from '../creatures/nouns';
import { count, list, points } from '../grammar';

/** What speaks for an answer in All Creatures Big and Small, in English. */
export const creatures: CreaturesMerits = {
  takes: ({ goods: of }) => `takes ${goods(of)}`,
  towards: ({ animal, have, need }) => `brings you to ${have} of the ${amount(animal, need)} you need`,
  enough: ({ animal, have, points: lost }) =>
    `brings you to ${amount(animal, have)} and saves you ${points(lost)}`,
  bonus: ({ animal, have, points: more }) =>
    `brings you to ${amount(animal, have)} for ${count(more, 'more bonus point')}`,
  breeds: ({ animals }) => `lets your ${list(animals.map((one) => goodName(one)))} breed this round`,
  room: ({ room }) => `makes room for ${count(room, 'more animal')}`,
  expands: ({ expansions }) => `adds ${count(expansions, 'expansion')} to the farm`,
  builds: ({ building, count: n }) =>
    `builds ${n === 1 ? aBuilding(building) : count(n, building === STABLE ? 'stable' : 'stall')}`,
  pastures: ({ pastures }) => `encloses ${count(pastures, 'pasture')}`,
  borders: ({ borders }) => `places ${amount(BORDER, borders)}`,
  troughs: ({ troughs }) => `places ${count(troughs, 'trough')}`,
  pays: ({ building }) => `lets you pay for ${aBuilding(building)}`,
  fills: ({ points: more }) => `+${points(more)} for expansions used in full`,
  starts: () => 'makes you the start player',
};
