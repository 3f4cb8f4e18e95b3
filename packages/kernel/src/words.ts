/** The words of numbers: what is written in their place, so that it survives a change of numbering. */
export interface Words {
  print(thing: number): string;
  parse(word: string): number | undefined;
}

/** The names of a list as words of their places. */
export function wordsOf(names: readonly string[]): Words {
  const places = new Map(names.map((name, i) => [name, i]));
  return { print: (thing) => names[thing], parse: (word) => places.get(word) };
}

const NONE = 'none';

/** Sets of the names of a list, one bit for each: `wood+reed`, or `none`. */
export function setsOf(names: readonly string[]): Words {
  const words = wordsOf(names);
  return {
    print: (set) => {
      const found: string[] = [];
      for (let rest = set; rest !== 0; rest &= rest - 1)
        found.push(words.print(31 - Math.clz32(rest & -rest)));
      return found.length === 0 ? NONE : found.sort().join('+');
    },
    parse: (word) => {
      let set = 0;
      for (const name of word === NONE ? [] : word.split('+')) {
        const at = words.parse(name);
        if (at === undefined) return undefined;
        set |= 1 << at;
      }
      return set;
    },
  };
}

/** Numbers from -1 to this are common: their hashes stand in a list without holes. */
const COMMON = 4096;
const UNKNOWN = 0;

/** Numbers of one kind with their words, and the hash of each word; what is read or hashed is worked out once. */
export class Column {
  private readonly read = new Map<string, number>();
  private readonly common: number[] = [];
  private readonly rare = new Map<number, number>();

  constructor(readonly words: Words) {}

  /** The hash of the word of a number. */
  hash(thing: number): number {
    const at = thing + 1;
    const known = at >= 0 && at < this.common.length ? this.common[at] : UNKNOWN;
    return known === UNKNOWN ? this.rareHash(thing) : known;
  }

  /** The number of a word, if there is one. */
  parse(word: string): number | undefined {
    const known = this.read.get(word);
    if (known !== undefined) return known;
    const thing = this.words.parse(word);
    if (thing !== undefined) this.read.set(word, thing);
    return thing;
  }

  private rareHash(thing: number): number {
    const known = this.rare.get(thing);
    if (known !== undefined) return known;
    const hash = textHash(this.words.print(thing));
    if (thing < -1 || thing >= COMMON) this.rare.set(thing, hash);
    else {
      while (this.common.length <= thing + 1) this.common.push(UNKNOWN);
      this.common[thing + 1] = hash;
    }
    return hash;
  }
}

/** A text as 32 bits. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) ^ (hash >>> 13);
}
