/** The name of everything that is folded beside a pack: where one of it is unfolded, the others are folded. */
export const BESIDE = 'beside-pack';
