import type { SpaceId } from '@furrow/creatures/space-ids';
import { spaces } from '@furrow/creatures/spaces';

/** The ids of the spaces that lie together at the top of the board. */
export const TOP_IDS: readonly SpaceId[] = spaces.filter(({ top }) => top === true).map(({ id }) => id);
