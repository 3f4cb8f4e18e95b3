import { buildings } from '@furrow/creatures/buildings/index';
import { PIECES } from '@furrow/creatures/custom/move-pieces';
import { buildingAt, built, stallCells } from '@furrow/creatures/farmyard';
import { ANIMALS, FIRST_ANIMAL, GOODS } from '@furrow/creatures/goods';
import { cellText, edgeText } from '@furrow/creatures/notation';
import type { Question } from '@furrow/creatures/questions';
import { animalsOf } from '@furrow/creatures/room';
import type { State } from '@furrow/creatures/state';
import { allEdgesH, allEdgesV, bottomEdge, leftEdge, rightEdge, topEdge } from '@furrow/farm/edges';
import { allCells } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import type { CountVerb, Draft } from '../../protocol/draft';
import type { Look } from '../family';
import { proposed } from './counting';
import { cellSpots, cellsIn, edgesIn } from './grid';

/** What answers of All Creatures Big and Small are put together from. */
export function creaturesDraft(look: Look<State>, decision: Decision): Draft | undefined {
  const question = decision.question() as Question;
  switch (question.ask) {
    case 'borders':
      return bordersOf(look.state, decision.seat);
    case 'troughs':
      return troughsOf(look.state, decision, question);
    case 'settle':
    case 'release':
      return animalsFor(look, decision, 'keep', animalsOf(look.state.players[decision.seat]));
    case 'custom':
      return question.name === 'move-pieces'
        ? piecesOf(look, decision.seat)
        : animalsFor(look, decision, 'second', mostNamed(decision));
    default:
      return undefined;
  }
}

function bordersOf(state: State, seat: number): Draft {
  const { farm } = state.players[seat];
  const h = allEdgesH(farm.columns) & ~farm.bordersH;
  const v = allEdgesV(farm.columns) & ~farm.bordersV;
  const walls = edgesAround(built(farm));
  const edges = edgesIn(h, v).map((one) => ({
    ...one,
    name: edgeText(farm, one.edge),
    ...(walls.has(one.edge) && { walled: true as const }),
  }));
  const cells = cellSpots(allCells(farm.columns) & ~built(farm));
  return { of: 'edges', sites: [{ seat, verb: 'border', edges, cells }] };
}

/** The edges of some cells. */
function edgesAround(cells: number): ReadonlySet<number> {
  return new Set(
    cellsIn(cells).flatMap((one) => [topEdge(one), bottomEdge(one), leftEdge(one), rightEdge(one)]),
  );
}

function troughsOf(
  state: State,
  { seat, domain }: Decision,
  { terms, left }: Extract<Question, { ask: 'troughs' }>,
): Draft | undefined {
  const { farm } = state.players[seat];
  const free = cellsIn(allCells(farm.columns) & ~farm.troughs);
  const most = Math.min(left, free.length);
  let atMost = typeof terms.atMost === 'number' ? Math.min(terms.atMost, most) : most;
  // As many as can be paid.
  while (atMost > 0 && !domain.contains({ verb: 'trough', things: free.slice(0, atMost) }).ok) atMost--;
  if (atMost < 2) return undefined;
  return {
    of: 'some',
    verb: 'trough',
    atMost,
    spots: free.map((cell) => ({
      thing: cell,
      title: cellText(farm, cell),
      target: { on: 'cell', seat, cell },
    })),
  };
}

function animalsFor(
  { words }: Look<State>,
  { domain }: Decision,
  verb: CountVerb,
  most: readonly number[],
): Draft {
  const first = domain.moves().find((move) => move.verb === verb);
  const rows = ANIMALS.map((_, type) => ({
    place: type,
    good: GOODS[FIRST_ANIMAL + type],
    title: words.good(FIRST_ANIMAL + type),
    most: most[type],
    start: 0,
  }));
  return { of: 'counts', ways: [{ verb, size: ANIMALS.length, rows: proposed(rows, first?.things) }] };
}

/** The largest numbers that the listed answers name. */
function mostNamed({ domain }: Decision): number[] {
  return ANIMALS.map((_, type) => Math.max(0, ...domain.moves().map(({ things }) => things[type] ?? 0)));
}

function piecesOf({ state, words }: Look<State>, seat: number): Draft {
  const { farm } = state.players[seat];
  const titleAt = (cell: number) =>
    `${words.title(buildings[buildingAt(farm, cell)].id)} ${cellText(farm, cell)}`;
  const troughs = cellsIn(farm.troughs).map((cell) => ({
    piece: PIECES.indexOf('trough'),
    what: 'trough' as const,
    cell,
    title: cellText(farm, cell),
  }));
  const stalls = cellsIn(stallCells(farm)).map((cell) => ({
    piece: PIECES.indexOf('stall'),
    what: 'stall' as const,
    cell,
    title: titleAt(cell),
  }));
  return {
    of: 'pieces',
    seat,
    pieces: [...troughs, ...stalls],
    cells: cellsIn(allCells(farm.columns)).map((cell) => ({ cell, title: cellText(farm, cell) })),
  };
}
