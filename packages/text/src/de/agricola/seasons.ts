import { quoted } from '../grammar';
import { spaceNames } from './space-names';

/** The seasons by number; all are masculine. */
export const SEASON_NAMES: readonly [string, string, string, string] = [
  'Winter',
  'Frühling',
  'Sommer',
  'Herbst',
];

const FISHING = quoted(spaceNames.fishing);

/** What each season changes, by number. */
export const SEASON_RULES: readonly [string, string, string, string] = [
  `auf Felder mit Lehm oder Schilf kommt 1 weniger, ${FISHING} ist bis einschließlich Runde 11 gesperrt, und wer einen Acker pflügt, zahlt 1 Nahrung`,
  'auf Felder mit Holz kommt 1 weniger, auf Felder mit Stein 1 mehr, und wer Zäune baut und mindestens 1 davon bezahlt, bekommt bis zu 2 kostenlos',
  `auf Felder mit Lehm und auf ${FISHING} kommt 1 mehr, auf Felder mit Stein 1 weniger, ${quoted(spaceNames['day-laborer'])} gibt zusätzlich 1 Getreide, und für jeden Raum, den man baut, darf man 1 Stall kostenlos dazubauen`,
  'auf Felder mit Holz oder Schilf kommt 1 mehr, und jede große Anschaffung kostet 1 Baustoff weniger',
];
