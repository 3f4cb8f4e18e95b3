/** Amounts as pairs of a good's number and how many: the form in which every game pays, gains and is told of goods. */
export type Amounts = readonly (readonly [good: number, count: number])[];

/** Amounts of goods by name: the form in which declarations give them. */
export type NamedAmounts<Good extends string> = Readonly<Partial<Record<Good, number>>>;

/** How the goods of a game are numbered. */
interface GoodNumbers<Good extends string> {
  /** The number of a good. */
  readonly goodNumber: (good: Good) => number;
  /** The pairs of named amounts. */
  readonly amounts: (named: NamedAmounts<Good>) => Amounts;
  /** The amounts of a declaration, worked out once. */
  readonly amountsOf: (named: NamedAmounts<Good>) => Amounts;
}

/** Numbers goods in the order of their names. */
export function numberGoods<Good extends string>(goods: readonly Good[]): GoodNumbers<Good> {
  const known = new WeakMap<object, Amounts>();
  const amounts = (named: NamedAmounts<Good>) => pairs(goods.map((good) => named[good] ?? 0));
  return {
    goodNumber: (good) => goods.indexOf(good),
    amounts,
    amountsOf: (named) => {
      let all = known.get(named);
      if (all === undefined) {
        all = amounts(named);
        known.set(named, all);
      }
      return all;
    },
  };
}

/** The pairs of counts by good, without those that are 0; the first count is of the good with number `first`. */
export function pairs(counts: readonly number[], first = 0): Amounts {
  return counts.flatMap((count, i) => (count > 0 ? [[first + i, count] as const] : []));
}
