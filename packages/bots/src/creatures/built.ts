import { buildings } from '@furrow/creatures/buildings/index';
import { cellOf } from '@furrow/creatures/farmyard';
import { measure } from '@furrow/creatures/placing';
import type { Player } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import type { Group } from './group';

const specials = buildings.filter(({ kind }) => kind === 'special');
const POINTS = Float64Array.from(buildings, ({ points = 0 }) => points);
const SCORES = buildings.map(({ score }) => score);
/** Where the feature of each special building stands among them, -1 for other buildings. */
const PLACE = Int8Array.from(buildings, (one) => specials.indexOf(one));

/** The buildings on the farm. */
export const builtPieces: Group = {
  names: ['stalls', 'stables', 'special points'],
  write: ({ player }, into, at) => {
    into[at] = count(player.farm.stalls);
    into[at + 1] = count(player.farm.stables);
    into[at + 2] = specialPoints(player);
  },
};

/** What the name of the feature of a special building begins with. */
export const BUILT = 'built:';

/** One number for each special building: 1 if the seat has it. */
export const builtSpecials: Group = {
  names: specials.map(({ id }) => BUILT + id),
  write: ({ player }, into, at) => {
    into.fill(0, at, at + specials.length);
    const entries = player.farm.specials;
    for (let i = 0; i < entries.length; i++) {
      const place = PLACE[entries[i] >> 5];
      if (place >= 0) into[at + place] = 1;
    }
  },
};

/** The points that the special buildings give now. */
function specialPoints(player: Player): number {
  const entries = player.farm.specials;
  let points = 0;
  for (let i = 0; i < entries.length; i++) {
    const building = entries[i] >> 5;
    points += POINTS[building];
    const score = SCORES[building];
    if (score === undefined) continue;
    const found = measure(player, score.of, cellOf(entries[i]), buildings[building].slot);
    if ('each' in score) points += score.each * found;
    else if (found >= score.atLeast) points += score.bonus;
  }
  return points;
}
