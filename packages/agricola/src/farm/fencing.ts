import { allEdgesH, allEdgesV, type Edge, eachEdge, maskH, maskV } from '@furrow/farm/edges';
import { adjacentTo, type Cells, count, has, isConnected } from '@furrow/farm/grid';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { fenceWood } from '../course/season';
import type { Act } from '../effects/effect';
import { partIn } from '../moments/brought';
import type { Variant } from '../options/variant';
import { fencesPerWood, freeFences, goodsForFences } from '../payment/fence-prices';
import { rulesOf } from '../ruleset';
import { WOOD } from '../state/goods';
import type { Farm, Player, State } from '../state/state';
import { fencesLeft } from '../state/supply';
import { because } from '../vocabulary/reasons';
import { closedSpaces, closingCard, fencePieces, freeAmong, hasFreeFences, palisadeWood } from './farm-cards';
import { ALL, COLUMNS, fenced, fencesBound, pastures, used } from './farmyard';
import { firstRimEdges, RIM_H, RIM_V, rimEdges } from './palisades';
import { fenceSurcharge } from './partner';
import { allShapes, cellsOfShapes, type PastureShape, pastureShapes } from './pasture-shapes';

/** What was built with an action so far: fences, and those for the partner among them. */
export interface Progress {
  readonly built: number;
  readonly builtForPartner: number;
  /** How many fences were knocked down to be built anew. */
  readonly knockedDown?: number;
}

/** One of the farms on which a seat may build fences, and with what. */
export interface Site extends Progress {
  /** The seat's own (0) or the partner's (1). */
  readonly which: number;
  readonly owner: Player;
  readonly farm: Farm;
  /** The wood that may be spent, and the goods with which a card lets fences be paid instead. */
  readonly wood: number;
  readonly others: number;
  /** Fences that the owner of the farm still has. */
  readonly left: number;
  /** So many fences of this action cost 1 wood together. */
  readonly perWood: number;
  /** Fences of this action that cost nothing. */
  readonly free: number;
  /** So many more, if at least one other is paid. */
  readonly freeBesides: number;
  /** Exactly one new pasture must arise; of so many spaces, if not 0; its fences cost at most so much wood in all. */
  readonly one: boolean;
  /** Exactly so many fences must be built, if not 0; `left` says how many of them are missing. */
  readonly exactly: number;
  /** Fences that were knocked down are built anew; `left` says how many more can be. */
  readonly rebuild: boolean;
  readonly spaces: number;
  readonly inAll: number;
  /** The spaces one of which must be the new pasture, if not 0. */
  readonly around: Cells;
  /** Palisades may stand at the rim in place of fences, and what one costs in wood. */
  readonly palisades: boolean;
  readonly palisadeWood: number;
  /** Unused spaces that a card closes. */
  readonly closed: Cells;
}

/** The farms on which the seat may build; the frame on top says what the action is about. */
export function sitesOf(
  run: Run<State>,
  seat: Seat,
  effect: Extract<Act, { do: 'fences' }>,
  progress: Progress,
): Site[] {
  const { one } = effect;
  const exactly = one === undefined ? (effect.exactly ?? 0) : 0;
  const rebuild = one === undefined && effect.rebuild === true;
  const usual = one === undefined && exactly === 0 && !rebuild;
  const { players } = run.state;
  const owned = players[seat].goods[WOOD];
  const ofTaken = one !== undefined && 'free' in one;
  const ofSize = one !== undefined && 'spaces' in one;
  const around = one !== undefined && 'around' in one;
  const farms = rulesOf(run).farmsFor[seat];
  return (usual ? farms : farms.slice(0, 1)).map((owner, which) => ({
    built: progress.built,
    builtForPartner: progress.builtForPartner,
    which,
    owner: players[owner],
    farm: players[owner].farm,
    wood: ofTaken ? Math.min(owned, partIn(run.stack.about, 'taken')) : owned,
    others: ofTaken ? 0 : goodsForFences(players[seat]),
    left: leftOf(fencesLeft(players[owner]), exactly, progress),
    free: ofTaken ? one.free : ofSize || around ? 0 : freeFences(players[seat], false),
    freeBesides: one === undefined ? freeFences(players[seat], true) : 0,
    perWood: one === undefined ? fencesPerWood(players[seat]) : 1,
    one: one !== undefined,
    exactly,
    rebuild,
    spaces: ofSize ? one.spaces : around ? 1 : 0,
    inAll: ofSize ? one.wood : around || exactly > 0 || rebuild ? 0 : Infinity,
    around: around ? partIn(run.stack.about, 'stableCells') : 0,
    palisades: which === 0 && exactly === 0 && palisadeWood(players[owner]) > 0,
    palisadeWood: palisadeWood(players[owner]),
    closed: closedSpaces(players[owner]),
  }));
}

