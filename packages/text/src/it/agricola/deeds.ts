import type { Deed } from '@furrow/agricola/moments/deeds';
import type { Given } from '../../agricola/clauses/given';
import { count } from '../grammar';

/** What somebody has done, behind `hai`. */
const DONE: Readonly<Record<Deed, (n: number) => string>> = {
  built: (n) =>
    `costruito in questo turno almeno ${count(n, 'stanza, stalla o steccato', 'stanze, stalle o steccati')}`,
  stables: (n) => `costruito in questo turno almeno ${count(n, 'stalla', 'stalle')}`,
  woodRooms: (n) => `costruito in questo turno almeno ${count(n, 'stanza', 'stanze')} di legno`,
  clayRooms: (n) => `costruito in questo turno almeno ${count(n, 'stanza', 'stanze')} d’argilla`,
  stoneRooms: (n) => `costruito in questo turno almeno ${count(n, 'stanza', 'stanze')} di pietra`,
  cooked: () => 'trasformato in questo turno beni in cibo con una miglioria per cucinare',
  gathered: (n) =>
    `ottenuto nella fase di lavoro almeno ${n} risorse da costruzione, anche se le hai già spese`,
  stocked: () =>
    'messo in questa fase di lavoro almeno 1 nuovo bene (coltivazione, animale, …) su una casella della tua fattoria',
};

/** That somebody has done something, or has not: `hai costruito …`. */
export function done({ deed, n, not }: Extract<Given, { given: 'done' }>): string {
  return `${not ? 'non ' : ''}hai ${DONE[deed](n)}`;
}
