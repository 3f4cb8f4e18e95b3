import type { Amounts } from '@furrow/farm/goods';
import type { MovePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, edgeName, list, quoted, seatName } from '../grammar';
import { handMoves } from './hands';
import {
  amount,
  beggingMarkers,
  edgeNames,
  fences,
  forPrices,
  goods,
  majorKindName,
  majorName,
  onFarm,
  prices,
  sown,
} from './nouns';
import { table } from './table';
import { anImprovement, byReturning, theImprovement } from './upgrades';

/** What ends a choice, as it stands in the menu. */
export const DONE = 'fertig';

function paying(price: Amounts): string {
  return price.length === 0 ? '' : ` (du zahlst ${goods(price)})`;
}

function newFences(n: number): string {
  return n === 1 ? '1 neuer Zaun' : `${n} neue Zäune`;
}

/** Moves in a menu, in German. */
export const moves: MovePhrases = {
  ...handMoves,
  place: ({ space, does }) => `${space}: ${capital(does)}`,
  choose: ({ does }) => does,
  exchange: () => 'wandle Waren in Nahrung um',
  giveBack: () => 'gib Waren in den allgemeinen Vorrat zurück',
  room: ({ cell, partner }) => `Raum auf ${cell}${onFarm(partner)}`,
  stable: ({ cell, partner }) => `Stall auf ${cell}${onFarm(partner)}`,
  field: ({ cell, partner }) => `Acker auf ${cell}${onFarm(partner)}`,
  renovate: ({ house }) => `${table.houses[house]}`,
  cell: ({ cell }) => cell,
  fieldOf: ({ seat, cell }) => `${cell} von ${seatName(seat)}`,
  player: ({ seat }) => seatName(seat),
  number: ({ n }) => `${n}`,
  center: ({ cells }) => `Stall in der Mitte von ${list(cells)}`,
  sow: ({ grain, vegetables }) => `säe ${sown(grain, vegetables)}`,
  reap: ({ crop, fields }) =>
    `ernte ${fields.length === 1 ? '' : 'je '}${amount(crop, 1)} von ${list(fields)}`,
  add: ({ fields }) => `lege ${fields.length === 1 ? '' : 'je '}1 Feldfrucht dazu: ${list(fields)}`,
  bake: ({ grain, food }) => `backe Brot aus ${grain} Getreide (${food} Nahrung)`,
  pasture: ({ cells, fences: n, partner }) => `Weide auf ${list(cells)}${onFarm(partner)} (${newFences(n)})`,
  palisade: ({ cells, fences: n, palisades }) =>
    `Weide auf ${list(cells)} (${n === 0 ? '' : `${newFences(n)} und `}${count(palisades, 'Palisade', 'Palisaden')})`,
  fence: ({ edges, partner }) =>
    edges.length === 1
      ? `Zaun an ${edgeName(edges[0], 'dative')}${onFarm(partner)}`
      : `${fences(edges.length)}${onFarm(partner)}: ${edgeNames(edges)}`,
  give: ({ goods: of, price }) => `gib deinem Partner ${goods(of)}${paying(price)}`,
  take: ({ goods: of, price }) => `nimm von deinem Partner ${goods(of)}${paying(price)}`,
  major: ({ major, prices: cost, reduced, back }) => {
    const name = reduced ? majorName(major) : majorKindName(major);
    return `${name} für ${prices(cost)}${back === undefined ? '' : ` oder gegen ${anImprovement(back)}`}`;
  },
  return: ({ improvement, instead }) =>
    `gib ${theImprovement(improvement)} zurück${instead ? ', statt zu zahlen' : ''}`,
  pay: ({ price }) => `zahle ${goods(price)}`,
  convert: ({ given, food, begging }) =>
    list([
      ...(given.length === 0 && begging > 0 ? [] : [`wandle ${goods(given)} in ${food} Nahrung um`]),
      ...(begging === 0 ? [] : [`nimm ${beggingMarkers(begging)}`]),
    ]),
  discard: ({ goods: of }) => `gib ${goods(of)} zurück`,
  feed: ({ given, gives, begging, need }) => {
    const steps = [
      ...(need > begging ? [`zahle ${need - begging} Nahrung`] : []),
      ...(begging > 0 ? [`nimm ${beggingMarkers(begging)}`] : []),
    ];
    const first = given.length === 0 ? '' : `wandle ${goods(given)} in ${gives} Nahrung um, dann `;
    return `${first}${list(steps)}`;
  },
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `behalte alle: ${goods(kept)}`;
    return `behalte ${kept.length === 0 ? 'kein Tier' : goods(kept)}, gib ${goods(gone)} ab`;
  },
  play: ({ card, prices: cost }, names) => `${names.card(card)}, ${forPrices(cost)}${byReturning(card)}`,
  call: ({ card, does }, names) => `${names.card(card)}: ${capital(does)}`,
  first: ({ card, does }, names) => `${names.card(card)}: ${capital(does)}`,
  instead: ({ card, does }, names) => `stattdessen ${names.card(card)}: ${capital(does)}`,
  usual: ({ does }) => `wie sonst: ${capital(does)}`,
  jump: ({ space, does }) => `${space}: ${capital(does)}`,
  pick: ({ cards }, names) => list(cards.map((card) => names.card(card))),
  deal: ({ card }, names) => names.card(card),
  draw: ({ card }, names) => names.card(card),
  byLot: () => 'lass eine verdeckt ziehen',
  passOn: ({ card }, names) => `gib ${quoted(names.card(card))} deinem linken Nachbarn`,
  discardCard: ({ card }, names) => `lege ${quoted(names.card(card))} ab`,
  start: ({ seat }) => `${seatName(seat)} beginnt`,
  reveal: ({ space }) => space,
  yes: () => 'ja',
  no: () => 'nein',
  done: () => DONE,
};
