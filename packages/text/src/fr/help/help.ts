import type { HelpWords } from '../../help/help-words';
import { cards } from './cards';
import { creatures } from './creatures';
import { play } from './play';
import { handWays, options, ways } from './ways';

/** The rules, in French. */
export const help: HelpWords = {
  title: (game) => `Règles : ${game}`,
  creatures,
  agricola: { ...play, ...cards, ...ways },
  options,
  handWays,
  tables: {
    bonusCaption: 'Bonus selon le nombre d’animaux d’un type',
    animals: 'Animaux',
    gradeCaption: 'Combien donnent combien de points',
    category: 'Catégorie',
    stageCaption: 'Manches et récoltes',
    stage: 'Période',
    rounds: 'Manches',
    harvestAfter: 'Récolte après la manche',
    revealed: 'Nouvelles cases',
    goalCaption: 'Les objectifs de la campagne en solitaire',
    game: 'Partie',
    goal: 'Points à atteindre',
    campaignCaption: (players) => `Points de campagne à ${players} joueurs`,
    rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  },
};
