import { allEdgesH, allEdgesV } from '@furrow/farm/edges';
import { has } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { pay, placeBorders } from '../change';
import type { Act } from '../effect';
import { BORDER, FIRST_ANIMAL, goodNumber } from '../goods';
import { promise, promisedCount, promisedGood } from '../promise';
import { asking } from '../questions';
import { because } from '../reasons';
import { remainingTerms } from '../remaining-terms';
import { typeFits } from '../room';
import type { Farm, Player, State } from '../state';
import { limit, mostPayable, payable, priceOf } from '../terms';

type Borders = Extract<Act, { do: 'borders' }>;

/**
 * Borders from the own supply on edges without one. People name any number of edges at a time; bots one after the other
 * in ascending order (register a: the first edge that still may follow). The step counts what has been placed.
 */
export const bordersKind: Kind<State, Borders> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    if (player.goods[BORDER] === 0 || !hasFreeEdge(player.farm)) return false;
    if (!payable(player, node.effect, 0, Math.max(1, node.effect.atLeast), 0)) return false;
    const { keeping } = node.effect;
    if (keeping === undefined) return true;
    const good = goodNumber(keeping);
    return edgesFor(player, 0, promise(good, player.goods[good])).length > 0;
  },
  why: (run, node, seat) => {
    const player = run.state.players[seat];
    if (player.goods[BORDER] === 0) return because({ why: 'no-borders' });
    if (!hasFreeEdge(player.farm)) return because({ why: 'no-edge' });
    return because({ why: 'cannot-pay', prices: [priceOf(node.effect)] });
  },
  step: (run, node) => {
    const { stack } = run;
    const player = run.state.players[stack.seat];
    const placed = stack.step;
    const more =
      placed < limit(node.effect, stack.about) &&
      player.goods[BORDER] > 0 &&
      hasFreeEdge(player.farm) &&
      payable(player, node.effect, placed, 1, 0);
    if (more || placed < node.effect.atLeast) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const { stack } = run;
    const { step: placed, about } = stack;
    const promised = node.effect.keeping === undefined ? 0 : about;
    const player = run.state.players[stack.seat];
    const canPlace = player.goods[BORDER] > 0 && payable(player, node.effect, placed, 1, 0);
    const movesFrom = (edge: number) => {
      const moves = canPlace ? edgesFor(player, edge, promised) : [];
      if (placed >= node.effect.atLeast) moves.push(say('done'));
      return moves;
    };
    return freeForm(
      movesFrom(stack.a),
      (move) => accepts(node.effect, player, placed, about, move),
      () => movesFrom(0),
    );
  },
  question: ({ stack, state }, { effect }) => {
    const { step: placed, about, seat } = stack;
    const terms = remainingTerms(effect, placed, about);
    const player = state.players[seat];
    const left = player.goods[BORDER];
    const most = Math.min(limit(effect, about) - placed, left);
    const paid = mostPayable(player, effect, placed, most);
    return asking({
      ask: 'borders',
      terms,
      left,
      ...(paid < most && { payable: paid }),
      canFinish: terms.atLeast === 0,
      keeping: effect.keeping,
    });
  },
  answer: (run, node, move) => {
    const { stack } = run;
    const { seat } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { effect } = node;
    const free = Math.max(0, Math.min(move.things.length, effect.free - stack.step));
    pay(run, seat, priceOf(effect), 0, move.things.length - free);
    placeBorders(run, seat, move.things);
    if (effect.keeping !== undefined) run.state.players[seat].promise = stack.about;
    stack.step += move.things.length;
    stack.a = Math.max(...move.things) + 1;
  },
};

function hasFreeEdge(farm: Farm): boolean {
  return farm.bordersH !== allEdgesH(farm.columns) || farm.bordersV !== allEdgesV(farm.columns);
}

/** A move for each free edge from a number on; with a promise, only where the newborn then finds room. */
function edgesFor(player: Player, from: number, promised: number): Move[] {
  const { farm } = player;
  const moves: Move[] = [];
  let h = allEdgesH(farm.columns) & ~farm.bordersH;
  let v = allEdgesV(farm.columns) & ~farm.bordersV;
  if (from > 0) {
    h = from < 32 ? h & (-1 << from) : 0;
    if (from > 32) v = from < 64 ? v & (-1 << (from - 32)) : 0;
  }
  for (; h !== 0; h &= h - 1) moves.push(name('border', 31 - Math.clz32(h & -h)));
  for (; v !== 0; v &= v - 1) moves.push(name('border', 63 - Math.clz32(v & -v)));
  return promised === 0 ? moves : moves.filter((move) => keepsRoom(player, promised, move));
}

/** Whether the promised animals find room once these borders are placed. */
function keepsRoom(player: Player, promised: number, move: Move): boolean {
  if (promised === 0) return true;
  const good = promisedGood(promised);
  if (player.goods[good] < promisedCount(promised)) return false;
  const tried = player.clone();
  tried.goods[good] = promisedCount(promised);
  for (const edge of move.things) {
    if (edge < 32) tried.farm.bordersH |= 1 << edge;
    else tried.farm.bordersV |= 1 << (edge - 32);
  }
  return typeFits(tried, good, { nursery: { newborns: 1 << (good - FIRST_ANIMAL) } });
}

function accepts(effect: Borders, player: Player, placed: number, about: number, move: Move): Verdict {
  if (move.verb === 'done') {
    return placed >= effect.atLeast ? YES : no(because({ why: 'too-few', atLeast: effect.atLeast }));
  }
  if (move.verb !== 'border' || move.things.length === 0) return no(because({ why: 'not-asked' }));
  const most = Math.min(limit(effect, about) - placed, player.goods[BORDER]);
  if (move.things.length > most) return no(because({ why: 'too-many', atMost: most }));
  if (new Set(move.things).size < move.things.length) return no(because({ why: 'named-twice' }));
  for (const edge of move.things)
    if (!isFree(player.farm, edge)) return no(because({ why: 'edge-taken', edge }));
  if (!payable(player, effect, placed, move.things.length, 0)) {
    return no(because({ why: 'cannot-pay', prices: [priceOf(effect)] }));
  }
  return keepsRoom(player, effect.keeping === undefined ? 0 : about, move)
    ? YES
    : no(because({ why: 'newborn-has-no-room' }));
}

function isFree(farm: Farm, edge: number): boolean {
  return edge < 32
    ? has(allEdgesH(farm.columns) & ~farm.bordersH, edge)
    : has(allEdgesV(farm.columns) & ~farm.bordersV, edge - 32);
}
