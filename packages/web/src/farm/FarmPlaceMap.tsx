import { useSeat } from '../app/store';
import type { Target } from '../protocol/asked';
import { FarmMap, isOnFarm, movedOver } from './FarmMap';

interface Props {
  readonly place: Target;
  /** How many columns its farm had gained at its left when it was named; as many as now if that is not said. */
  readonly left?: number | undefined;
}

/** A place as it lies on its farm now; nothing if it is elsewhere. */
export function FarmPlaceMap({ place, left }: Props) {
  const farm = useSeat(isOnFarm(place) ? place.seat : -1)?.farm;
  if (farm === undefined || !isOnFarm(place)) return null;
  const { left: now = 0 } = farm;
  const grown = now - (left ?? now);
  return <FarmMap farm={farm} place={grown === 0 ? place : movedOver(place, grown)} />;
}
