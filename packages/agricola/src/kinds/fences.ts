import { allEdgesH, allEdgesV, eachEdge } from '@furrow/farm/edges';
import { adjacentTo, type Cells, count, has, isConnected } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Reason, YES } from '@furrow/kernel/verdict';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { COLUMNS, FENCES, fenced, fencesBound, fencesBuilt, pastures, used } from '../farmyard';
import { WOOD } from '../goods';
import { fenceSurcharge, readVerb, verbFor } from '../partner';
import { type PastureShape, pastureShapes } from '../pasture-shapes';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { fenceWood } from '../season';
import { Farm, type State } from '../state';
import type { Variant } from '../variant';

/** Once a pasture has been subdivided in this action, bots build no new ones on that farm (register a). */
const SUBDIVIDING = 1;

/** One of the farms on which a seat may build fences, and what was built with this action so far. */
interface Site {
  /** The seat's own (0) or the partner's (1). */
  readonly which: number;
  readonly farm: Farm;
  /** The wood of whoever builds. */
  readonly wood: number;
  readonly built: number;
  readonly builtForPartner: number;
}

/**
 * Fences, 1 wood each. People name any edges, and the whole layout is tested when they are done (AG-R809); bots enclose
 * one pasture after the other, new ones before subdivisions, those of the partner last. The step counts the fences built
 * with this action, register b those for the partner among them.
 */
export const fencesKind: Kind<State, Extract<Act, { do: 'fences' }>> = {
  possible: (run, _node, seat) => canFence(run, seat, 0, 0),
  why: (run, _node, seat) => {
    const [own, partner] = sitesOf(run, seat, 0, 0).map((site) => whyNotAny(run, site));
    return own.why === 'cannot-pay' ? own : (partner ?? own);
  },
  step: (run) => {
    const { stack } = run;
    if (stack.step === 0 || canFence(run, stack.seat, stack.step, stack.b)) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const { seat, step: built, a: mode, b: builtForPartner } = run.stack;
    const sites = sitesOf(run, seat, built, builtForPartner);
    const now = builtForPartner === 0 ? 0 : 1;
    const forBots = sites
      .filter(({ which }) => which >= now)
      .flatMap((site) => fencings(run, site, site.which === now ? mode : 0));
    const done = built > 0 ? [say('done')] : [];
    return freeForm(
      [...forBots, ...done],
      (move) => {
        if (move.verb === 'done') return built > 0 ? YES : no(because({ why: 'too-few', atLeast: 1 }));
        const { plain, farm } = readVerb(move.verb);
        const edges = farm < sites.length ? edgesOf(sites[farm].farm, plain, move.things) : undefined;
        if (edges === undefined) return no(because({ why: 'not-asked' }));
        const reason = whyNotFence(run, sites[farm], edges);
        return reason === undefined ? YES : no(reason);
      },
      () => [...sites.flatMap((site) => fencings(run, site, 0)), ...done],
    );
  },
  question: (run) => {
    const { seat, step: built, b } = run.stack;
    const [left, partnerLeft] = sitesOf(run, seat, built, b).map(({ farm }) => FENCES - fencesBuilt(farm));
    const canFinish = built > 0;
    return asking({ ask: 'fences', left, ...(partnerLeft === undefined ? {} : { partnerLeft }), canFinish });
  },
  answer: (run, _node, move) => {
    const { stack } = run;
    const { seat } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { plain, farm: which } = readVerb(move.verb);
    const site = sitesOf(run, seat, stack.step, stack.b)[which];
    const { farm } = site;
    const before = fenced(farm);
    const { h, v, edges } = edgesOf(farm, plain, move.things) ?? NO_EDGES;
    const wood = woodFor(run, site, edges.length);
    if (wood > 0) payGoods(run, seat, [[WOOD, wood]]);
    farm.fencesH |= h;
    farm.fencesV |= v;
    stack.step += edges.length;
    if (which === 1 && stack.b === 0) stack.a = 0;
    if (which === 1) stack.b += edges.length;
    if (fenced(farm) === before) stack.a = SUBDIVIDING;
    const by = which === 0 ? {} : { by: seat };
    tell(run, () => ({ event: 'fenced', seat: rulesOf(run).farmsFor[seat][which], edges, ...by }));
  },
};

