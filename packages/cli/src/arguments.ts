import { parseArgs } from 'node:util';
import { InputError } from './input-error';
import { didYouMean } from './near';
import { called } from './program';

/** One `--flag` of a command. */
export interface Flag {
  /** What stands for its value in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly about: string;
  /** It may be given several times. */
  readonly many?: true;
  /** One letter for it, with a single dash. */
  readonly short?: string;
}

/** The flags of a command by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** The limits of a whole number. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The flags and words of one call of a command, checked against what the command knows. */
export class Arguments {
  private readonly values = new Map<string, string[]>();
  readonly words: readonly string[];

  /** Throws `InputError` if a flag is unknown, lacks its value or is given twice. */
  constructor(
    private readonly flags: Flags,
    args: readonly string[],
  ) {
    const { tokens, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, nodeOption(flag)])),
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
    this.words = positionals;
    for (const token of tokens) {
      if (token.kind === 'option')
        this.take(token.name, token.rawName, token.value, token.inlineValue === true);
    }
  }

  /** Whether the flag was given. */
  has(name: string): boolean {
    return this.values.has(name);
  }

  /** The value of a flag; undefined if it was not given. */
  text(name: string): string | undefined {
    return this.values.get(name)?.[0];
  }

  /** All values of a flag that may be given several times. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** A flag's value as a whole number within limits; undefined if it was not given. */
  whole(name: string, limits: Limits): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wholeNumber(`--${name}`, text, limits);
  }

  /** The one word of the call; throws if it is missing, or if there are more. */
  onlyWord(what: string, example: string): string {
    const [word] = this.words;
    if (word === undefined) throw new InputError(`${what} is missing; for example: ${called(example)}`);
    this.atMost(1, example);
    return word;
  }

  /** Throws if there are more words than that. */
  atMost(words: number, example: string): void {
    if (this.words.length > words) {
      throw new InputError(`'${this.words[words]}' is one word too many; for example: ${called(example)}`);
    }
  }

  private take(name: string, raw: string, value: string | undefined, inline: boolean): void {
    if (!Object.hasOwn(this.flags, name)) {
      const known = Object.keys(this.flags);
      throw new InputError(
        `unknown option ${raw}${didYouMean(
          raw,
          known.map((one) => `--${one}`),
        )}`,
      );
    }
    const flag = this.flags[name];
    if (flag.value === undefined && value !== undefined) throw new InputError(`--${name} takes no value`);
    if (flag.value !== undefined && (!value || (!inline && /^--?[a-z]/i.test(value)))) {
      throw new InputError(`--${name} needs a value: --${name} ${flag.value}`);
    }
    const before = this.values.get(name) ?? [];
    if (before.length > 0 && flag.value !== undefined && flag.many !== true) {
      throw new InputError(`--${name} is given twice`);
    }
    this.values.set(name, [...before, value ?? '']);
  }
}

function nodeOption({ value, short }: Flag) {
  const type = value === undefined ? ('boolean' as const) : ('string' as const);
  return { type, multiple: true, ...(short !== undefined && { short }) };
}

/** Reads a whole number; throws `InputError` with the place and the limits. */
function wholeNumber(place: string, text: string, { least, most }: Limits): number {
  const right = `it must be a whole number from ${least} to ${most}`;
  if (!/^[+-]?\d+$/.test(text)) throw new InputError(`${place}: '${text}' is not a whole number; ${right}`);
  const number = Number(text);
  if (number < least) throw new InputError(`${place}: ${text} is too small; ${right}`);
  if (number > most) throw new InputError(`${place}: ${text} is too large; ${right}`);
  return number;
}
