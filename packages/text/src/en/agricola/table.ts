import type { TablePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count } from '../grammar';
import { ofDrawnDeck } from './drawn';
import { begging, goods, roundsText } from './nouns';
import { SEASON_NAMES } from './seasons';

/** The labels of the drawn table, in English. */
export const table: TablePhrases = {
  roundCards: 'Round cards',
  majors: 'Major improvements',
  houses: ['wooden house', 'clay house', 'stone house'],
  room: 'room',
  field: 'field',
  stable: 'stable',
  peopleHome: (people) => (people === 0 ? 'nobody at home' : `${count(people, 'person', 'people')} at home`),
  family: (people) => `family of ${people}`,
  fencesLeft: (fences) => `${fences === 0 ? 'no fences' : count(fences, 'fence')} left`,
  stablesLeft: (stables) => `${stables === 0 ? 'no stables' : count(stables, 'stable')} left`,
  begging,
  guests: (n) => count(n, 'guest'),
  gone: (n) => `${count(n, 'person', 'people')} gone`,
  coming: (rounds, goodsThen) =>
    `${roundsText(rounds)}: ${goods(goodsThen)}${rounds.length > 1 ? ' each' : ''}`,
  comingCard: (rounds, card) => `${roundsText(rounds)}: ${card}`,
  hand: 'Your hand',
  pack: (cards) => `Your pack: ${count(cards, 'card')}`,
  keptSoFar: (cards) => `In your hand so far: ${count(cards, 'card')}`,
  restGoesTo: (who) => `What you leave goes to ${who}.`,
  nextPackFrom: (who) => `The next pack comes from ${who}.`,
  inHand: (cards) => `${count(cards, 'card')} in hand`,
  harvestAfter: (rounds) =>
    rounds.length === 0 ? 'no more harvests' : `harvest after ${roundsText(rounds)}`,
  seasons: SEASON_NAMES,
  pile: (deck, cards) => `${capital(ofDrawnDeck(deck))}: ${count(cards, 'card')}`,
  owner: (who) => `owned by ${who}`,
  onlyFor: (who) => `only for ${who}`,
};
