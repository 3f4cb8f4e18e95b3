import type { CardId } from '../../index';
import { classicPool1 } from '../classic-1';
import { moreE } from './e';
import { moreI } from './i';
import { moreK } from './k';
import { moreZ } from './z';

/** The first pool of the 2007 edition and the rest of its decks. */
export const classicPool2: readonly CardId[] = [...classicPool1, ...moreE, ...moreI, ...moreK, ...moreZ];
