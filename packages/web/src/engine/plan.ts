import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Plan, Planned } from '../protocol/plan';
import type { Look } from './family';
import { findGame } from './games';

/** A copy of the farm of a seat with notes on it. No rule is asked, and the game does not change. */
export function planned(look: Look<Position>, seat: Seat, plan: Plan): Planned | undefined {
  const family = findGame(look.game.id)?.family;
  if (family === undefined) return undefined;
  const state = look.game.rules.copy(look.state);
  const edges = family.plan(state, seat, plan);
  const { farm } = family.seat({ ...look, state }, seat);
  const stood = family.seat(look, seat).farm.fences;
  return {
    farm,
    edges,
    fences: farm.fences.filter(({ edge }) => stood.every((one) => one.edge !== edge)).length,
  };
}
