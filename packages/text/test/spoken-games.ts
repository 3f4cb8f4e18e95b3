import { spokenAgricola } from './agricola/spoken';
import { spokenCreatures } from './creatures/spoken';
import type { SpokenGame } from './spoken-game';

/** All games that have words. */
export const spokenGames: readonly SpokenGame[] = [spokenCreatures, spokenAgricola];
