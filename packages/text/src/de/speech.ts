import type { Speech } from '../speech';
import { phrases } from './creatures/phrases';
import { kernel, record } from './kernel';
import { terminal } from './terminal';

/** German. */
export const german: Speech = { creatures: phrases, kernel, record, terminal };
