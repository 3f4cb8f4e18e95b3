/** From how many animals of a type on nothing is lost. */
export const ENOUGH = 4;

/** The numbers of a type that give 1, 2 and 3 bonus points; each animal more gives another. */
const BONUS_FROM = [
  [8, 11, 13],
  [7, 9, 11],
  [6, 8, 10],
  [5, 7, 9],
] as const;

const MOST = 63;
const BONUS = BONUS_FROM.map((from) => Float64Array.from({ length: MOST + 1 }, (_, n) => bonus(from, n)));

function bonus([one, two, three]: readonly [number, number, number], n: number): number {
  if (n < two) return n < one ? 0 : 1;
  return n < three ? 2 : 3 + n - three;
}

/** The bonus points for so many animals of a type; too few of them count as none here. */
export function bonusOf(type: number, n: number): number {
  return BONUS[type][n < MOST ? n : MOST];
}
