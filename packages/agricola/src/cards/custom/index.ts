import { farm } from './farm';
import type { CustomLooks } from './looks';
import { people } from './people';

const all: readonly CustomLooks[] = [farm, people];

function collect<K extends keyof CustomLooks>(part: K): NonNullable<CustomLooks[K]> {
  return Object.assign({}, ...all.map((looks) => looks[part])) as NonNullable<CustomLooks[K]>;
}

/** Everything that single cards look at by code of their own, by name. */
export const customs = {
  quantities: collect('quantities'),
  conditions: collect('conditions'),
  joins: collect('joins'),
};
