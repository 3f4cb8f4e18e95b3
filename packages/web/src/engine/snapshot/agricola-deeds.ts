import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { isFieldCard } from '@furrow/agricola/farm/fields';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { FOOD, GOODS, GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Amounts } from '@furrow/farm/goods';
import type { Target } from '../../protocol/asked';
import type { DonePicture } from '../../protocol/log';
import type { Deed } from '../family';
import { fieldsTarget } from './agricola-target';
import { cellsIn } from './grid';
import { spaceSigns } from './signs';

/** Events that belong to no turn. */
const APART: ReadonlySet<Event['event']> = new Set([
  'start',
  'round',
  'season',
  'revealed',
  'harvest',
  'homeward',
  'fed',
  'born',
  'over',
]);

/** What can be drawn of an event of Agricola. */
export function agricolaDeed(rules: Ruleset, event: Event): Deed {
  const drawn = drawnOf(rules, event);
  const whose = 'seat' in event ? (('by' in event ? event.by : undefined) ?? event.seat) : undefined;
  return {
    ...drawn,
    ...(whose !== undefined && { whose }),
    ...(APART.has(event.event) && { apart: true }),
  };
}

function drawnOf(rules: Ruleset, event: Event): Deed {
  switch (event.event) {
    case 'used': {
      const { id, refill, effect } = rules.spaces[event.space];
      const signs = spaceSigns({ effect });
      return { used: { id, signs: refill === undefined ? signs : [refill.good, ...signs] } };
    }
    case 'played':
    case 'drew':
      return { laid: cards[event.card].id };
    case 'major':
      return { laid: majors[event.major].id };
    case 'gained':
    case 'refunded':
      return { gains: event.goods };
    case 'paid':
    case 'paidTo':
    case 'released':
    case 'putBack':
      return { done: given(event.goods) };
    case 'converted':
      return { done: given(event.goods), gains: [[FOOD, event.food]] };
    case 'baked':
      return { done: given([[GRAIN, event.grain]]), gains: [[FOOD, event.food]] };
    case 'fed':
      return event.begging > 0 ? {} : { done: given([[FOOD, event.food]]) };
    case 'born':
      return { gains: event.animals.map((animal) => [animal, 1] as const) };
    case 'points':
      return { done: [{ sign: 'points', n: event.points }] };
    default:
      return builtOf(event);
  }
}

/** What is done on farms. */
function builtOf(event: Event): Deed {
  switch (event.event) {
    case 'rooms':
      return once('room', cellOf(event));
    case 'stables':
    case 'centerStable':
      return once('stable', cellOf(event));
    case 'plowed':
      return once('plow', cellOf(event));
    case 'fenced':
      return { done: [{ sign: 'fences', n: event.edges.length }], place: edgesOf(event) };
    case 'palisades':
      return { done: [{ sign: 'palisade', n: event.edges.length }], place: edgesOf(event) };
    case 'knockedDown':
      return { done: [{ sign: 'fences', n: -event.fences }] };
    case 'sowed':
      return sown(event);
    case 'sowedMore':
      return once('sow', fieldsTarget(event.seat, event.fields));
    case 'movedCrop':
      return once(GOODS[event.crop], fieldsTarget(event.seat, [event.from, event.to]));
    case 'tookCrop':
      return once(GOODS[event.crop], fieldsTarget(event.other, [event.field]));
    case 'marked':
      return once('laid', fieldsTarget(event.seat, cellsIn(event.spaces)));
    case 'renovated':
      return once('renovate');
    case 'grew':
      return once('grow');
    case 'token':
      return once('start');
    case 'harvest':
      return once('harvest');
    case 'round':
      return once('round');
    default:
      return {};
  }
}

function once(sign: DonePicture['sign'], place?: Target): Deed {
  return { done: [{ sign }], ...(place !== undefined && { place }) };
}

function given(goods: Amounts): DonePicture[] {
  return goods.map(([good, n]) => ({ sign: GOODS[good], n: -n }));
}

function cellOf({ seat, cell }: { readonly seat: number; readonly cell: number }): Target {
  return { on: 'cell', seat, cell };
}

function edgesOf({ seat, edges }: { readonly seat: number; readonly edges: readonly number[] }): Target {
  return { on: 'edges', seat, edges };
}

/** Crops that go to fields; what is sown on a field card has no place on the farm. */
function sown({ seat, grain, vegetables }: Extract<Event, { event: 'sowed' }>): Deed {
  const onto = (fields: readonly number[], good: number) =>
    fields.filter((field) => !isFieldCard(field)).map((cell) => [cell, GOODS[good]] as const);
  const cells = [...onto(grain, GRAIN), ...onto(vegetables, VEGETABLE)];
  const crops: Amounts = [
    [GRAIN, grain.length],
    [VEGETABLE, vegetables.length],
  ];
  return {
    done: [...given(crops.filter(([, n]) => n > 0)), { sign: 'sow' }],
    ...(cells.length > 0 && {
      place: { on: 'cells', seat, cells: cells.map(([cell]) => cell), goods: cells.map(([, good]) => good) },
    }),
  };
}