function sitesOf(run: Run<State>, seat: Seat, built: number, builtForPartner: number): Site[] {
  const { players } = run.state;
  const wood = players[seat].goods[WOOD];
  return rulesOf(run).farmsFor[seat].map((owner, which) => ({
    which,
    farm: players[owner].farm,
    wood,
    built,
    builtForPartner,
  }));
}

/** The wood for so many more fences: those of the season, and on the partner's farm the surcharge. */
function woodFor(run: Run<State>, { which, built, builtForPartner }: Site, fences: number): number {
  const { variant } = rulesOf(run);
  const wood = fenceWood(run.state, variant, built + fences) - fenceWood(run.state, variant, built);
  if (which === 0) return wood;
  return wood + fenceSurcharge(builtForPartner + fences) - fenceSurcharge(builtForPartner);
}

/** Whether anything can be fenced: a pasture, or with open pastures any single fence. */
function canFence(run: Run<State>, seat: Seat, built: number, builtForPartner: number): boolean {
  const { openPastures } = rulesOf(run).variant;
  return sitesOf(run, seat, built, builtForPartner).some(
    (site) => findShape(run, site, 0, () => true) || (openPastures && singleFences(run, site).length > 0),
  );
}

function whyNotAny(run: Run<State>, site: Site): Reason {
  if (fencesBuilt(site.farm) === FENCES) return because({ why: 'no-fences' });
  const wood = woodFor(run, site, 1);
  return site.wood < wood
    ? because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] })
    : because({ why: 'no-pasture' });
}

/** What can be fenced: pastures, and with open pastures single fences. */
function fencings(run: Run<State>, site: Site, mode: number): Move[] {
  const moves: Move[] = [];
  findShape(run, site, mode, (i) => {
    moves.push(name(verbFor('pasture', site.which), i));
    return false;
  });
  if (rulesOf(run).variant.openPastures) moves.push(...singleFences(run, site));
  return moves;
}

/** AG-V34: every fence that may stand alone. */
function singleFences(run: Run<State>, site: Site): Move[] {
  const moves: Move[] = [];
  eachEdge(allEdgesH(COLUMNS), allEdgesV(COLUMNS), (edge) => {
    const edges = edgesOf(site.farm, 'fence', [edge]);
    if (edges !== undefined && whyNotFence(run, site, edges) === undefined)
      moves.push(name(verbFor('fence', site.which), edge));
  });
  return moves;
}

interface Edges {
  readonly h: number;
  readonly v: number;
  readonly edges: readonly number[];
}

const NO_EDGES: Edges = { h: 0, v: 0, edges: [] };

/** The new fences that a move names: edges, or the missing sides of a pasture. */
function edgesOf(farm: Farm, verb: string, things: readonly number[]): Edges | undefined {
  if (verb === 'pasture') {
    const shape = pastureShapes[things[0]];
    if (shape === undefined || things.length > 1 || !dividesOne(farm, shape)) return undefined;
    const [h, v] = [shape.h & ~farm.fencesH, shape.v & ~farm.fencesV];
    const edges: number[] = [];
    for (let rest = h; rest !== 0; rest &= rest - 1) edges.push(31 - Math.clz32(rest & -rest));
    for (let rest = v; rest !== 0; rest &= rest - 1) edges.push(63 - Math.clz32(rest & -rest));
    return { h, v, edges };
  }
  if (verb !== 'fence' || things.length === 0) return undefined;
  if (
    !things.every((edge) => has(edge < 32 ? allEdgesH(COLUMNS) : allEdgesV(COLUMNS), edge & 31) && edge < 64)
  ) {
    return undefined;
  }
  let [h, v] = [0, 0];
  for (const edge of things) {
    if (edge < 32) h |= 1 << edge;
    else v |= 1 << (edge - 32);
  }
  return { h, v, edges: things };
}

