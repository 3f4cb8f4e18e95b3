import { FOOD } from '@furrow/agricola/state/goods';
import type { OptionPhrases } from '../../agricola/phrases';
import { list, quoted } from '../grammar';
import { drawnOptions } from './drawn';
import { handOptions } from './hands';
import { amount } from './nouns';
import { spaceNames } from './space-names';

/** The options of Agricola, in German. */
export const options: OptionPhrases = {
  titles: {
    ...handOptions.titles,
    ...drawnOptions,
    edition: {
      title: 'Ausgabe',
      about: 'Die überarbeitete Ausgabe ist für 1 bis 4 Spieler, die Ausgabe von 2007 für 1 bis 5.',
    },
    mode: {
      title: 'Spielart',
      about:
        'Jede Ausgabe hat einen Plan für das Spiel ohne Handkarten (Einsteiger- oder Familienspiel) und einen für das Spiel mit Handkarten (Grundspiel oder vollständiges Spiel).',
      whyIdle: 'Ohne Handkarten sind die Felder für sie nutzlos.',
    },
    decks: {
      title: 'Handkarten',
      about:
        'Die Stapel, aus denen alle Ausbildungen und kleine Anschaffungen bekommen, je 7, wenn es genug gibt: A und B in der überarbeiteten Ausgabe (Grundspiel), zu denen die 20 Karten des Stapels L kommen können, E, I, K und Z in der Ausgabe von 2007 (vollständiges Spiel).',
    },
    'side-job': {
      title: 'Nebenerwerb',
      about: 'Ein weiteres Aktionsfeld für 2 bis 4 Spieler: 1 Stall für 1 Holz bauen und/oder Brot backen.',
    },
    'extra-tile': {
      title: 'Zusatzplättchen',
      about:
        'Ein Plättchen mit weiteren Aktionsfeldern (vier zu zweit, zwei zu dritt oder viert), von denen jede Runde nur eines genutzt werden kann.',
    },
    'extra-copse': {
      title: 'Zusätzliches Reisig',
      about: `Zu zweit kommt ${quoted(spaceNames.copse)} als Aktionsfeld dazu, mit 1 Holz jede Runde.`,
    },
    'reed-extra': {
      title: 'Ergiebiger Schilfgürtel',
      about: `Zu fünft gibt ${quoted(spaceNames['5-reed'])} zum Schilf noch 1 Holz und 1 Stein.`,
    },
    seasons: {
      title: 'Jahreszeiten',
      about:
        'Jede Runde gilt eine andere Jahreszeit, die ein eigenes Aktionsfeld hat und Nachschub, Preise und Aktionen ändert; du wählst, mit welcher es losgeht.',
    },
    'house-before-cooking': {
      title: 'Erst unterbringen, dann kochen',
      about: 'Neue Tiere müssen erst Platz auf dem Hof finden, bevor sie gekocht werden dürfen.',
    },
    'one-pasture-per-type': {
      title: 'Eine Weide je Tierart',
      about:
        'Jede Tierart darf auf höchstens einer Weide stehen; im Haus und in Ställen ohne Weide dürfen weitere leben.',
    },
    'leave-unusable-animals': {
      title: 'Überzählige Tiere bleiben',
      about:
        'Tiere, die man weder unterbringen noch kochen kann, bleiben auf ihrem Aktionsfeld, statt in den Vorrat zu gehen.',
    },
    'open-pastures': {
      title: 'Offene Weiden',
      about:
        'Zäune dürfen gebaut werden, auch wenn sie noch keine Weide schließen; als Weide zählt nur, was geschlossen ist.',
    },
    'free-pasture-placement': {
      title: 'Getrennte Weiden',
      about: 'Neue Weiden müssen nicht an andere Weiden grenzen.',
    },
    'reverse-second-person': {
      title: 'Zweite Person rückwärts',
      about:
        'In Runde 1 werden die zweiten Personen in umgekehrter Reihenfolge eingesetzt, und alle beginnen mit 3 Nahrung.',
    },
    'strict-adjacency': {
      title: 'Strenge Nachbarschaft',
      about:
        'Auch der erste Acker, jeder Stall und die erste Weide müssen an etwas grenzen, das schon auf dem Hof ist.',
    },
    'team-play': {
      title: 'Teamspiel',
      about:
        'Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4. Partner dürfen füreinander bauen und Waren austauschen; du wählst, wie ein Team gewertet wird (4 Spieler).',
    },
    'free-order': {
      title: 'Rundenkarten nach Wahl',
      about:
        'Wer allein spielt, bestimmt in jeder Spielphase selbst, in welcher Reihenfolge die Rundenkarten kommen.',
    },
    'solo-food': {
      title: 'Nahrung zu Beginn',
      about: 'Wer allein spielt, beginnt mit so viel Nahrung, etwa in einer Kampagne.',
    },
    'starting-player': {
      title: 'Startspieler',
      about: 'Unter wem der Startspieler ausgelost wird: einer oder mehrere (2 bis 5 Spieler).',
    },
    'extra-food': {
      title: 'Zusätzliche Nahrung',
      about: 'Wer mit 1 Nahrung mehr beginnt: einer oder mehrere (2 bis 5 Spieler).',
    },
    'kept-occupations': {
      title: 'Behaltene Ausbildungen',
      about:
        'Welche Ausbildungen aus einem anderen Spiel von Anfang an vor wem liegen, etwa in einer Kampagne (mit Handkarten).',
    },
  },
  values: {
    ...handOptions.values,
    edition: {
      revised: 'Überarbeitete Ausgabe',
      '2007': 'Ausgabe von 2007',
    },
    mode: {
      beginner: 'Einsteigerspiel ohne Handkarten (überarbeitete Ausgabe)',
      base: 'Grundspiel mit Feldern für Handkarten (überarbeitete Ausgabe)',
      family: 'Familienspiel ohne Handkarten (Ausgabe von 2007)',
      full: 'Vollständiges Spiel mit Feldern für Handkarten (Ausgabe von 2007)',
    },
    decks: { none: 'Ohne Handkarten' },
    seasons: {
      off: 'Ohne Jahreszeiten',
      winter: 'Beginn im Winter',
      spring: 'Beginn im Frühling',
      summer: 'Beginn im Sommer',
      autumn: 'Beginn im Herbst',
    },
    'team-play': {
      off: 'Ohne Teams',
      'lower-per-category': 'Teams; in jeder Kategorie zählt die schlechtere Wertung',
      'product-of-totals': 'Teams; die Punkte beider Partner werden multipliziert',
    },
    'starting-player': { anyone: 'Unter allen ausgelost' },
    'extra-food': { nobody: 'Niemand' },
    'kept-occupations': { none: 'Niemand hat welche' },
  },
  on: 'an',
  off: 'aus',
  numbers: {
    ...handOptions.numbers,
    'solo-food': (count) => amount(FOOD, count),
  },
  seats: { 'starting-player': (names) => list(names, 'oder'), 'extra-food': (names) => list(names) },
  lists: { decks: (decks) => `Stapel ${list(decks)}` },
};
