import type { HelpWords } from '../../help/help-words';
import { cards } from './cards';
import { creatures } from './creatures';
import { play } from './play';
import { handWays, options, ways } from './ways';

/** The rules, in Italian. */
export const help: HelpWords = {
  title: (game) => `Regole: ${game}`,
  creatures,
  agricola: { ...play, ...cards, ...ways },
  options,
  handWays,
  tables: {
    bonusCaption: 'Bonus per il numero di animali di un tipo',
    animals: 'Animali',
    gradeCaption: 'Quanti danno quanti punti',
    category: 'Categoria',
    stageCaption: 'Round e raccolti',
    stage: 'Periodo',
    rounds: 'Round',
    harvestAfter: 'Raccolto dopo il round',
    revealed: 'Nuovi spazi',
    goalCaption: 'Gli obiettivi della campagna in solitario',
    game: 'Partita',
    goal: 'Punti da raggiungere',
    campaignCaption: (players) => `Punti campagna in ${players} giocatori`,
    rank: (rank) => `${rank}º`,
  },
};
