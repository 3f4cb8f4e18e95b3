import type { Phrases } from '../../creatures/phrases';
import { list } from '../grammar';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodName, seatName, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';

/** All Creatures Big and Small in Italian. */
export const phrases: Phrases = {
  name: 'Tutte le creature grandi e piccole',
  about: 'Due contadini recintano pascoli, costruiscono stabbi e allevano animali per 8 round.',
  buildingsOption: {
    title: 'Edifici speciali',
    about: 'Quanti edifici speciali ci sono nell’offerta, oppure quali: i loro id separati da virgole.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'partita base con i 4 edifici base' : `partita avanzata con ${count} edifici`,
  buildingsChosen: (names) => list(names),
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    building: buildingName,
    space: spaceName,
    release: 'Lasciar scappare animali',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Preparazione' : `Round ${now} di ${of}`),
    labelled: (name, text) => `${name}: ${text}`,
  },
  effects,
  building: buildingPhrases,
  space: spacePhrases,
  questions,
  moves,
  events,
  reasons,
  score: {
    animals: 'Animali',
    bonus: 'Bonus',
    expansions: 'Ampliamenti',
    buildings: 'Edifici',
    fullExpansions: 'Ampliamenti utilizzati per intero',
  },
};
