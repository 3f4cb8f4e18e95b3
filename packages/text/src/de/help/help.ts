import type { HelpWords } from '../../help/help-words';
import { cards } from './cards';
import { creatures } from './creatures';
import { play } from './play';
import { handWays, options, ways } from './ways';

/** The rules, in German. */
export const help: HelpWords = {
  title: (game) => `Regeln: ${game}`,
  creatures,
  agricola: { ...play, ...cards, ...ways },
  options,
  handWays,
  tables: {
    bonusCaption: 'Bonus für so viele Tiere einer Art',
    animals: 'Tiere',
    gradeCaption: 'Wie viele wie viele Punkte bringen',
    category: 'Kategorie',
    stageCaption: 'Runden und Ernten',
    stage: 'Spielphase',
    rounds: 'Runden',
    harvestAfter: 'Ernte nach Runde',
    revealed: 'Neue Felder',
    goalCaption: 'Die Ziele der Kampagne allein',
    game: 'Spiel',
    goal: 'Zu erreichende Punkte',
    campaignCaption: (players) => `Kampagnenpunkte bei ${players} Spielern`,
    rank: (rank) => `${rank}.`,
  },
};
