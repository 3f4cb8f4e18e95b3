// Finds the code of their own that cards use by name.
import type { Declared } from '@furrow/agricola/cards/card';
import type { CustomLooks } from '@furrow/agricola/cards/custom/looks';

/** The parts of custom code. */
export type Part = keyof CustomLooks | 'effects';

/** A name of custom code, the part it belongs to, and the card that uses it. */
export interface Used {
  readonly part: Part;
  readonly name: string;
  readonly card: string;
}

/** How far up the ladder of hatches a card had to go. */
export const RUNGS = ['no code', 'a quantity, condition or set', 'an effect'] as const;

/** The rung that each part stands on. */
const RUNG: Readonly<Record<Part, number>> = { quantities: 1, conditions: 1, joins: 1, effects: 2 };

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
    if ('do' in value && value.do === 'custom' && 'name' in value) add('effects', value.name);
    else if ('count' in value && value.count === 'custom' && 'name' in value) add('quantities', value.name);
    else if ('custom' in value) add('conditions', value.custom);
    for (const part of Object.values(value)) visit(part);
  };
  visit(rest);
  return found;
}

/** The rung of a card: that of the highest code it uses. */
export function rungOf(card: Declared): number {
  return Math.max(0, ...customsOf(card).map(({ part }) => RUNG[part]));
}

/** What is wrong with the names: used but not there, there but not used. */
export function strayNames(used: readonly Used[], there: Readonly<Record<Part, object>>): string[] {
  const known = (Object.keys(RUNG) as Part[]).flatMap((part) =>
    Object.keys(there[part]).map((name) => ({ part, name })),
  );
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