/** How many more fences can be built: all of the supply, or those that are missing, if there are enough; of those knocked down, the rest. */
function leftOf(supply: number, exactly: number, { built, knockedDown }: Progress): number {
  if (knockedDown !== undefined) return knockedDown - built;
  if (exactly === 0) return supply;
  return supply < exactly - built ? 0 : exactly - built;
}

/** The wood for so many more fences and palisades: fences by the season, and on the partner's farm with the surcharge. */
export function woodFor(run: Run<State>, site: Site, fences: number, palisades = 0): number {
  const { which, built, builtForPartner } = site;
  const wood =
    woodInAll(run, site, built + fences) - woodInAll(run, site, built) + site.palisadeWood * palisades;
  if (which === 0) return wood;
  return wood + fenceSurcharge(builtForPartner + fences) - fenceSurcharge(builtForPartner);
}

/** Whether so many more fences and palisades can be paid: palisades only with wood. */
function canAffordFences(run: Run<State>, site: Site, fences: number, palisades = 0): boolean {
  const { wood, others } = site;
  return site.palisadeWood * palisades <= wood && woodFor(run, site, fences, palisades) <= wood + others;
}

/** The wood for all the fences of an action. */
function woodInAll(run: Run<State>, site: Site, fences: number): number {
  const { free, freeBesides, inAll, owner, built, perWood } = site;
  const more = hasFreeFences(owner) ? freeAmong(owner, fencePieces(owner) - built, fences) : 0;
  const paid = fences - more;
  const besides = Math.max(0, Math.min(freeBesides, paid - 1));
  const wood = Math.ceil(Math.max(0, paid - besides - free) / perWood);
  return Math.min(inAll, fenceWood(run.state, rulesOf(run).variant, wood));
}

/** What a move builds: the edges that are closed, those of them with fences, and the bits of those with palisades. */
export interface Fencing {
  readonly h: number;
  readonly v: number;
  readonly edges: readonly Edge[];
  readonly palisades: number;
}

/** What a move builds: fences on the edges it names, or what is missing around a pasture, so much of it palisades. */
export function fencingOf(site: Site, verb: string, things: readonly number[]): Fencing | undefined {
  if (verb === 'fence') return fencesOn(things);
  const [index, palisades = 0] = things;
  const known = verb === 'pasture' ? things.length === 1 : verb === 'palisade' && things.length === 2;
  const shape = allShapes[index];
  if (!known || shape === undefined || !dividesOne(site.farm, shape)) return undefined;
  if (verb === 'palisade' && (!site.palisades || palisades === 0)) return undefined;
  const [h, v] = missingOf(site.farm, shape);
  const bits = firstRimEdges(h, v, palisades);
  if (count(bits) < palisades) return undefined;
  const wooden = rimEdges(bits);
  const edges: Edge[] = [];
  eachEdge(h, v, (edge) => {
    if (!wooden.includes(edge)) edges.push(edge);
  });
  return { h, v, edges, palisades: bits };
}

/** Fences on edges of the farmyard. */
function fencesOn(things: readonly number[]): Fencing | undefined {
  const [allH, allV] = [allEdgesH(COLUMNS), allEdgesV(COLUMNS)];
  const real = (edge: Edge) => edge < 64 && has(edge < 32 ? allH : allV, edge & 31);
  if (things.length === 0 || !things.every(real)) return undefined;
  let [h, v] = [0, 0];
  for (const edge of things) {
    h |= maskH(edge);
    v |= maskV(edge);
  }
  return { h, v, edges: things, palisades: 0 };
}

