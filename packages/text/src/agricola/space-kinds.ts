import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import { LESSONS } from '@furrow/agricola/cards/listener';

/** A space that is spoken of; `several`: all spaces of its kind, whatever the number of players. */
export interface SpaceKind {
  readonly id: SpaceId;
  readonly several: boolean;
}

/** Spaces by id, all of the same kind as one. */
export function spaceKinds(ids: readonly SpaceId[]): readonly SpaceKind[] {
  const [first, ...others]: readonly SpaceId[] = LESSONS;
  const several = LESSONS.every((id) => ids.includes(id));
  return ids
    .filter((id) => !several || !others.includes(id))
    .map((id) => ({ id, several: several && id === first }));
}
