import { alike } from './alike';
import type { AnyEffect } from './effect';
import type { Kind, Position, Registers } from './kind';
import type { NodeNumber } from './numbered';
import type { Columns, Frames } from './schema';
import { Column, type Words } from './words';

/** One effect of the ruleset with the effects inside it: the tree that all games share. */
export interface Node<S extends Position, E extends AnyEffect = AnyEffect> {
  readonly id: NodeNumber;
  /** Where it stands, in words that survive a recompilation: `shelter.build/0`. */
  readonly path: string;
  /** What its effect does: for whoever looks at many nodes, as their effects are laid out in many ways. */
  readonly does: E['do'];
  readonly effect: E;
  readonly kind: Kind<S, E>;
  readonly parts: readonly Node<S>[];
  /** How the numbers of its frames are written. */
  readonly columns: Columns;
}

/** All effects of a ruleset, by number and by path. */
export class Program<S extends Position> implements Frames {
  readonly nodes: Node<S>[] = [];
  readonly paths: Column = new Column({
    print: (id) => this.nodes[id].path,
    parse: (path) => this.find(path)?.id,
  });
  private readonly byPath = new Map<string, Node<S>>();
  private readonly columns = new Map<Words, Column>();
  readonly sources: Column;
  readonly plain: Columns;

  private readonly kinds: Readonly<Record<string, Kind<S>>>;

  constructor(kinds: Readonly<Record<string, Kind<S>>>, sources: Words) {
    this.kinds = kindsAlike(kinds);
    this.sources = new Column(sources);
    this.plain = this.columnsOf({});
  }

  /** Adds an effect under a name and gives back its node; `about`: what it is about, if that is not a plain number. */
  add<E extends AnyEffect>(path: string, effect: E, about?: Words): Node<S, E> {
    const kind = this.kinds[effect.do];
    if (kind === undefined) throw new Error(`${path}: no kind of effect is called '${effect.do}'`);
    if (this.byPath.has(path)) throw new Error(`two effects are called '${path}'`);
    const parts: Node<S>[] = [];
    const registers: Registers = { about, ...kind.registers?.(effect, this) };
    const columns = isPlain(registers) ? this.plain : this.columnsOf(registers);
    const node: Node<S, E> = {
      id: this.nodes.length,
      path,
      does: effect.do,
      effect: freeze(effect),
      kind,
      parts,
      columns,
    };
    this.nodes.push(node);
    this.byPath.set(path, node);
    const inside = registers.countsInside === true ? undefined : registers.about;
    for (const [i, part] of (kind.parts?.(effect) ?? []).entries())
      parts.push(this.add(`${path}/${i}`, part, inside));
    return node;
  }

  /** The node at a path, if there is one. */
  find(path: string): Node<S> | undefined {
    return this.byPath.get(path);
  }

  /** In the order of the numbers of a frame. */
  private columnsOf({ step, a, b, about }: Registers): Columns {
    const registers = [step, a, b, about].map((words) => words && this.columnFor(words));
    return [this.paths, ...registers, undefined, this.sources];
  }

  private columnFor(words: Words): Column {
    const known = this.columns.get(words) ?? new Column(words);
    this.columns.set(words, known);
    return known;
  }
}

/** Kinds that were laid out alike before: all variants of a game have the same. */
const laidOut = new WeakMap<object, Readonly<Record<string, unknown>>>();

function kindsAlike<K extends object>(kinds: Readonly<Record<string, K>>): Readonly<Record<string, K>> {
  const known = laidOut.get(kinds) as Readonly<Record<string, K>> | undefined;
  if (known !== undefined) return known;
  const same = alike(Object.values(kinds));
  const made = Object.fromEntries(Object.keys(kinds).map((name, i) => [name, same[i]]));
  laidOut.set(kinds, made);
  return made;
}

function isPlain({ step, a, b, about }: Registers): boolean {
  return (step ?? a ?? b ?? about) === undefined;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
