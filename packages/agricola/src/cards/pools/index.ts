import type { Card } from '../card';
import { type CardId, findCard } from '../index';
import { pool1 } from './pool-1';
import { pool2 } from './pool-2';
import { pool3 } from './pool-3';

/** Every pool by name, the oldest first. A pool from which games were dealt stays as it is; new cards make a new one. */
const POOLS: Readonly<Record<string, readonly CardId[]>> = { '1': pool1, '2': pool2, '3': pool3 };

/** The names of all pools, the oldest first. */
export const poolNames: readonly string[] = Object.keys(POOLS);

/** The cards of a pool, in the order in which chance goes through them. */
export function cardsOfPool(name: string): readonly Card[] {
  return POOLS[name].map((id) => {
    const card = findCard(id);
    if (card === undefined) throw new Error(`pool ${name} has a card '${id}' that is not there`);
    return card;
  });
}
