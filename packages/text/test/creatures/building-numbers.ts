import type { Building } from '@furrow/creatures/building';
import { buildings, STALL } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import type { DeclaredNumbers } from '../spoken-game';

/** How a number of a declaration is printed, without its sign. */
function printed(value: number): string {
  return value === 0.5 ? '½' : String(Math.abs(value));
}

/** Numbers that only say "as many as you like". */
const ANY = 99;

/** The numbers of a declaration: cost, room, points, conditions and effects. */
export function declaredNumbers(building: Building): DeclaredNumbers {
  const must: number[] = building.prices.flat().map(([, count]) => count);
  const { points, holds, score, needs, onUnused, on, halves, parents, pastureHolds } = building;
  must.push(
    ...[points, holds, halves, parents, pastureHolds, onUnused?.count].filter((n) => n !== undefined),
  );
  if (score !== undefined) must.push(...('each' in score ? [score.each] : [score.bonus, score.atLeast]));
  if (needs !== undefined) must.push(...('turn' in needs ? [needs.turn, needs.round] : [needs.atLeast]));
  must.push(...(on?.rounds ?? []));
  for (const effect of [building.build, on?.then, building.anytime]) must.push(...effectNumbers(effect));
  return { must: new Set(must.map(printed)), may: new Set(['1']) };
}

function effectNumbers(effect: Effect | undefined): number[] {
  switch (effect?.do) {
    case 'seq':
      return effect.steps.flatMap(effectNumbers);
    case 'may':
      return effectNumbers(effect.effect);
    case 'oneOf':
      return Object.values(effect.options).flatMap(effectNumbers);
    case 'gain':
      return Object.values(effect.goods);
    case 'borders':
    case 'troughs':
      return [effect.atMost, ...Object.values(effect.price)].filter(
        (n) => typeof n === 'number' && n < ANY,
      ) as number[];
    case 'trade':
      return [effect.different];
    case 'troughToStall':
      return Object.values(effect.cost);
    case 'stall':
      return buildings[STALL].prices.flat().map(([, count]) => count);
    default:
      return [];
  }
}
