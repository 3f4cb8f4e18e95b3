import type { Phrases } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodName, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';
import { typing } from './typing';

/** All Creatures Big and Small in German. */
export const phrases: Phrases = {
  name: 'Die Bauern und das liebe Vieh',
  about: 'Acht Runden lang zäunen zwei Bauern Weiden ein, bauen Ställe und züchten Tiere.',
  buildingsOption: {
    title: 'Sondergebäude',
    about: 'Wie viele Sondergebäude in der Auslage liegen, oder welche es sind.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'Grundspiel mit den 4 Grundgebäuden' : `Spiel für Fortgeschrittene mit ${count} Gebäuden`,
  buildingsChosen: (names) => list(names),
  notationHelp: [
    'Züge sind kurze Wörter: „fences“, „build shelter“, „at b1“. Die Reihen heißen von oben nach unten a, b und c, die Spalten haben Nummern. Eine Seite ist ein Feld mit einer Himmelsrichtung, n, e (Osten), s oder w: „border a0n a0w“. Mehrere Züge verbindest du mit „;“.',
    'Mit „release“ lässt du Tiere laufen, wann immer du gefragt bist; „keep 2 sheep 1 pig“ sagt dann, welche bleiben.',
  ],
  wonTie: (who) => `Gleichstand: Es gewinnt, wer in Runde 1 nicht begonnen hat, also ${who}.`,
  tieBreak: 'Bei Gleichstand: Platz in Runde 1',
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    building: buildingName,
    space: spaceName,
    release: 'Tiere laufen lassen',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Aufbau' : `Runde ${now} von ${of}`),
    labelled: (name, text) => `${name}: ${capital(text)}`,
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
    animals: 'Tiere',
    bonus: 'Bonus',
    expansions: 'Erweiterungen',
    buildings: 'Gebäude',
    fullExpansions: 'Vollständig genutzte Erweiterungen',
  },
};
