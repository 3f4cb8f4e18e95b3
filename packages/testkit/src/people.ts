import { stallCells } from '@furrow/creatures/farmyard';
import { FIRST_ANIMAL } from '@furrow/creatures/goods';
import { RELEASE } from '@furrow/creatures/source';
import type { Farm, State } from '@furrow/creatures/state';
import { allEdgesH, allEdgesV, eachEdge } from '@furrow/farm/edges';
import { allCells, each } from '@furrow/farm/grid';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { list, type Move, name } from '@furrow/kernel/move';

/** One question in so many is answered by something that may be used at any time. */
const CALL_ODDS = 12;

/** A legal answer as people give it: several things at once, fewer animals than could stay, calls in mid-action. */
export function peopleAnswer(state: State, decision: Decision, dice: Dice): Move | undefined {
  const call =
    dice.below(CALL_ODDS) === 0 && decision.seat >= 0 ? randomCall(state, decision, dice) : undefined;
  const move = call ?? guess(state, decision, dice);
  return move !== undefined && decision.domain.contains(move).ok ? move : undefined;
}

/** An answer in the form that the decision takes, perhaps too much of it; none if only listed answers are taken. */
export function guess(state: State, { kind, seat, domain }: Decision, dice: Dice): Move | undefined {
  const player = state.players[seat];
  if (player === undefined) return undefined;
  const { farm, goods } = player;
  if (kind === 'borders') return some('border', edgesOf(farm), dice);
  if (kind === 'troughs') return some('trough', bits(allCells(farm.columns)), dice);
  if (kind === 'settle' || kind === 'release') return counts('keep', goods.slice(FIRST_ANIMAL, 7), dice);
  if (kind !== 'custom') return undefined;
  return domain.moves().some((move) => move.verb === 'second')
    ? counts('second', goods.slice(FIRST_ANIMAL, 7), dice)
    : shifts(farm, dice);
}

/** The answer with one thing more, fewer, twice, or changed: mostly not a legal one. */
export function spoilt({ verb, things }: Move, dice: Dice): Move {
  const at = dice.below(things.length);
  const odd = things[at] ?? 0;
  const near = [odd - 1, odd + 1, -1, 3, 27, 31][dice.below(6)];
  if (things.length === 0) return list(verb, [near]);
  const ways = [[...things, odd], [...things, near], things.with(at, near), things.slice(1)];
  return list(verb, ways[dice.below(ways.length)]);
}

function randomCall(state: State, { seat }: Decision, dice: Dice): Move {
  const own = state.players[seat].farm.specials.map((entry) => entry >> 5);
  return name('call', [RELEASE, ...own][dice.below(own.length + 1)]);
}

/** A few of the things that may be named. */
function some(verb: string, from: readonly number[], dice: Dice): Move {
  const left = from.slice();
  const size = Math.min(left.length, 1 + dice.below(1 + dice.below(5)));
  return list(
    verb,
    Array.from({ length: size }, () => left.splice(dice.below(left.length), 1)[0]),
  );
}

/** Some of the animals. */
function counts(verb: string, have: readonly number[], dice: Dice): Move {
  return list(
    verb,
    have.map((n) => (dice.below(2) === 0 ? n : dice.below(n + 1))),
  );
}

/** A few pieces from where they stand to anywhere. */
function shifts(farm: Farm, dice: Dice): Move {
  const cells = bits(allCells(farm.columns));
  const standing = [bits(farm.troughs), bits(stallCells(farm))];
  const things: number[] = [];
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const piece = dice.below(2);
    const from = standing[piece];
    if (from.length > 0) things.push(piece, from[dice.below(from.length)], cells[dice.below(cells.length)]);
  }
  return list('move', things);
}

function edgesOf(farm: Farm): number[] {
  const edges: number[] = [];
  eachEdge(allEdgesH(farm.columns) & ~farm.bordersH, allEdgesV(farm.columns) & ~farm.bordersV, (edge) =>
    edges.push(edge),
  );
  return edges;
}

function bits(mask: number): number[] {
  const found: number[] = [];
  each(mask, (bit) => found.push(bit));
  return found;
}
