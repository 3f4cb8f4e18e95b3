import type { Speech } from '../speech';
import { phrases } from './creatures/phrases';
import { kernel, record } from './kernel';
import { terminal } from './terminal';

/** English. */
export const english: Speech = { creatures: phrases, kernel, record, terminal };
