import { rounds } from '../cards/custom/rounds';
import type { Spaces } from '../cards/listener';
import type { Viewpoint } from '../effects/measure';
import { ownerOf } from '../in-play/played';
import type { SpaceNumber } from '../state/numbers';
import { isOccupiedFor } from './occupied-for';
import { isOn, roundOf } from './placed';
import { isNamed, type Space } from './space';

/** Whether a space is one of those that a card of the seat means, as things stand. */
export function isMeant(spaces: Spaces, look: Viewpoint, space: SpaceNumber): boolean {
  const { rules, state } = look;
  if ('named' in spaces) return isNamed(spaces.named, rules.spaces[space]);
  if ('accumulating' in spaces) return accumulates(spaces, rules.spaces[space]);
  if ('rounds' in spaces) return spaces.rounds.includes(roundOf(state, space));
  if ('own' in spaces) return rounds.spaces[spaces.own](state, space);
  if ('either' in spaces) return spaces.either.some((one) => isMeant(one, look, space));
  if (!isMeant(spaces.of, look, space)) return false;
  if ('occupied' in spaces) return spaces.occupied ? isOn(state, space) : !isOccupiedFor(look, space);
  const { atLeast, atMost = Infinity } = spaces.lying;
  return state.piles[space] >= atLeast && state.piles[space] <= atMost;
}

/** Whether a space may be one of those meant at some time: which card lies on which round space is not known before. */
export function mayBeMeant(spaces: Spaces, space: Space): boolean {
  if ('named' in spaces) return isNamed(spaces.named, space);
  if ('accumulating' in spaces) return accumulates(spaces, space);
  if ('rounds' in spaces) return space.stage !== undefined;
  if ('own' in spaces) return true;
  return 'either' in spaces
    ? spaces.either.some((one) => mayBeMeant(one, space))
    : mayBeMeant(spaces.of, space);
}

/** Whether one of these goods accumulates on a space, or whatever it is. */
function accumulates(
  { accumulating }: Extract<Spaces, { accumulating: unknown }>,
  { refill }: Space,
): boolean {
  return refill !== undefined && (accumulating.length === 0 || accumulating.includes(refill.good));
}

/** The spaces on the board that are meant. */
export function spacesMeant(spaces: Spaces, look: Viewpoint): SpaceNumber[] {
  const { rules, state } = look;
  const onBoard = (space: SpaceNumber) => {
    const { card } = rules.spaces[space];
    if (card !== undefined) return ownerOf(state, card) >= 0;
    return rules.permanent[space] || state.revealed.includes(space);
  };
  return [...rules.spaces.keys()].filter((space) => onBoard(space) && isMeant(spaces, look, space));
}
