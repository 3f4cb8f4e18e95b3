import { allEdgesH, allEdgesV, eachEdge } from '@furrow/farm/edges';
import { adjacentTo, type Cells, count, has, isConnected } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, type Reason, YES } from '@furrow/kernel/verdict';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { COLUMNS, FENCES, fenced, fencesBound, fencesBuilt, pastures, used } from '../farmyard';
import { WOOD } from '../goods';
import { type PastureShape, pastureShapes } from '../pasture-shapes';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { fenceWood } from '../season';
import { Farm, type State } from '../state';
import type { Variant } from '../variant';

/** Once a pasture has been subdivided in this action, bots build no new ones (register a). */
const SUBDIVIDING = 1;

/**
 * Fences, 1 wood each. People name any edges, and the whole layout is tested when they are done (AG-R809); bots enclose
 * one pasture after the other, new ones before subdivisions. The step counts the fences built with this action.
 */
export const fencesKind: Kind<State, Extract<Act, { do: 'fences' }>> = {
  possible: (run, _node, seat) => canFence(run, seat, 0),
  why: (run, _node, seat) => {
    const player = run.state.players[seat];
    if (fencesBuilt(player.farm) === FENCES) return because({ why: 'no-fences' });
    return player.goods[WOOD] === 0
      ? because({ why: 'cannot-pay', prices: [[[WOOD, 1]]] })
      : because({ why: 'no-pasture' });
  },
  step: (run) => {
    const { stack } = run;
    if (stack.step === 0 || canFence(run, stack.seat, stack.step)) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const { seat, step: built, a: mode } = run.stack;
    const movesIn = (how: number) => {
      const moves = pasturesToBuild(run, seat, built, how);
      if (rulesOf(run).variant.openPastures) moves.push(...singleFences(run, seat, built));
      if (built > 0) moves.push(say('done'));
      return moves;
    };
    return freeForm(
      movesIn(mode),
      (move) => {
        if (move.verb === 'done') return built > 0 ? YES : no(because({ why: 'too-few', atLeast: 1 }));
        const edges = edgesOf(run.state.players[seat].farm, move);
        if (edges === undefined) return no(because({ why: 'not-asked' }));
        const reason = whyNotFence(run, seat, built, edges);
        return reason === undefined ? YES : no(reason);
      },
      () => movesIn(0),
    );
  },
  question: ({ stack, state }) =>
    asking({
      ask: 'fences',
      left: FENCES - fencesBuilt(state.players[stack.seat].farm),
      canFinish: stack.step > 0,
    }),
  answer: (run, _node, move) => {
    const { stack, state } = run;
    const { seat, step: built } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { farm } = state.players[seat];
    const before = fenced(farm);
    const { h, v, edges } = edgesOf(farm, move) ?? NO_EDGES;
    const { variant } = rulesOf(run);
    const wood = fenceWood(state, variant, built + edges.length) - fenceWood(state, variant, built);
    if (wood > 0) payGoods(run, seat, [[WOOD, wood]]);
    farm.fencesH |= h;
    farm.fencesV |= v;
    stack.step += edges.length;
    if (fenced(farm) === before) stack.a = SUBDIVIDING;
    tell(run, () => ({ event: 'fenced', seat, edges }));
  },
};

/** Whether anything can be fenced: a pasture, or with open pastures any single fence. */
function canFence(run: Run<State>, seat: number, built: number): boolean {
  if (findShape(run, seat, built, 0, () => true)) return true;
  return rulesOf(run).variant.openPastures && singleFences(run, seat, built).length > 0;
}

function pasturesToBuild(run: Run<State>, seat: number, built: number, mode: number): Move[] {
  const moves: Move[] = [];
  findShape(run, seat, built, mode, (i) => {
    moves.push(name('pasture', i));
    return false;
  });
  return moves;
}

/** AG-V34: every fence that may stand alone. */
function singleFences(run: Run<State>, seat: number, built: number): Move[] {
  const moves: Move[] = [];
  eachEdge(allEdgesH(COLUMNS), allEdgesV(COLUMNS), (edge) => {
    const move = name('fence', edge);
    const edges = edgesOf(run.state.players[seat].farm, move);
    if (edges !== undefined && whyNotFence(run, seat, built, edges) === undefined) moves.push(move);
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
function edgesOf(farm: Farm, move: Move): Edges | undefined {
  if (move.verb === 'pasture') {
    const shape = pastureShapes[move.things[0]];
    if (shape === undefined || move.things.length > 1 || !dividesOne(farm, shape)) return undefined;
    const [h, v] = [shape.h & ~farm.fencesH, shape.v & ~farm.fencesV];
    const edges: number[] = [];
    for (let rest = h; rest !== 0; rest &= rest - 1) edges.push(31 - Math.clz32(rest & -rest));
    for (let rest = v; rest !== 0; rest &= rest - 1) edges.push(63 - Math.clz32(rest & -rest));
    return { h, v, edges };
  }
  if (move.verb !== 'fence' || move.things.length === 0) return undefined;
  if (
    !move.things.every(
      (edge) => has(edge < 32 ? allEdgesH(COLUMNS) : allEdgesV(COLUMNS), edge & 31) && edge < 64,
    )
  ) {
    return undefined;
  }
  let [h, v] = [0, 0];
  for (const edge of move.things) {
    if (edge < 32) h |= 1 << edge;
    else v |= 1 << (edge - 32);
  }
  return { h, v, edges: move.things };
}

/** AG-R809: why these fences may not be built. */
function whyNotFence(
  run: Run<State>,
  seat: number,
  built: number,
  { h, v, edges }: Edges,
): Reason | undefined {
  const { state } = run;
  const { variant } = rulesOf(run);
  const player = state.players[seat];
  const { farm } = player;
  if (edges.length === 0) return because({ why: 'no-pasture' });
  if (count(h) + count(v) < edges.length) return because({ why: 'named-twice' });
  for (const edge of edges) {
    if ((edge < 32 ? farm.fencesH >> edge : farm.fencesV >> (edge - 32)) & 1)
      return because({ why: 'fence-there', edge });
  }
  const left = FENCES - fencesBuilt(farm);
  if (edges.length > left) return because({ why: 'too-many', atMost: left });
  const wood = fenceWood(state, variant, built + edges.length) - fenceWood(state, variant, built);
  if (wood > player.goods[WOOD]) return because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] });
  return whyNotLayout(farm, h, v, variant);
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
function findShape(
  run: Run<State>,
  seat: number,
  built: number,
  mode: number,
  visit: (shape: number) => boolean,
): boolean {
  const { state } = run;
  const { variant } = rulesOf(run);
  const player = state.players[seat];
  const { farm } = player;
  const paid = fenceWood(state, variant, built);
  let most = FENCES - fencesBuilt(farm);
  while (most > 0 && fenceWood(state, variant, built + most) - paid > player.goods[WOOD]) most--;
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