/** The edges of a pasture that are still open. */
function missingOf({ fencesH, fencesV }: Farm, { h, v }: PastureShape): readonly [h: number, v: number] {
  return [h & ~fencesH, v & ~fencesV];
}

/** AG-R809: why this may not be built. */
export function whyNotFence(run: Run<State>, site: Site, fencing: Fencing): Reason | undefined {
  const { farm, left } = site;
  const { h, v, edges } = fencing;
  const palisades = count(fencing.palisades);
  const all = edges.length + palisades;
  if (all === 0) return because({ why: 'no-pasture' });
  if (count(h) + count(v) < all) return because({ why: 'named-twice' });
  for (const edge of edges) {
    if ((farm.fencesH & maskH(edge)) | (farm.fencesV & maskV(edge)))
      return because({ why: 'fence-there', edge });
  }
  if (edges.length > left) return because({ why: 'too-many', atMost: left });
  if (!canAffordFences(run, site, edges.length, palisades)) {
    const wood = woodFor(run, site, edges.length, palisades);
    return because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] });
  }
  const reason = whyNotLayout(site, h, v, rulesOf(run).variant);
  if (reason !== undefined || leadsOn(run, site, h, v, all)) return reason;
  return because({ why: 'too-few', atLeast: left });
}

/** Whether all fences that must be built still can be, when some edges more are closed. */
function leadsOn(run: Run<State>, site: Site, h: number, v: number, fences: number): boolean {
  const left = site.left - fences;
  if (site.exactly === 0 || left === 0) return true;
  const farm = site.farm.clone();
  farm.fencesH |= h;
  farm.fencesV |= v;
  return canFenceOn(run, { ...site, farm, left, built: site.built + fences });
}

/** Whether anything can be built on a farm: a pasture, or with open pastures any single fence. */
export function canFenceOn(run: Run<State>, site: Site): boolean {
  return findShape(run, site, false, () => true) || singleEdges(run, site).next().done === false;
}

/** AG-V34: every edge on which a fence may stand alone. */
export function* singleEdges(run: Run<State>, site: Site): Generator<Edge> {
  if (!rulesOf(run).variant.openPastures) return;
  for (const edge of EDGES) {
    const fencing = fencesOn([edge]);
    if (fencing !== undefined && whyNotFence(run, site, fencing) === undefined) yield edge;
  }
}

const EDGES: Edge[] = [];
eachEdge(allEdgesH(COLUMNS), allEdgesV(COLUMNS), (edge) => EDGES.push(edge));

/** Why the layout with more edges closed is not legal. */
function whyNotLayout(site: Site, h: number, v: number, variant: Variant): Reason | undefined {
  const { farm } = site;
  const after = { fencesH: farm.fencesH | h, fencesV: farm.fencesV | v };
  const areas = pastures(after, newAreas);
  let inside = 0;
  for (const area of areas) inside |= area;
  if (inside & (farm.rooms | farm.fields)) return because({ why: 'encloses-building' });
  if (!variant.openPastures && !fencesBound(after, areas)) return because({ why: 'fence-bounds-nothing' });
  if (!variant.freePasturePlacement || variant.strictAdjacency) {
    if (!isConnected(inside, COLUMNS)) return because({ why: 'pastures-apart' });
  }
  if (variant.strictAdjacency && apart(farm, inside)) return because({ why: 'pasture-apart-from-farm' });
  if (inside & site.closed && ALL & ~(used(farm) | site.closed | inside))
    return because({ why: 'closed-by-card', card: closingCard(site.owner) });
  if (site.around !== 0) return isAround(site, h, v) ? undefined : because({ why: 'not-one-pasture' });
  return site.one && !isOneMore(site, areas) ? because({ why: 'not-one-pasture' }) : undefined;
}

/** The pastures that would arise; the list is reused. */
const newAreas: Cells[] = [];

/** Whether exactly one pasture is new, on spaces that were in none, and as large as it must be. */
function isOneMore({ farm, spaces }: Site, areas: readonly Cells[]): boolean {
  const before = pastures(farm);
  const fresh = areas.filter((area) => !before.includes(area));
  if (fresh.length !== 1 || (fresh[0] & fenced(farm)) !== 0) return false;
  return spaces === 0 || count(fresh[0]) === spaces;
}

