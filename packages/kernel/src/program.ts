import { alike } from './alike';
import type { AnyEffect } from './effect';
import type { Kind, Position } from './kind';

/** One effect of the ruleset with the effects inside it: the tree that all games share. */
export interface Node<S extends Position, E extends AnyEffect = AnyEffect> {
  readonly id: number;
  /** Where it stands, in words that survive a recompilation: `shelter.build/0`. */
  readonly path: string;
  readonly effect: E;
  readonly kind: Kind<S, E>;
  readonly parts: readonly Node<S>[];
}

/** All effects of a ruleset, by number and by path. */
export class Program<S extends Position> {
  readonly nodes: Node<S>[] = [];
  private readonly byPath = new Map<string, Node<S>>();

  private readonly kinds: Readonly<Record<string, Kind<S>>>;

  constructor(kinds: Readonly<Record<string, Kind<S>>>) {
    const same = alike(Object.values(kinds));
    this.kinds = Object.fromEntries(Object.keys(kinds).map((name, i) => [name, same[i]]));
  }

  /** Adds an effect under a name and gives back its node. */
  add<E extends AnyEffect>(path: string, effect: E): Node<S, E> {
    const kind = this.kinds[effect.do];
    if (kind === undefined) throw new Error(`${path}: no kind of effect is called '${effect.do}'`);
    if (this.byPath.has(path)) throw new Error(`two effects are called '${path}'`);
    const parts: Node<S>[] = [];
    const node: Node<S, E> = { id: this.nodes.length, path, effect: freeze(effect), kind, parts };
    this.nodes.push(node);
    this.byPath.set(path, node);
    for (const [i, part] of (kind.parts?.(effect) ?? []).entries())
      parts.push(this.add(`${path}/${i}`, part));
    return node;
  }

  /** The node at a path, if there is one. */
  find(path: string): Node<S> | undefined {
    return this.byPath.get(path);
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
