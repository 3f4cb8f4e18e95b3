import { STABLE } from '@furrow/creatures/buildings/index';
import { BORDER } from '@furrow/creatures/goods';
import type { CreaturesMerits } from '../../advice/creatures';
import { amount, builtBuilding, goodName, goods } from '../creatures/nouns';
import { count, list, points } from '../grammar';

/** Several tiles of a kind: `2 Stallungen`. */
function tiles(building: number, n: number): string {
  return building === STABLE ? count(n, 'Stallung', 'Stallungen') : count(n, 'Stall', 'Ställe');
}

/** What speaks for an answer in All Creatures Big and Small, in German. */
export const creatures: CreaturesMerits = {
  takes: ({ goods: of }) => `bringt ${goods(of)}`,
  towards: ({ animal, have, need }) => `bringt dich auf ${have} der ${amount(animal, need)}, die du brauchst`,
  enough: ({ animal, have, points: lost }) =>
    `bringt dich auf ${amount(animal, have)} und erspart dir den Verlust von ${points(lost, 'dative')}`,
  bonus: ({ animal, have, points: more }) =>
    `bringt dich auf ${amount(animal, have)} und damit ${count(more, 'weiteren Bonuspunkt', 'weitere Bonuspunkte')}`,
  breeds: ({ animals }) =>
    `sorgt in dieser Runde für Nachwuchs: ${list(animals.map((one) => goodName(one)))}`,
  room: ({ room }) => `schafft Platz für ${count(room, 'weiteres Tier', 'weitere Tiere')}`,
  expands: ({ expansions }) => `fügt dem Hof ${count(expansions, 'Erweiterung', 'Erweiterungen')} hinzu`,
  builds: ({ building, count: n }) => `baut ${n === 1 ? builtBuilding(building) : tiles(building, n)}`,
  pastures: ({ pastures }) => `schließt ${count(pastures, 'Weide', 'Weiden')} ein`,
  borders: ({ borders }) => `setzt ${amount(BORDER, borders)}`,
  troughs: ({ troughs }) => `stellt ${count(troughs, 'Futtertrog', 'Futtertröge')} auf`,
  pays: ({ building }) => `reicht, um ${builtBuilding(building)} zu bezahlen`,
  fills: ({ points: more }) => `+${points(more)} für vollständig genutzte Erweiterungen`,
  starts: () => 'macht dich zum Startspieler',
};
