import { namesE } from './e';
import { namesI } from './i';
import { namesK } from './k';
import { namesZ } from './z';

/** The cards of the 2007 edition. */
export const classicNames = { ...namesE, ...namesI, ...namesK, ...namesZ };
