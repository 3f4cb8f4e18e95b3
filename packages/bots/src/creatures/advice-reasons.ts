import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import { pastures, specialOf } from '@furrow/creatures/farmyard';
import { whyNotGot } from '@furrow/creatures/getting';
import { ANIMALS, BORDER, FIRST_ANIMAL, GOODS } from '@furrow/creatures/goods';
import { stallSpaces } from '@furrow/creatures/placing';
import { canPay } from '@furrow/creatures/price';
import { scoreSheet } from '@furrow/creatures/scoring';
import type { Farm, State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import type { Seat } from '@furrow/kernel/seat';
import type { CreaturesMerit } from '@furrow/text/advice/creatures';
import type { Weighed } from '../weighed';
import { bonusOf, ENOUGH } from './bonus';
import { SeatSight } from './seat-sight';
import { costOf, goodWorth, worthAtOnce, worthInTime } from './worth';

type Merits = Weighed<CreaturesMerit>[];

/** A seat before and after a turn. */
interface Change {
  readonly before: SeatSight;
  readonly after: SeatSight;
}

/** The points that are lost for a type with too few animals. */
const LOST = 3;

/** What speaks for a turn: what is better for the seat after it than before it. */
export function creaturesMerits(before: State, after: State, seat: Seat): Merits {
  const change: Change = { before: new SeatSight(before, seat), after: new SeatSight(after, seat) };
  const capacity = -capacityOf(change.before, seat) + capacityOf(change.after, seat);
  return [
    ...goodsMerits(change),
    ...animalMerits(change),
    ...farmMerits(change, capacity),
    ...buildingMerits(change),
    ...payingMerits(change),
    ...pointMerits(change),
    ...(before.marker !== seat && after.marker === seat
      ? [{ merit: { merit: 'starts' } as const, weight: 0.8 }]
      : []),
  ];
}

/** Looks at the seat and says how many animals its farm has room for. */
function capacityOf(sight: SeatSight, seat: Seat): number {
  sight.see(sight.state, seat);
  return sight.places + sight.now.total;
}

function goodsMerits({ before, after }: Change): Merits {
  const gained = GOODS.flatMap((_, good) => {
    const more = after.player.goods[good] - before.player.goods[good];
    return more > 0 ? [[good, more] as const] : [];
  });
  const weight = gained.reduce((sum, [good, more]) => sum + goodWorth[good] * more, 0);
  return gained.length === 0 ? [] : [{ merit: { merit: 'takes', goods: gained }, weight }];
}

function animalMerits({ before, after }: Change): Merits {
  const found: Merits = [];
  const bred: number[] = [];
  ANIMALS.forEach((_, type) => {
    const animal = FIRST_ANIMAL + type;
    const [had, have] = [before.animals[type], after.animals[type]];
    if (have <= had) return;
    const points = bonusOf(type, have) - bonusOf(type, had);
    if (had < ENOUGH && have >= ENOUGH)
      found.push({ merit: { merit: 'enough', animal, have, points: LOST }, weight: LOST + 1 });
    else if (have < ENOUGH && had > 0)
      found.push({ merit: { merit: 'towards', animal, have, need: ENOUGH }, weight: 1 });
    if (points > 0) found.push({ merit: { merit: 'bonus', animal, have, points }, weight: 1.2 * points });
    if (had < after.parents && have >= after.parents) bred.push(animal);
  });
  if (bred.length > 0 && after.breedings > 0 && after.places > 0)
    found.push({ merit: { merit: 'breeds', animals: bred }, weight: 1.4 * bred.length });
  return found;
}

function farmMerits({ before, after }: Change, room: number): Merits {
  const found: Merits = [];
  const [from, to] = [before.player.farm, after.player.farm];
  const expansions = to.columns - from.columns;
  if (expansions > 0) found.push({ merit: { merit: 'expands', expansions }, weight: 2.5 * expansions });
  const enclosed = pastures(to).length - pastures(from).length;
  const borders = bordersOn(to) - bordersOn(from);
  if (enclosed > 0) found.push({ merit: { merit: 'pastures', pastures: enclosed }, weight: 1.5 * enclosed });
  else if (borders > 0)
    found.push({ merit: { merit: 'borders', borders }, weight: goodWorth[BORDER] * borders });
  const troughs = count(to.troughs) - count(from.troughs);
  if (troughs > 0) found.push({ merit: { merit: 'troughs', troughs }, weight: troughs });
  if (room > 0) found.push({ merit: { merit: 'room', room }, weight: 0.45 * room });
  return found;
}

function bordersOn({ bordersH, bordersV }: Farm): number {
  return count(bordersH) + count(bordersV);
}

function buildingMerits({ before, after }: Change): Merits {
  const [from, to] = [before.player.farm, after.player.farm];
  const tiles = [
    [STALL, count(to.stalls) - count(from.stalls)],
    [STABLE, count(to.stables) - count(from.stables)],
  ];
  const specials = to.specials
    .map((entry) => specialOf(entry).number)
    .filter((building) => !from.specials.some((entry) => specialOf(entry).number === building));
  return [...tiles, ...specials.map((building) => [building, 1])].flatMap(([building, n]) =>
    n > 0
      ? [{ merit: { merit: 'builds', building, count: n } as const, weight: n * (2 + worthOf(building)) }]
      : [],
  );
}

/** What a building is worth more than nothing. */
function worthOf(building: number): number {
  return Math.max(0, buildings[building].points ?? 0);
}

/** The best building on offer that can be built then and could not before. */
function payingMerits({ before, after }: Change): Merits {
  const { state } = after;
  const offered = [...state.offer, STALL].filter(
    (building) => !canBuild(before, building) && canBuild(after, building),
  );
  const left = after.breedings / 8;
  const value = (building: number) => {
    const one = buildings[building];
    return worthAtOnce(one) - costOf(one) + left * worthInTime(one);
  };
  const [best] = offered.toSorted((a, b) => value(b) - value(a));
  return best === undefined ? [] : [{ merit: { merit: 'pays', building: best }, weight: 0.9 }];
}

/** Whether a seat could build a building if it came to its space now. */
function canBuild({ state, seat, player }: SeatSight, building: number): boolean {
  const { id, prices } = buildings[building];
  if (building !== STALL) return whyNotGot(state, seat, id) === undefined;
  return state.tiles > 0 && prices.some((price) => canPay(player, price)) && stallSpaces(player) !== 0;
}

/** Points for expansions that are used in full. */
function pointMerits({ before, after }: Change): Merits {
  const sum = ({ state, seat }: SeatSight) =>
    scoreSheet(state, seat)
      .filter(({ category }) => category === 'expansions')
      .reduce((all, { points }) => all + points, 0);
  const points = sum(after) - sum(before);
  return points > 0 ? [{ merit: { merit: 'fills', points }, weight: 0.8 * points }] : [];
}
