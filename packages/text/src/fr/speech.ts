import type { Speech } from '../speech';
import { phrases } from './creatures/phrases';
import { kernel, record } from './kernel';
import { terminal } from './terminal';
import { typeset } from './typography';

/** French. */
export const french: Speech = typeset({ creatures: phrases, kernel, record, terminal });
