import { decision } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { Greedy, isInTurn } from './greedy';
import { leadOf } from './lead';
import type { Mind } from './mind';
import { Node, OVER } from './node';

/** How many points an answer may look worse and still be looked at as often. */
const CURIOSITY = 2;

/** Where a search begins. */
export interface Start<S extends Position> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** A search through what may come: a tree that grows where it promises most, position by position. */
export class Search<S extends Position> {
  readonly root: Node<S>;
  private readonly greedy: Greedy<S>;
  private readonly expected: Float64Array;
  private readonly path: Node<S>[] = [];

  constructor(
    private readonly game: Game<S>,
    private readonly mind: Mind<S>,
    private readonly dice: Dice,
    start: Start<S>,
  ) {
    this.greedy = new Greedy(game, mind.guide ?? mind.judge);
    this.expected = new Float64Array(game.seats);
    this.root = this.nodeOf(start.state, start.seat, start.moves);
    this.root.state = start.state;
  }

  /** Goes down the tree to a position that is not looked through yet, and looks through it. Gives how many positions are new. */
  simulate(): number {
    const { path } = this;
    path.length = 0;
    let node = this.root;
    let grown = 0;
    for (;;) {
      path.push(node);
      if (node.seat === OVER) break;
      if (node.seat === NOBODY) {
        const drawn = this.dice.below(node.moves.length);
        const known = node.after[drawn];
        node = known ?? this.add(node, this.stateOf(path.length - 1), drawn);
        if (known !== undefined) continue;
        path.push(node);
        grown = 1;
        break;
      }
      if (node.after.length === 0) {
        const state = this.stateOf(path.length - 1);
        this.narrow(node, state);
        for (let i = 0; i < node.moves.length; i++) this.add(node, state, i);
        grown = node.moves.length;
        break;
      }
      node = this.choose(node);
    }
    for (const passed of path) passed.visits++;
    for (let i = path.length - 1; i >= 0; i--) if (path[i].after.length > 0) path[i].learn();
    return Math.max(1, grown);
  }

  /** Leaves only the moves that are worth looking at; most positions are never looked through, so not before that. */
  private narrow(node: Node<S>, state: S): void {
    const { seat, moves } = node;
    const { prior } = this.mind;
    if (prior === undefined || (node === this.root && !prior.narrowsRoot)) return;
    if (isInTurn(this.game, state, seat)) return;
    const found = prior.worthwhile(state, seat, moves);
    if (found !== undefined) node.narrow(found);
  }

  /** The position that promises most to whoever moves, or that is too little known. */
  private choose(node: Node<S>): Node<S> {
    const { after } = node;
    const log = Math.log(node.visits + 1);
    let best = after[0];
    let most = -Infinity;
    for (let i = 0; i < after.length; i++) {
      const next = after[i];
      if (next === undefined) continue;
      const promise = node.liking(i) + CURIOSITY * Math.sqrt(log / (next.visits + 1));
      if (promise > most) [best, most] = [next, promise];
    }
    return best as Node<S>;
  }

  /** The position at a place of the path: kept once it is looked through, until then made again from the one before it. */
  private stateOf(place: number): S {
    const node = this.path[place];
    if (node.state !== undefined) return node.state;
    const before = this.path[place - 1];
    const state = this.after(before, this.stateOf(place - 1), before.after.indexOf(node));
    const { rules } = this.game;
    for (let i = 0; i < node.forced; i++) {
      const asked = decision(rules, state);
      if (asked !== undefined) play(rules, state, asked.seat, asked.domain.moves()[0]);
    }
    node.state = state;
    return state;
  }

  /** The position right after one of the moves. */
  private after({ seat, moves }: Node<S>, state: S, choice: number): S {
    const next = this.game.rules.copy(state);
    play(this.game.rules, next, seat, moves[choice]);
    return next;
  }

  /** The node after one of the moves, from now on in the tree. */
  private add(node: Node<S>, state: S, choice: number): Node<S> {
    const grown = this.grow(this.after(node, state, choice));
    node.after[choice] = grown;
    return grown;
  }

  /** The node of a position; answers that are the only ones are made at once. */
  private grow(state: S): Node<S> {
    const { rules } = this.game;
    for (let forced = 0; ; forced++) {
      const asked = decision(rules, state);
      if (asked === undefined) return new Node(OVER, [], this.leads(state));
      const moves = asked.domain.moves();
      if (moves.length !== 1) return this.nodeOf(state, asked.seat, moves, forced);
      play(rules, state, asked.seat, moves[0]);
    }
  }

  /** A node with the leads of all seats as they look at the end of the turn that is under way. */
  private nodeOf(state: S, seat: Seat, moves: readonly Move[], forced = 0): Node<S> {
    if (seat < 0 || !isInTurn(this.game, state, seat))
      return new Node(seat, moves, this.leads(state), forced);
    const { moves: best, end } = this.greedy.promising(state, seat, moves);
    return new Node(seat, best, this.leads(end), forced);
  }

  private leads(state: S): number[] {
    this.mind.judge.expect(state, this.expected);
    const leads: number[] = [];
    for (let seat = 0; seat < this.expected.length; seat++)
      leads.push(leadOf(this.expected, seat, this.game.sides));
    return leads;
  }
}
