import type { TablePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, de, form } from '../grammar';
import { ofDrawnDeck } from './drawn';
import { beggingCards, goods, rounds } from './nouns';
import { SEASON_NAMES } from './seasons';

/** The labels of the drawn table, in French. */
export const table: TablePhrases = {
  roundCards: 'Cartes de manche',
  majors: 'Aménagements majeurs',
  houses: ['cabane en bois', 'cabane en argile', 'maison en pierre'],
  room: 'pièce',
  field: 'champ',
  stable: 'étable',
  peopleHome: (n) => (n === 0 ? 'plus personne à la maison' : `${count(n, 'personne')} à la maison`),
  family: (n) => `famille de ${count(n, 'personne')}`,
  fencesLeft: (n) => (n === 0 ? 'plus de clôtures' : `${count(n, 'clôture')} ${form(n, 'restante')}`),
  stablesLeft: (n) => (n === 0 ? 'plus d’étables' : `${count(n, 'étable')} ${form(n, 'restante')}`),
  begging: beggingCards,
  guests: (n) => count(n, 'invité'),
  gone: (n) => `${count(n, 'personne')} hors jeu`,
  coming: (when, of) =>
    `${form(when.length, 'manche')} ${rounds(when)} : ${goods(of)}${when.length > 1 ? ' chacune' : ''}`,
  comingCard: (when, card) => `${form(when.length, 'manche')} ${rounds(when)} : ${card}`,
  hand: 'Votre main',
  pack: (cards) => `Votre paquet : ${count(cards, 'carte')}`,
  keptSoFar: (cards) => `Déjà en main : ${count(cards, 'carte')}`,
  restGoesTo: (who) => `Ce que vous laissez passe à ${who}.`,
  nextPackFrom: (who) => `Le prochain paquet vient ${de(who)}.`,
  inHand: (cards) => `${count(cards, 'carte')} en main`,
  harvestAfter: (after) => {
    if (after.length === 0) return 'plus de récolte';
    return `récolte après ${after.length === 1 ? 'la manche' : 'les manches'} ${rounds(after)}`;
  },
  seasons: SEASON_NAMES,
  pile: (deck, cards) => `${capital(ofDrawnDeck(deck))} : ${count(cards, 'carte')}`,
  owner: (who) => `à ${who}`,
  onlyFor: (who) => `pour ${who} uniquement`,
};
