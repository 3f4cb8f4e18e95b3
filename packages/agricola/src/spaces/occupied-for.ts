import { cards } from '../cards/index';
import type { Viewpoint } from '../effects/measure';
import type { SpaceNumber } from '../state/numbers';
import { isOn } from './placed';

/** Whether somebody stands on a space and no card says that it is not occupied for the seat. */
export function isOccupiedFor(look: Viewpoint, space: SpaceNumber): boolean {
  if (!isOn(look.state, space)) return false;
  if (look.rules.spaces[space].alone === true) return true;
  return !look.state.players[look.seat].played.some((card) => {
    const { joins } = cards[card];
    if (joins === undefined) return false;
    const join = look.rules.customs.joins[joins];
    return join.placing !== true && join.occupied?.(look, space) === true;
  });
}
