/** A source of numbers for whoever has to pick: a dealer, a bot, a test. The rules never hold one. */
export interface Dice {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
}

/** Dice that give the same numbers for the same seed (an xorshift generator of 128 bits). */
export function seededDice(seed: number): Dice {
  let [a, b, c, d] = [scattered(seed), scattered(seed + 1), scattered(seed + 2), 0xb7e15162];
  const next = (): number => {
    let t = d;
    const s = a;
    d = c;
    c = b;
    b = s;
    t ^= t << 11;
    t ^= t >>> 8;
    a = t ^ s ^ (s >>> 19);
    return a >>> 0;
  };
  for (let i = 0; i < 8; i++) next();
  return { below: (n) => Math.floor((next() / 0x1_0000_0000) * n) };
}

/** Neighbouring seeds have nothing in common from the first number on. */
function scattered(seed: number): number {
  return mixed(Math.imul(seed, 0x9e3779b9) + 0x243f6a88);
}

/** A number in every bit of which every bit of the given one can be felt. */
export function mixed(number: number): number {
  let h = number >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
