import type { Speech } from '../speech';
import { phrases } from './creatures/phrases';
import { kernel, record } from './kernel';
import { terminal } from './terminal';

/** Italian. */
export const italian: Speech = { creatures: phrases, kernel, record, terminal };
