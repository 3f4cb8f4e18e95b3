import type { Deed } from '@furrow/agricola/moments/deeds';
import type { Given } from '../../agricola/clauses/given';

const COOKED = 'Waren mit einer Kochanschaffung in Nahrung verwandelt';

/** What somebody has done, between `du` and `hast`. */
const DONE: Readonly<Record<Deed, (n: number) => string>> = {
  built: (n) =>
    `in diesem Zug mindestens ${n === 1 ? '1 Raum, Stall oder Zaun' : `${n} Räume, Ställe oder Zäune`} gebaut`,
  stables: (n) => `in diesem Zug mindestens ${n === 1 ? '1 Stall' : `${n} Ställe`} gebaut`,
  woodRooms: (n) => `in diesem Zug mindestens ${rooms(n)} aus Holz gebaut`,
  clayRooms: (n) => `in diesem Zug mindestens ${rooms(n)} aus Lehm gebaut`,
  stoneRooms: (n) => `in diesem Zug mindestens ${rooms(n)} aus Stein gebaut`,
  cooked: () => `in diesem Zug ${COOKED}`,
  gathered: (n) => `in der Arbeitsphase mindestens ${n} Baustoffe (auch schon ausgegebene) bekommen`,
  stocked: () =>
    'in dieser Arbeitsphase mindestens 1 neue Ware (Feldfrüchte, Tiere, …) auf ein Feld deines Hofs gelegt',
};

/** The same if somebody has not. */
function notDone(deed: Deed, n: number): string {
  return deed === 'cooked' ? `in diesem Zug noch keine ${COOKED}` : `nicht ${DONE[deed](n)}`;
}

function rooms(n: number): string {
  return n === 1 ? '1 Raum' : `${n} Räume`;
}

/** That somebody has done something, or has not: `du … gebaut hast`. */
export function done({ deed, n, not }: Extract<Given, { given: 'done' }>): string {
  return `du ${not ? notDone(deed, n) : DONE[deed](n)} hast`;
}
