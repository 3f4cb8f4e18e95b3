import type { TablePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count } from '../grammar';
import { ofDrawnDeck } from './drawn';
import { beggingMarkers, fenceCount, goods, MATERIALS, people, rounds } from './nouns';
import { SEASON_NAMES } from './seasons';

const [wood, clay, stone] = MATERIALS;

/** The labels of the drawn table, in Italian. */
export const table: TablePhrases = {
  roundCards: 'Carte round',
  majors: 'Grandi migliorie',
  houses: [`casa di ${wood}`, `casa di ${clay}`, `casa di ${stone}`],
  room: 'stanza',
  field: 'campo',
  stable: 'stalla',
  peopleHome: (n) => `${people(n)} a casa`,
  family: (n) => `famiglia di ${n}`,
  fencesLeft: (n) => (n === 0 ? 'steccati finiti' : `ancora ${fenceCount(n)}`),
  stablesLeft: (n) => (n === 0 ? 'stalle finite' : `ancora ${count(n, 'stalla', 'stalle')}`),
  begging: beggingMarkers,
  guests: (n) => count(n, 'ospite', 'ospiti'),
  gone: (n) => `${people(n)} fuori dal gioco`,
  coming: (when, of) => `${rounds('', '', when).trim()}: ${goods(of)}${when.length > 1 ? ' ciascuno' : ''}`,
  comingCard: (when, card) => `${rounds('', '', when).trim()}: ${card}`,
  hand: 'La tua mano',
  pack: (cards) => `Il tuo mazzetto: ${count(cards, 'carta', 'carte')}`,
  keptSoFar: (cards) => `Già in mano: ${count(cards, 'carta', 'carte')}`,
  restGoesTo: (who) => `Quello che lasci passa a ${who}.`,
  nextPackFrom: (who) => `Il prossimo mazzetto arriva da ${who}.`,
  inHand: (cards) => `${cards === 0 ? 'nessuna carta' : count(cards, 'carta', 'carte')} in mano`,
  harvestAfter: (of) =>
    of.length === 0 ? 'nessun altro raccolto' : `raccolto dopo ${rounds('il', 'i', of)}`,
  seasons: SEASON_NAMES,
  pile: (deck, cards) => `${capital(ofDrawnDeck(deck))}: ${cards} ${cards === 1 ? 'carta' : 'carte'}`,
  owner: (who) => `di ${who}`,
  onlyFor: (who) => `solo per ${who}`,
};
