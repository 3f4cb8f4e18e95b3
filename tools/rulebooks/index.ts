import { appendix } from './appendix';
import { classic } from './classic';
import { creatures, creaturesItalian } from './creatures';
import { revised } from './revised';
import type { Rulebook } from './section';

/** The five rulebooks. */
export const rulebooks: readonly Rulebook[] = [creatures, creaturesItalian, classic, revised, appendix];
