/** The actions of which the rules and the cards speak by name. */
export const ACTIONS = ['bake', 'sow', 'plow', 'fences', 'renovate', 'grow', 'minor', 'improvement'] as const;
export type Action = (typeof ACTIONS)[number];
