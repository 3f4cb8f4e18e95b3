import type { Instead } from '@furrow/agricola/cards/card';
import { clauseOf } from './effect';
import type { Told } from './told';

/** What may be done in place of actions; those of one space are told together. */
export function insteadOf(all: readonly Instead[]): readonly Told[] {
  return all.flatMap((one, i): readonly Told[] => {
    const { at, get } = one;
    if (at === undefined) return [replacement(one)];
    const isFirst = all.findIndex((other) => other.at === at) === i;
    return isFirst ? [{ tells: 'insteadAt', space: at, what: clauseOf(get) }] : [];
  });
}

function replacement({ of, get, oncePerTurn, nextOne, onSpace, declined }: Instead): Told {
  const what = clauseOf(get);
  if (declined === true) return { tells: 'declined', of, what };
  const [given, does] = what.says === 'if' ? [what.given, what.what] : [undefined, what];
  return {
    tells: 'instead',
    of,
    given,
    what: does,
    oncePerTurn: oncePerTurn === true,
    nextOne: nextOne === true,
    onSpace: onSpace === true,
  };
}
