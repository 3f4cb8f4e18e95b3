import { decisions } from '@furrow/kernel/decide';
import type { Position } from '@furrow/kernel/kind';
import { answered } from '../check';
import type { Look } from '../family';

/** The position as points are counted in it: animals that find no room have left the farms. */
export function counted(look: Look<Position>): Position {
  const { game } = look;
  return decisions(game.rules, look.state)
    .filter(({ open, seat }) => !open && seat >= 0)
    .filter((decision) => decision.question().ask === 'settle')
    .reduce((state, { seat, domain }) => {
      const keep = domain.moves().find(({ verb }) => verb === 'keep');
      return keep === undefined ? state : answered({ ...look, state }, seat, keep);
    }, look.state);
}
