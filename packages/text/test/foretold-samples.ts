import type { Foretold } from '@furrow/text/advice/merit';

/** What a judge may foretell, in any game. */
export const foretold: readonly Foretold[] = [
  ...[1, 3].map((points) => ({ merit: 'gains' as const, points })),
  ...[1, 2].map((points) => ({ merit: 'hinders' as const, seat: 1, points })),
];
