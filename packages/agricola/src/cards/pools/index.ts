import type { Variant } from '../../options/variant';
import type { Card } from '../card';
import { type CardId, findCard } from '../index';
import { classicPool1 } from './classic-1';
import { classicPool2 } from './classic-2';
import { classicPool3 } from './classic-3';
import { classicPool4 } from './classic-4';
import { classicPool5 } from './classic-5';
import { pool1 } from './pool-1';
import { pool2 } from './pool-2';
import { pool3 } from './pool-3';
import { pool4 } from './pool-4';
import { pool5 } from './pool-5';

/** The pools of each edition by name, the oldest first. A pool from which games were dealt stays as it is; new cards make a new one. */
const POOLS: Readonly<Record<Variant['edition'], Readonly<Record<string, readonly CardId[]>>>> = {
  revised: { '1': pool1, '2': pool2, '3': pool3, '4': pool4, '5': pool5 },
  '2007': {
    '2007-1': classicPool1,
    '2007-2': classicPool2,
    '2007-3': classicPool3,
    '2007-4': classicPool4,
    '2007-5': classicPool5,
  },
};

const byName: Readonly<Record<string, readonly CardId[]>> = { ...POOLS.revised, ...POOLS['2007'] };

/** The names of the pools of an edition, the oldest first. */
export function poolsOf(edition: Variant['edition']): readonly string[] {
  return Object.keys(POOLS[edition]);
}

/** The names of all pools; the first of them is the oldest. */
export const poolNames: readonly string[] = [...poolsOf('revised'), ...poolsOf('2007')];

/** The cards of a pool, in the order in which chance goes through them. */
export function cardsOfPool(name: string): readonly Card[] {
  return byName[name].map((id) => {
    const card = findCard(id);
    if (card === undefined) throw new Error(`pool ${name} has a card '${id}' that is not there`);
    return card;
  });
}
