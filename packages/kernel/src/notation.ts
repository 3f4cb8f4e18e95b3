import type { Domain } from './domain';
import type { Position } from './kind';
import type { Move } from './move';
import type { Node } from './program';
import type { Seat } from './seat';

/** Where a move is printed or read: words may depend on the farm, the seat and the question. */
export interface Place<S extends Position> {
  readonly state: S;
  readonly seat: Seat;
  readonly node: Node<S>;
}

/** The words for one kind of thing. */
export interface Vocabulary<S extends Position> {
  print(thing: number, at: Place<S>): string;
  parse(word: string, at: Place<S>): number | undefined;
}

/** How the moves of one verb are written. */
export type Form<S extends Position> =
  /** The verb, then one word for each thing; a bare verb is left out; `repeat` allows the words again and again. */
  | {
      readonly of: readonly Vocabulary<S>[];
      readonly bare?: true;
      readonly repeat?: true;
    }
  /** The verb, then counts and names: `keep 3 sheep 1 pig`; names with 0 are left out, `nothing` if all are. */
  | { readonly counts: readonly string[] };

/** The notation of a game: a form for each verb. The verb itself is its first word. */
export type Grammar<S extends Position> = Readonly<Record<string, Form<S>>>;

const NOTHING = 'nothing';

/** A move in words. */
export function print<S extends Position>(grammar: Grammar<S>, at: Place<S>, move: Move): string {
  const form = grammar[move.verb];
  if (form === undefined) throw new Error(`no notation for '${move.verb}'`);
  if ('counts' in form) {
    const parts = form.counts.flatMap((name, i) => (move.things[i] > 0 ? [`${move.things[i]} ${name}`] : []));
    return [move.verb, ...(parts.length === 0 ? [NOTHING] : parts)].join(' ');
  }
  const words = move.things.map((thing, i) => form.of[i % form.of.length].print(thing, at));
  return (form.bare === true ? words : [move.verb, ...words]).join(' ');
}

/**
 * The move that a text says. Where words could mean several moves, the one that the decision accepts is meant.
 * Undefined if the words make no move at all.
 */
export function parse<S extends Position>(
  grammar: Grammar<S>,
  at: Place<S>,
  domain: Domain,
  text: string,
): Move | undefined {
  const words = text.trim().split(/\s+/);
  const found: Move[] = [];
  for (const [verb, form] of Object.entries(grammar)) {
    const bare = 'of' in form && form.bare === true;
    if (!bare && words[0] !== verb) continue;
    const rest = bare ? words : words.slice(1);
    const things = 'counts' in form ? readCounts(form.counts, rest) : readThings(form, rest, at);
    if (things !== undefined) found.push({ verb, things });
  }
  return found.find((move) => domain.contains(move).ok) ?? found[0];
}

function readThings<S extends Position>(
  form: Extract<Form<S>, { of: unknown }>,
  words: readonly string[],
  at: Place<S>,
): number[] | undefined {
  const { of, repeat } = form;
  const whole =
    repeat === true ? words.length > 0 && words.length % of.length === 0 : words.length === of.length;
  if (!whole) return undefined;
  const things: number[] = [];
  for (const [i, word] of words.entries()) {
    const thing = of[i % of.length].parse(word, at);
    if (thing === undefined) return undefined;
    things.push(thing);
  }
  return things;
}

function readCounts(names: readonly string[], words: readonly string[]): number[] | undefined {
  const things = names.map(() => 0);
  if (words.length === 1 && words[0] === NOTHING) return things;
  if (words.length === 0 || words.length % 2 !== 0) return undefined;
  for (let i = 0; i < words.length; i += 2) {
    const at = names.indexOf(words[i + 1]);
    if (at < 0 || !/^\d{1,3}$/.test(words[i])) return undefined;
    things[at] += Number(words[i]);
  }
  return things;
}
