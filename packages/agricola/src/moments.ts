import type { Effect } from './effect';
import type { Space } from './space';
import { SUMMER } from './variant';

/** The instants at which something besides the rules acts. */
export const MOMENTS = ['used'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What waits for a moment, and what it then does for the seat. */
export interface Listener {
  readonly id: string;
  readonly moment: Moment;
  /** Only in this season. */
  readonly season?: number;
  /** Only at the use of such a space. */
  readonly concept?: Space['concept'];
  readonly then: Effect;
}

/** AG-V50: in summer the Day Laborer also gives 1 grain. */
export const listeners: readonly Listener[] = [
  {
    id: 'summer-laborer',
    moment: 'used',
    season: SUMMER,
    concept: 'day-laborer',
    then: { do: 'gain', goods: { grain: 1 } },
  },
];
