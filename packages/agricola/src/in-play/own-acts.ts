import { cards } from '../cards/index';
import type { OwnAct } from '../cards/own';

const acts: ReadonlyMap<string, OwnAct> = new Map(
  cards.flatMap(({ own }) => Object.entries(own?.acts ?? {})),
);

/** The act of a card's own file with a name. */
export function ownAct(name: string): OwnAct {
  const found = acts.get(name);
  if (found === undefined) throw new Error(`no card has an act '${name}'`);
  return found;
}
