/** Per type, how many animals have still to be placed: written by the caller of a search, as before when it ends. */
export const need: number[] = [0, 0, 0, 0];
