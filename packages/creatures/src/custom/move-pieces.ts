import { adjacentTo, allCells, type Cells, countGroups, has } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, type Move, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { ABOUT, FRAME } from '@furrow/kernel/stack';
import { no, type Reason, YES } from '@furrow/kernel/verdict';
import { buildings } from '../buildings/index';
import type { Act, Effect } from '../effect';
import { tell } from '../events';
import { addSpecial, buildingAt, built, clearCell, stallCells } from '../farmyard';
import { inCluster } from '../placing';
import { because } from '../reasons';
import type { Farm, Player, State } from '../state';

/** The pieces that can be moved, by number. */
export const PIECES = ['trough', 'stall'] as const;
const TROUGH = 0;
const STALL_PIECE = 1;

/**
 * Own troughs and stalls move to other spaces, any number of them as one step (Q32, Q33); only the last positions must be
 * legal. A move names triples: piece, from, to. Bots move one piece.
 */
export const movePieces: Kind<State, Extract<Act, { do: 'custom' }>> = {
  possible: (run, _node, seat) => {
    const { farm } = run.state.players[seat];
    return (farm.troughs | stallCells(farm)) !== 0;
  },
  why: () => because({ why: 'nothing-to-move' }),
  step: () => WAIT,
  ask: (run) => {
    const player = run.state.players[run.stack.seat];
    const moves = singleMoves(player);
    moves.push(say('done'));
    return freeForm(moves, (move) => {
      if (move.verb === 'done') return YES;
      if (move.verb !== 'move' || move.things.length === 0 || move.things.length % 3 !== 0) {
        return no(because({ why: 'not-asked' }));
      }
      const reason = whyNotMove(player, move);
      return reason === undefined ? YES : no(reason);
    });
  },
  answer: (run, _node, move) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    const { slot } = buildings[source];
    if (slot >= 0) player.memory[slot] = 1;
    if (move.verb === 'done') return;
    shift(player.farm, move);
    followStalls(run, move);
    for (let i = 0; i < move.things.length; i += 3) {
      const [piece, from, to] = move.things.slice(i, i + 3);
      tell(run, () => ({ event: 'moved', seat, piece: PIECES[piece], from, to }));
    }
  },
};

function singleMoves(player: Player): Move[] {
  const { farm } = player;
  const all = allCells(farm.columns);
  const moves: Move[] = [];
  const each = (piece: number, from: Cells, to: Cells) => {
    for (let a = from; a !== 0; a &= a - 1) {
      for (let b = to; b !== 0; b &= b - 1) {
        const move = list('move', [piece, 31 - Math.clz32(a & -a), 31 - Math.clz32(b & -b)]);
        if (piece === TROUGH || whyNotMove(player, move) === undefined) moves.push(move);
      }
    }
  };
  each(TROUGH, farm.troughs, all & ~farm.troughs);
  each(STALL_PIECE, stallCells(farm), all & ~built(farm));
  return moves;
}

/** Takes all pieces up, then puts them down; undefined if they can be moved so. */
function whyNotMove(player: Player, move: Move): Reason | undefined {
  const { things } = move;
  const all = allCells(player.farm.columns);
  const before = player.farm;
  let [troughs, walls] = [before.troughs, built(before)];
  const [stalls, moved] = [stallCells(before), [] as number[]];
  for (let i = 0; i < things.length; i += 3) {
    const from = 1 << things[i + 1];
    if (things[i] >= PIECES.length || things[i + 1] === things[i + 2]) return because({ why: 'cannot-move' });
    const standing = things[i] === TROUGH ? troughs : stalls & walls;
    if (!has(standing, things[i + 1])) return because({ why: 'cannot-move' });
    if (things[i] === TROUGH) troughs &= ~from;
    else walls &= ~from;
  }
  for (let i = 0; i < things.length; i += 3) {
    const to = 1 << things[i + 2];
    if (!has(all, things[i + 2]) || ((things[i] === TROUGH ? troughs : walls) & to) !== 0)
      return because({ why: 'cannot-move' });
    if (things[i] === TROUGH) troughs |= to;
    else {
      walls |= to;
      moved.push(to);
    }
  }
  if (moved.length === 0 || !inCluster(player)) return undefined;
  const apart = moved.some((cell) => (adjacentTo(cell, before.columns) & walls) === 0);
  const split = countGroups(walls, before.columns) > countGroups(built(before), before.columns);
  return apart || split ? because({ why: 'splits-buildings' }) : undefined;
}

/** A question about the stall just built (the cell it is about) follows the stall to its new place. */
function followStalls(run: Run<State>, { things }: Move): void {
  const { frames } = run.stack;
  const { nodes } = run.rules.program;
  for (let i = 0; i < frames.length; i += FRAME) {
    if (!asksAboutStall(nodes[frames[i]].effect as Effect)) continue;
    for (let k = 0; k < things.length; k += 3) {
      if (things[k] !== STALL_PIECE || things[k + 1] !== frames[i + ABOUT]) continue;
      frames[i + ABOUT] = things[k + 2];
      break;
    }
  }
}

function asksAboutStall(effect: Effect): boolean {
  return effect.do === 'upgrade' || (effect.do === 'moment' && effect.moment === 'stallBuilt');
}

function shift(farm: Farm, move: Move): void {
  const { things } = move;
  const lifted: number[] = [];
  for (let i = 0; i < things.length; i += 3) {
    const from = things[i + 1];
    if (things[i] === TROUGH) farm.troughs &= ~(1 << from);
    else {
      lifted[i] = buildingAt(farm, from);
      clearCell(farm, from);
    }
  }
  for (let i = 0; i < things.length; i += 3) {
    const to = things[i + 2];
    if (things[i] === TROUGH) farm.troughs |= 1 << to;
    else if (buildings[lifted[i]].kind === 'tile') farm.stalls |= 1 << to;
    else addSpecial(farm, lifted[i], to);
  }
}
