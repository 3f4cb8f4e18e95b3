import type { Speech } from '../speech';
import { phrases as agricola } from './agricola/phrases';
import { phrases as creatures } from './creatures/phrases';
import { kernel, record } from './kernel';
import { terminal } from './terminal';

/** Italian. */
export const italian: Speech = { agricola, creatures, kernel, record, terminal };
