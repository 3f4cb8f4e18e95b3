import { STABLE } from '@furrow/creatures/buildings/index';
import { ANIMALS, type Animal, BORDER, FIRST_ANIMAL } from '@furrow/creatures/goods';
import type { CreaturesMerits } from '../../advice/creatures';
import { aBuilding, amount, goodName, goods } from '../creatures/nouns';
import { count, list, points } from '../grammar';

/** `of the` before several animals of a type. */
const OF_THE: Readonly<Record<Animal, string>> = { sheep: 'delle', pig: 'dei', cow: 'delle', horse: 'dei' };

/** Several tiles of a kind: `2 stalle`. */
function tiles(building: number, n: number): string {
  return building === STABLE ? count(n, 'stalla', 'stalle') : count(n, 'stabbio', 'stabbi');
}

/** What speaks for an answer in All Creatures Big and Small, in Italian. */
export const creatures: CreaturesMerits = {
  takes: ({ goods: of }) => `porta ${goods(of)}`,
  towards: ({ animal, have, need }) =>
    `ti porta a ${have} ${OF_THE[ANIMALS[animal - FIRST_ANIMAL]]} ${amount(animal, need)} che ti servono`,
  enough: ({ animal, have, points: lost }) =>
    `ti porta a ${amount(animal, have)} e ti evita di perdere ${points(lost)}`,
  bonus: ({ animal, have, points: more }) =>
    `ti porta a ${amount(animal, have)}, cioè a ${count(more, 'punto', 'punti')} bonus in più`,
  breeds: ({ animals }) => `fa riprodurre ${list(animals.map((one) => goodName(one, 2)))} in questo round`,
  room: ({ room }) => `offre ${count(room, 'posto', 'posti')} in più per gli animali`,
  expands: ({ expansions }) => `aggiunge ${count(expansions, 'ampliamento', 'ampliamenti')} alla fattoria`,
  builds: ({ building, count: n }) => `costruisce ${n === 1 ? aBuilding(building) : tiles(building, n)}`,
  pastures: ({ pastures }) => `recinta ${count(pastures, 'pascolo', 'pascoli')}`,
  borders: ({ borders }) => `piazza ${amount(BORDER, borders)}`,
  troughs: ({ troughs }) => `piazza ${count(troughs, 'mangiatoia', 'mangiatoie')}`,
  pays: ({ building }) => `ti permette di pagare ${aBuilding(building)}`,
  fills: ({ points: more }) => `+${points(more)} per gli ampliamenti utilizzati per intero`,
  starts: () => 'ti rende primo giocatore',
};
