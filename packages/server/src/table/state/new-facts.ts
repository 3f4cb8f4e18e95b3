import { GENERATION } from '@furrow/kernel/generation';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { newId } from '../../ids';
import type { TableFacts } from '../store/stored-table';
import { gameOf } from './boxes';

/** The facts of a new table: it is played with the newest pool of cards unless one is named, and with the rules of this server. */
export function newFacts(given: Omit<TableFacts, 'id' | 'rules' | 'generation'>): TableFacts {
  const { pool } = gameOf(given.wish, given.pool);
  return {
    ...given,
    id: newId(),
    ...(pool !== undefined && { pool }),
    ...(rulesIdentity !== undefined && { rules: rulesIdentity }),
    generation: GENERATION,
  };
}
