/** One of the printed rulebooks, as a list of what it treats. The titles are our own. */
export interface Rulebook {
  readonly title: string;
  readonly game: 'agricola' | 'creatures';
  readonly sections: readonly Section[];
}

/** What a part of a rulebook treats, and where it is to be found here. */
export interface Section {
  readonly title: string;
  /** The numbered rules that it became: `AG-R501-509 AG-Q38`; tests cite them. */
  readonly rules?: string;
  /** The pages of the help that tell it. */
  readonly help?: readonly string[];
  /** Files that show it, where it is neither a rule nor a page of the help. */
  readonly files?: readonly string[];
}

/** Every rule that a list of numbers and ranges names: `R1-3 X2` is R1, R2, R3, X2. */
export function rulesIn(list: string): string[] {
  return list.split(' ').flatMap((part) => {
    const found = /^(\D+)(\d+)(?:-(\d+))?$/.exec(part);
    if (found === null) throw new Error(`'${part}' is neither a rule nor a range of rules (R5, AG-R501-509)`);
    const [, letters, from, to = from] = found;
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => letters + String(Number(from) + i).padStart(from.length, '0'),
    );
  });
}
