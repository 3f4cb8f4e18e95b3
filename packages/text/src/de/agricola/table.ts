import type { TablePhrases } from '../../agricola/phrases';
import { count } from '../grammar';
import { ofDrawnDeck } from './drawn';
import { beggingMarkers, fences, goods, HOUSES, people, roundNumbers, rounds } from './nouns';
import { SEASON_NAMES } from './seasons';

/** Rounds as a label: `Runde 7`, `Runden 7 bis 9`. */
function inRounds(of: readonly number[]): string {
  return `${of.length === 1 ? 'Runde' : 'Runden'} ${roundNumbers(of)}`;
}

/** The labels of the drawn table, in German. */
export const table: TablePhrases = {
  roundCards: 'Rundenkarten',
  majors: 'Große Anschaffungen',
  houses: [HOUSES[0].one, HOUSES[1].one, HOUSES[2].one],
  room: 'Raum',
  field: 'Acker',
  stable: 'Stall',
  peopleHome: (n) => `${n === 0 ? 'niemand' : people(n)} zu Hause`,
  family: (n) => `Familie: ${people(n)}`,
  fencesLeft: (n) => (n === 0 ? 'keine Zäune mehr' : `noch ${fences(n)}`),
  stablesLeft: (n) => (n === 0 ? 'keine Ställe mehr' : `noch ${count(n, 'Stall', 'Ställe')}`),
  begging: beggingMarkers,
  guests: (n) => count(n, 'Gast', 'Gäste'),
  gone: (n) => `${people(n)} aus dem Spiel`,
  coming: (when, of) => `${inRounds(when)}: ${when.length > 1 ? 'je ' : ''}${goods(of)}`,
  comingCard: (when, card) => `${inRounds(when)}: ${card}`,
  hand: 'Deine Hand',
  pack: (cards) => `Dein Stapel: ${count(cards, 'Karte', 'Karten')}`,
  keptSoFar: (cards) => `Bisher auf der Hand: ${count(cards, 'Karte', 'Karten')}`,
  restGoesTo: (who) => `Was du übrig lässt, geht an ${who}.`,
  nextPackFrom: (who) => `Der nächste Stapel kommt von ${who}.`,
  inHand: (cards) => `${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf der Hand`,
  harvestAfter: (of) => (of.length === 0 ? 'keine Ernte mehr' : `Ernte nach ${rounds(of)}`),
  seasons: SEASON_NAMES,
  pile: (deck, cards) => `${ofDrawnDeck(deck)}: ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  owner: (who) => `gehört ${who}`,
  onlyFor: (who) => `nur für ${who}`,
};
