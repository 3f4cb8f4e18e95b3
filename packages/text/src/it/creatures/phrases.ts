import type { Phrases } from '../../creatures/phrases';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodLabel, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';
import { typing } from './typing';

/** All Creatures Big and Small in Italian. */
export const phrases: Phrases = {
  name: 'Tutte le creature grandi e piccole',
  about: 'Due contadini recintano pascoli, costruiscono stabbi e allevano animali per 8 round.',
  buildingsOption: {
    title: 'Edifici speciali',
    about: 'Quanti edifici speciali ci sono nell’offerta, oppure quali.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'partita base con i 4 edifici base' : `partita avanzata con ${count} edifici`,
  buildingsChosen: (names) => list(names),
  notationHelp: [
    'Le mosse sono parole brevi: «fences», «build shelter», «at b1». Le file sono a, b e c dall’alto, le colonne hanno un numero. Un lato è una casella con un punto cardinale (n, e, s, w): «border a0n a0w». Unisci più mosse con «;».',
    'Con «release» lasci scappare animali ogni volta che tocca a te; poi «keep 2 sheep 1 pig» dice quali restano.',
  ],
  wonTie: (who) => `Parità di punti: vince ${who}, perché nel round 1 ha iniziato l’avversario.`,
  tieBreak: 'Spareggio: posto nel round 1',
  names: {
    good: (good, count) => (count === undefined ? goodLabel(good) : amount(good, count)),
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
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    animals: 'Animali',
    bonus: 'Bonus',
    expansions: 'Ampliamenti',
    buildings: 'Edifici',
    fullExpansions: 'Ampliamenti utilizzati per intero',
  },
};
