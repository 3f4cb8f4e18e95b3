import { buildings } from '@furrow/creatures/buildings/index';
import { ANIMALS, BORDER, REED, STONE, WOOD } from '@furrow/creatures/goods';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { BUILT } from './built';
import { creaturesFeatures } from './features';
import type { SeatLook } from './seat-look';

const special = buildings.filter(({ kind }) => kind === 'special');

/** A gauge of one of the features by which the linear evaluation goes. */
function feature(name: string, steps: readonly number[]): Gauge<SeatLook> {
  const at = creaturesFeatures.names.indexOf(name);
  if (at < 0) throw new Error(`no feature is called '${name}'`);
  return { name, steps, of: ({ numbers }) => numbers[at] };
}

function own(name: string, good: number, steps: readonly number[]): Gauge<SeatLook> {
  return { name, steps, of: ({ sight }) => sight.player.goods[good] };
}

const timeGauges: readonly Gauge<SeatLook>[] = [
  feature('workers', upTo(3)),
  feature('next', [1]),
  feature('marker', [1]),
  lamp('leads', ({ sight }) => sight.state.leads === sight.seat),
  lamp('first of all', ({ sight }) => sight.state.first === sight.seat),
  { name: 'breedings', steps: upTo(9), of: ({ sight }) => sight.breedings },
  feature('picks', upTo(8, 10, 12)),
  feature('best pile', [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6]),
];

const goodsGauges: readonly Gauge<SeatLook>[] = [
  own('wood', WOOD, upTo(12, 14, 16)),
  own('stone', STONE, upTo(10, 12)),
  own('reed', REED, upTo(6)),
  own('border', BORDER, upTo(12, 14, 16, 19)),
  feature('borders with wood', upTo(7)),
];

const animalGauges: readonly Gauge<SeatLook>[] = [
  ...ANIMALS.flatMap((animal) => [
    feature(animal, upTo(13)),
    feature(`${animal} pair`, [1]),
    feature(`${animal} grown`, upTo(13, 15)),
  ]),
  { name: 'animals', steps: upTo(30).filter((n) => n % 2 === 0), of: ({ sight }) => sight.now.total },
  { name: 'animals next', steps: upTo(32).filter((n) => n % 2 === 0), of: ({ sight }) => sight.next.total },
  { name: 'animals grown', steps: upTo(40).filter((n) => n % 2 === 0), of: ({ sight }) => sight.grown.total },
  feature('types', upTo(4)),
  feature('hoped fours', upTo(4)),
  feature('hoped bonus', upTo(8, 10, 12, 15)),
  feature('births', upTo(4)),
  feature('births lost', upTo(4)),
];

const keepingGauges: readonly Gauge<SeatLook>[] = [
  feature('largest holder', upTo(13)),
  feature('second holder', upTo(10, 12)),
  feature('third holder', upTo(8)),
  feature('fourth holder', upTo(6)),
  feature('further holders', [2, 3, 4, 6, 8, 10, 13, 16]),
  feature('single places', upTo(5)),
  feature('own places', upTo(6, 8)),
  feature('free holders', upTo(4)),
  feature('largest free holder', upTo(6)),
  feature('free places', upTo(10)),
];

const landGauges: readonly Gauge<SeatLook>[] = [
  feature('full expansions', upTo(4)),
  feature('expansions 1 short', upTo(3)),
  feature('expansions 2 short', upTo(3)),
  feature('expansions 3 short', upTo(3)),
  feature('board unused', upTo(6)),
  feature('pasture spaces', upTo(12)),
  feature('troughs', upTo(6, 8)),
  feature('open spaces', upTo(10, 12)),
  feature('borders to close', upTo(12, 14)),
  feature('borders short', upTo(6)),
  feature('closable spaces', upTo(6, 8)),
  feature('cheapest pasture', upTo(4)),
];

const buildingGauges: readonly Gauge<SeatLook>[] = [
  feature('stalls', upTo(3)),
  feature('stables', upTo(3)),
  feature('special points', upTo(12, 14, 16, 20, 24)),
  feature('stall payable', [1]),
  feature('stall missing', upTo(4)),
  feature('stables payable', upTo(3)),
  feature('special payable', upTo(8)),
  feature('special in sight', upTo(8)),
  ...special.map(({ id }) => feature(BUILT + id, [1])),
  ...special.map(({ id, number }) => lamp<SeatLook>(`${id} payable`, ({ payable }) => payable[number] === 1)),
];

/** What is to be seen of one seat: what the linear evaluation goes by, told apart more finely, and which buildings it can pay. */
export const seatGauges: readonly Gauge<SeatLook>[] = [
  ...timeGauges,
  ...goodsGauges,
  ...animalGauges,
  ...keepingGauges,
  ...landGauges,
  ...buildingGauges,
];
