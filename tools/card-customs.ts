// Finds the code of their own that cards use by name.
import type { Declared } from '@furrow/agricola/cards/card';
import type { CustomLooks } from '@furrow/agricola/cards/custom/looks';

/** The parts of custom code. */
export type Part = keyof CustomLooks | 'acts';

/** A name of custom code, the part it belongs to, and the card that uses it. */
export interface Used {
  readonly part: Part;
  readonly name: string;
  readonly card: string;
}

/** How far up the ladder of hatches a card had to go. */
export const RUNGS = ['words', 'a quantity, condition or set of its own', 'a file of its own'] as const;

const PARTS: readonly Part[] = ['quantities', 'conditions', 'spaces', 'joins', 'acts'];

/** The names of custom code in a declaration, each once. */
export function customsOf(card: Declared): Used[] {
  const found: Used[] = [];
  const add = (part: Part, name: unknown) => {
    if (typeof name !== 'string' || found.some((one) => one.part === part && one.name === name)) return;
    found.push({ part, name, card: card.id });
  };
  const { joins, ...rest } = card;
  add('joins', joins);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('do' in value && value.do === 'custom' && 'name' in value) add('acts', value.name);
    else if ('count' in value && value.count === 'custom' && 'name' in value) add('quantities', value.name);
    else if ('custom' in value) add('conditions', value.custom);
    else if ('own' in value) add('spaces', value.own);
    for (const part of Object.values(value)) visit(part);
  };
  visit(rest);
  return found;
}

/** The rung of a card. */
export function rungOf(card: Declared): number {
  if (card.own !== undefined) return 2;
  return customsOf(card).length > 0 ? 1 : 0;
}

/** What is wrong with the names: used but not there, there but not used. */
export function strayNames(used: readonly Used[], there: Readonly<Record<Part, object>>): string[] {
  const known = PARTS.flatMap((part) => Object.keys(there[part]).map((name) => ({ part, name })));
  const same = (a: { part: Part; name: string }, b: { part: Part; name: string }) =>
    a.part === b.part && a.name === b.name;
  return [
    ...used
      .filter((one) => !known.some((other) => same(one, other)))
      .map(({ part, name, card }) => `${card} uses '${name}', which is not among the ${part}`),
    ...known
      .filter((one) => !used.some((other) => same(one, other)))
      .map(({ part, name }) => `no card uses '${name}' of the ${part}`),
  ];
}