/** AG-R809: why these fences may not be built. */
function whyNotFence(run: Run<State>, site: Site, { h, v, edges }: Edges): Reason | undefined {
  const { farm } = site;
  if (edges.length === 0) return because({ why: 'no-pasture' });
  if (count(h) + count(v) < edges.length) return because({ why: 'named-twice' });
  for (const edge of edges) {
    if ((edge < 32 ? farm.fencesH >> edge : farm.fencesV >> (edge - 32)) & 1)
      return because({ why: 'fence-there', edge });
  }
  const left = FENCES - fencesBuilt(farm);
  if (edges.length > left) return because({ why: 'too-many', atMost: left });
  const wood = woodFor(run, site, edges.length);
  if (wood > site.wood) return because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] });
  return whyNotLayout(farm, h, v, rulesOf(run).variant);
}

/** Whether the layout with more fences is legal. */
function whyNotLayout(farm: Farm, h: number, v: number, variant: Variant): Reason | undefined {
  const after = new Farm(
    farm.rooms,
    farm.house,
    farm.fields,
    farm.stables,
    farm.fencesH | h,
    farm.fencesV | v,
    [],
    [],
  );
  const areas = pastures(after);
  const inside = areas.reduce((all, area) => all | area, 0);
  if (inside & (farm.rooms | farm.fields)) return because({ why: 'encloses-building' });
  if (!variant.openPastures && !fencesBound(after, areas)) return because({ why: 'fence-bounds-nothing' });
  if (!variant.freePasturePlacement || variant.strictAdjacency) {
    if (!isConnected(inside, COLUMNS)) return because({ why: 'pastures-apart' });
  }
  return variant.strictAdjacency && apart(farm, inside)
    ? because({ why: 'pasture-apart-from-farm' })
    : undefined;
}

/** AG-V40: the first pasture must touch something, or have a stable in it. */
function apart(farm: Farm, inside: Cells): boolean {
  const before = used(farm);
  return fenced(farm) === 0 && (before & (inside | adjacentTo(inside, COLUMNS))) === 0;
}

/** Visits the pastures that can be enclosed now until the visitor is content; says whether it was. */
function findShape(run: Run<State>, site: Site, mode: number, visit: (shape: number) => boolean): boolean {
  const { variant } = rulesOf(run);
  const { farm, wood } = site;
  let most = FENCES - fencesBuilt(farm);
  while (most > 0 && woodFor(run, site, most) > wood) most--;
  if (most === 0) return false;
  const inside = fenced(farm);
  const taken = farm.rooms | farm.fields;
  const beside = inside === 0 ? 0 : adjacentTo(inside, COLUMNS);
  const free = variant.freePasturePlacement && !variant.strictAdjacency;
  for (let i = 0; i < pastureShapes.length; i++) {
    const shape = pastureShapes[i];
    const { cells } = shape;
    if (cells & taken) continue;
    const missing = count(shape.h & ~farm.fencesH) + count(shape.v & ~farm.fencesV);
    if (missing > most || missing === 0 || !dividesOne(farm, shape)) continue;
    if (cells & inside) {
      if (cells & ~inside) continue;
    } else {
      if (mode === SUBDIVIDING) continue;
      if (inside !== 0 && !free && (cells & beside) === 0) continue;
      if (variant.strictAdjacency && inside === 0 && apart(farm, cells)) continue;
    }
    const simple = count(cells | inside) < 4 && !variant.openPastures;
    if (!simple && whyNotLayout(farm, shape.h, shape.v, variant) !== undefined) continue;
    if (visit(i)) return true;
  }
  return false;
}

/** Whether a shape would be one pasture: no fence stands between two of its spaces. */
function dividesOne(farm: Farm, { cells, h, v }: PastureShape): boolean {
  const innerH = cells & (cells << 1);
  const innerV = cells & (cells << 4);
  return (farm.fencesH & innerH & ~h) === 0 && (farm.fencesV & innerV & ~v) === 0;
}