/** Whether these edges, and no others, are missing around one of the spaces that may be enclosed alone. */
function isAround({ farm, around }: Site, h: number, v: number): boolean {
  return pastureShapes.some((shape) => {
    if (count(shape.cells) !== 1 || (shape.cells & around) === 0) return false;
    const [missingH, missingV] = missingOf(farm, shape);
    return missingH === h && missingV === v;
  });
}

/** AG-V40: the first pasture must touch something, or have a stable in it. */
function apart(farm: Farm, inside: Cells): boolean {
  const before = used(farm);
  return fenced(farm) === 0 && (before & (inside | adjacentTo(inside, COLUMNS))) === 0;
}

/**
 * Visits the pastures that can be enclosed now, with each number of palisades that is possible, until the visitor is
 * content; says whether it was. `oldOnly`: only parts of pastures that there are.
 */
export function findShape(
  run: Run<State>,
  site: Site,
  oldOnly: boolean,
  visit: (shape: number, palisades: number) => boolean,
): boolean {
  const { variant } = rulesOf(run);
  const { farm, left, palisades, closed, one, spaces, around } = site;
  const unfenced = (farm.fencesH | farm.fencesV) === 0;
  if (unfenced && !canAffordFences(run, site, LEAST_FENCES)) return false;
  let most = palisades ? MOST_EDGES : left;
  while (most > 0 && !canAffordFences(run, site, most)) most--;
  if (most === 0) return false;
  const inside = fenced(farm);
  const taken = farm.rooms | farm.fields;
  const beside = inside === 0 ? 0 : adjacentTo(inside, COLUMNS);
  const free = variant.freePasturePlacement && !variant.strictAdjacency;
  const shapes = palisades ? allShapes : pastureShapes;
  const plain = !variant.openPastures && closed === 0;
  for (let i = 0; i < shapes.length; i++) {
    const cells = cellsOfShapes[i];
    if (cells & taken || (spaces !== 0 && count(cells) !== spaces)) continue;
    if (around !== 0 && (cells & around) === 0) continue;
    if (cells & inside) {
      if (cells & ~inside || (one && around === 0)) continue;
    } else {
      if (oldOnly) continue;
      if (inside !== 0 && !free && (cells & beside) === 0) continue;
      if (variant.strictAdjacency && inside === 0 && apart(farm, cells)) continue;
    }
    const shape = shapes[i];
    const missing = count(shape.h & ~farm.fencesH) + count(shape.v & ~farm.fencesV);
    if (missing === 0 || missing > most || !dividesOne(farm, shape)) continue;
    const numbers = palisades ? palisadesFor(run, site, shape, missing) : NO_PALISADES;
    if (numbers.length === 0) continue;
    const simple = unfenced ? !shape.ring : count(cells | inside) < 4;
    if (!(simple && plain) && whyNotLayout(site, shape.h, shape.v, variant) !== undefined) continue;
    if (!leadsOn(run, site, shape.h, shape.v, missing)) continue;
    for (const n of numbers) if (visit(i, n)) return true;
  }
  return false;
}

const NO_PALISADES: readonly number[] = [0];
/** So many edges are closed at once at most, fences and palisades together, none of which costs less than a fence. */
const MOST_EDGES = Math.max(...allShapes.map(({ fences }) => fences));
/** The first pasture needs at least so many fences. */
const LEAST_FENCES = 4;

/** With how many palisades a pasture can be enclosed: the fences must be enough, and the wood. */
function palisadesFor(run: Run<State>, site: Site, shape: PastureShape, missing: number): number[] {
  const [h, v] = missingOf(site.farm, shape);
  const rim = count(h & RIM_H) + count(v & RIM_V);
  const found: number[] = [];
  for (let n = Math.max(0, missing - site.left); n <= rim; n++)
    if (canAffordFences(run, site, missing - n, n)) found.push(n);
  return found;
}

/** Whether a shape would be one pasture: no fence stands between two of its spaces. */
function dividesOne(farm: Farm, { cells, h, v }: PastureShape): boolean {
  const innerH = cells & (cells << 1);
  const innerV = cells & (cells << 4);
  return (farm.fencesH & innerH & ~h) === 0 && (farm.fencesV & innerV & ~v) === 0;
}
