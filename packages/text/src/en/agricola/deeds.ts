import type { Deed } from '@furrow/agricola/moments/deeds';
import type { Given } from '../../agricola/clauses/given';
import { count, form } from '../grammar';

/** What somebody has done, behind “you have”. */
const DONE: Readonly<Record<Deed, (n: number) => string>> = {
  built: (n) =>
    `built at least ${n} ${form(n, 'room, stable or fence', 'rooms, stables or fences')} in this turn`,
  stables: (n) => `built at least ${count(n, 'stable')} in this turn`,
  woodRooms: (n) => `built at least ${count(n, 'wooden room')} in this turn`,
  clayRooms: (n) => `built at least ${count(n, 'clay room')} in this turn`,
  stoneRooms: (n) => `built at least ${count(n, 'stone room')} in this turn`,
  cooked: () => 'turned goods into food with a cooking improvement in this turn',
  gathered: (n) => `got at least ${count(n, 'building resource')} in the work phase, even if they are spent`,
  stocked: () =>
    'placed at least 1 new good on a space of your farmyard (crops, animals, …) in this work phase',
};

/** That somebody has done something, or has not: `you have built … in this turn`. */
export function done({ deed, n, not }: Extract<Given, { given: 'done' }>): string {
  return `you have ${not ? 'not ' : ''}${DONE[deed](n)}`;
}
