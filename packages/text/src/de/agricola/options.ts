import type { OptionPhrases } from '../../agricola/phrases';
import { quoted } from '../grammar';
import { SPACE_NAMES } from './space-names';

/** The options of Agricola, in German. */
export const options: OptionPhrases = {
  titles: {
    edition: {
      title: 'Ausgabe',
      about: 'Die überarbeitete Ausgabe ist für 1 bis 4 Spieler, die Ausgabe von 2007 für 1 bis 5.',
    },
    mode: {
      title: 'Spielart',
      about:
        'Einsteiger- und Familienspiel haben die Aktionsfelder für das Spiel ohne Handkarten, Grundspiel und vollständiges Spiel die für das Spiel mit Handkarten; ausgeteilt werden keine.',
    },
    'side-job': {
      title: 'Nebenerwerb',
      about: 'Ein weiteres Aktionsfeld für 2 bis 4 Spieler: 1 Stall für 1 Holz bauen und/oder Brot backen.',
    },
    'extra-tile': {
      title: 'Zusatzplättchen',
      about:
        'Ein Plättchen mit weiteren Aktionsfeldern für 2 bis 4 Spieler, von denen jede Runde nur eines genutzt werden kann.',
    },
    'extra-copse': {
      title: 'Zusätzliches Reisig',
      about: `Zu zweit kommt ${quoted(SPACE_NAMES.copse)} als Aktionsfeld dazu, mit 1 Holz jede Runde.`,
    },
    'reed-extra': {
      title: 'Ergiebiger Schilfteich',
      about: `Zu fünft gibt ${quoted(SPACE_NAMES['5-reed'])} zum Schilf noch 1 Holz und 1 Stein.`,
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
      about: 'Zäune dürfen gebaut werden, auch wenn sie noch keine Weide schließen.',
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
    'free-order': {
      title: 'Rundenkarten nach Wahl',
      about:
        'Wer allein spielt, bestimmt in jeder Spielphase selbst, in welcher Reihenfolge die Rundenkarten kommen.',
    },
  },
  values: {
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
    seasons: {
      off: 'Ohne Jahreszeiten',
      winter: 'Beginn im Winter',
      spring: 'Beginn im Frühling',
      summer: 'Beginn im Sommer',
      autumn: 'Beginn im Herbst',
    },
  },
  on: 'an',
  off: 'aus',
};
