import type { Phrases } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { list } from '../grammar';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodName, seatName, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';

/** All Creatures Big and Small in German. */
export const phrases: Phrases = {
  name: 'Die Bauern und das liebe Vieh',
  about: 'Acht Runden lang zäunen zwei Bauern Weiden ein, bauen Ställe und züchten Tiere.',
  buildingsOption: {
    title: 'Sondergebäude',
    about:
      'Wie viele Sondergebäude in der Auslage liegen, oder welche: ihre Kennungen, durch Kommas getrennt.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'Grundspiel mit den 4 Grundgebäuden' : `Spiel für Fortgeschrittene mit ${count} Gebäuden`,
  buildingsChosen: (names) => list(names),
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
  moves,
  events,
  reasons,
  score: {
    animals: 'Tiere',
    bonus: 'Bonus',
    expansions: 'Erweiterungen',
    buildings: 'Gebäude',
    fullExpansions: 'Vollständig genutzte Erweiterungen',
  },
};
