import { quoted } from '../grammar';
import { spaceNames } from './space-names';

/** The seasons by number. */
export const SEASON_NAMES = ['hiver', 'printemps', 'été', 'automne'] as const;

/** The seasons as they are said to be there: `l’hiver`. */
export const THE_SEASONS = ['l’hiver', 'le printemps', 'l’été', 'l’automne'] as const;

/** When something happens in a season: `au printemps`. */
export const IN_SEASON = ['en hiver', 'au printemps', 'en été', 'en automne'] as const;

const FISHING = quoted(spaceNames.fishing);

/** What each season changes, by number; spaces receive something when a round begins. */
export const SEASON_RULES = [
  `les cases d’argile et de roseau reçoivent 1 de moins, ${FISHING} ne s’utilise pas avant la manche 12 et labourer un champ coûte 1 PN`,
  'les cases de bois reçoivent 1 de moins et celles de pierre 1 de plus ; quand on construit des clôtures, jusqu’à 2 sont gratuites à condition d’en payer au moins 1',
  `les cases d’argile et ${FISHING} reçoivent 1 de plus, celles de pierre 1 de moins ; ${quoted(spaceNames['day-laborer'])} donne aussi 1 céréale, et chaque pièce construite permet de construire 1 étable gratuite`,
  'les cases de bois et de roseau reçoivent 1 de plus, et chaque aménagement majeur coûte 1 matériau de construction de moins',
] as const;
