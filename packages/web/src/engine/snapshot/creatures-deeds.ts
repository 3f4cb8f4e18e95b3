import { buildings, STALL } from '@furrow/creatures/buildings/index';
import type { Event } from '@furrow/creatures/events';
import { GOODS } from '@furrow/creatures/goods';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { Amounts } from '@furrow/farm/goods';
import type { FarmPlace } from '../../protocol/asked';
import type { DonePicture } from '../../protocol/log';
import type { Deed } from '../family';
import { spaceSigns } from './signs';

/** Events that belong to no turn. */
const APART: ReadonlySet<Event['event']> = new Set(['start', 'drawn', 'round', 'homeward', 'born', 'over']);

/** What can be drawn of an event of All Creatures Big and Small. */
export function creaturesDeed(event: Event, { players }: State): Deed {
  const place = placeOf(event);
  return {
    ...drawnOf(event),
    ...(place !== undefined && { place, left: players[place.seat].farm.left }),
    ...('seat' in event && { whose: event.seat }),
    ...(APART.has(event.event) && { apart: true }),
  };
}

/** Where on a farm it happened. */
function placeOf(event: Event): FarmPlace | undefined {
  switch (event.event) {
    case 'built':
    case 'upgraded':
    case 'troughReplaced':
      return { on: 'cell', seat: event.seat, cell: event.cell };
    case 'moved':
      return { on: 'cell', seat: event.seat, cell: event.to };
    case 'troughs':
      return { on: 'cells', seat: event.seat, cells: event.cells };
    case 'borders':
      return { on: 'edges', seat: event.seat, edges: event.edges };
    default:
      return undefined;
  }
}

function drawnOf(event: Event): Deed {
  switch (event.event) {
    case 'used': {
      if (!event.worker) return {};
      const { id, refill, effect } = spaces[event.space];
      const signs = spaceSigns({ effect });
      return { used: { id, signs: refill === undefined ? signs : [refill.good, ...signs] } };
    }
    case 'gained':
      return { gains: event.goods };
    case 'paid':
    case 'ranAway':
      return { done: given(event.goods) };
    case 'born':
      return { gains: event.animals.map((animal) => [animal, 1] as const) };
    case 'built':
      return event.building === STALL
        ? { done: [{ sign: 'stall', n: 1 }] }
        : { laid: buildings[event.building].id };
    case 'borders':
      return { done: [{ sign: 'border', n: event.edges.length }] };
    case 'troughs':
      return { done: [{ sign: 'trough', n: event.cells.length }] };
    case 'upgraded':
      return { done: [{ sign: 'stable', n: 1 }] };
    case 'expanded':
      return { done: [{ sign: 'expand' }] };
    case 'marker':
      return { done: [{ sign: 'start' }] };
    case 'troughReplaced':
      return { done: [{ sign: 'trough', n: -1 }] };
    case 'moved':
      return { done: [{ sign: event.piece, n: 1 }] };
    case 'round':
      return { done: [{ sign: 'round' }] };
    default:
      return {};
  }
}

function given(goods: Amounts): DonePicture[] {
  return goods.map(([good, n]) => ({ sign: GOODS[good], n: -n }));
}
