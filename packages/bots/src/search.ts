import { decision } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { type Move, sameMove } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { Greedy, inTurn, isInTurn } from './greedy';
import { leadOf } from './lead';
import type { Mind } from './mind';
import { Node, OVER } from './node';

/** How many points an answer may look worse and still be looked at as often. */
const CURIOSITY = 2;

/** How many positions of the rest of a turn are looked through at most until the best way to end it is known. */
const FORESEEN = 60;

/** Where a search begins. */
export interface Start<S extends Position> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** A turn of a seat: where it begins, and all answers in it. */
export interface Turn<S extends Position> {
  readonly state: S;
  readonly line: readonly Move[];
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
    start: Start<S> | Node<S>,
  ) {
    this.greedy = new Greedy(game, mind.guide ?? mind.judge);
    this.expected = new Float64Array(game.seats);
    if (start instanceof Node) this.root = start;
    else {
      this.root = this.nodeOf(start.state, start.seat, start.moves);
      this.root.state = start.state;
    }
  }

  /** Where it begins. */
  get start(): S {
    if (this.root.state === undefined) throw new Error('a search begins nowhere');
    return this.root.state;
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
        this.expand();
        grown = node.moves.length;
        break;
      }
      node = this.choose(node);
    }
    for (const passed of path) passed.visits++;
    this.learn();
    return Math.max(1, grown);
  }

  /** Looks through the last position of the path. */
  private expand(): void {
    const node = this.path[this.path.length - 1];
    const state = this.stateOf(this.path.length - 1);
    this.narrow(node, state);
    for (let i = 0; i < node.moves.length; i++) this.add(node, state, i);
  }

  /** Everything on the path takes over what was found at its end. */
  private learn(): void {
    const { path } = this;
    const { mean = 0 } = this.mind;
    for (let i = path.length - 1; i >= 0; i--) if (path[i].after.length > 0) path[i].learn(mean);
  }

  /** Whether it has looked at what follows one of the first moves. */
  knows(first: Move): boolean {
    const { after, moves } = this.root;
    return after[moves.findIndex((move) => sameMove(move, first))] !== undefined;
  }

  /** Looks through the rest of the turn that begins with a move, until the best way to end it is known. */
  foresee(first: Move): void {
    for (let i = 0; i < FORESEEN; i++) {
      if (!this.bestLine(this.root, first).open) return;
      this.expand();
      this.learn();
    }
  }

  /** The turn that begins with a move as it was found best. */
  turn(first: Move): Turn<S> {
    return this.turnFrom(this.root, this.start, first);
  }

  /** The next turn of the seat after the one that begins with a move, as it is expected; undefined if it was not looked so far. */
  nextTurn(first: Move): Turn<S> | undefined {
    const { path, root } = this;
    this.bestLine(root, first);
    for (;;) {
      const node = path[path.length - 1];
      if (node.after.length === 0) return undefined;
      const best = node.seat === NOBODY ? node.commonest() : node.bestAfter();
      if (node.seat === root.seat && this.game.turnVerbs.includes(node.moves[best].verb))
        return this.turnFrom(node, this.stateOf(path.length - 1), node.moves[best]);
      const next = node.after[best];
      if (next === undefined) return undefined;
      path.push(next);
    }
  }

  /** The turn that begins with a move at a node: as it was found best, and where it was not looked further, as it is likely. */
  private turnFrom(node: Node<S>, state: S, first: Move): Turn<S> {
    const { line, end, open } = this.bestLine(node, first);
    return { state, line: open ? [...line, ...this.greedy.finish(end, node.seat)] : line };
  }

  /**
   * Follows the best answers from a node on through the turn that begins with a move; the path leads along there. It is left open if the
   * turn goes on where it was not looked through.
   */
  private bestLine(from: Node<S>, first: Move) {
    const { rules } = this.game;
    const { seat } = from;
    const end = rules.copy(from.state ?? this.stateOf(this.path.indexOf(from)));
    const line: Move[] = [];
    this.path.length = 0;
    let node = from;
    let choice = from.moves.findIndex((move) => sameMove(move, first));
    for (;;) {
      this.path.push(node);
      line.push(node.moves[choice]);
      play(rules, end, seat, node.moves[choice]);
      node = node.after[choice] as Node<S>;
      for (let i = 0; i < node.forced; i++) {
        const asked = inTurn(this.game, end, seat);
        if (asked === undefined) break;
        const [only] = asked.domain.moves();
        line.push(only);
        play(rules, end, seat, only);
      }
      const goesOn = node.seat === seat && isInTurn(this.game, end, seat);
      if (!goesOn || node.after.length === 0) {
        this.path.push(node);
        return { line, end, open: goesOn };
      }
      choice = node.bestAfter();
    }
  }

  /** The same search from where some answers lead; undefined if it was not looked through what follows them. */
  after(answers: readonly Move[]): Search<S> | undefined {
    const { path } = this;
    path.length = 0;
    path.push(this.root);
    let node = this.root;
    let given = 0;
    while (given < answers.length) {
      const answer = answers[given];
      const next = node.after[node.moves.findIndex((move) => sameMove(move, answer))];
      if (next === undefined) return undefined;
      path.push(next);
      given += 1 + next.forced;
      node = next;
    }
    if (given > answers.length || node.after.length === 0) return undefined;
    this.stateOf(path.length - 1);
    return new Search(this.game, this.mind, this.dice, node);
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
    const state = this.played(before, this.stateOf(place - 1), before.after.indexOf(node));
    const { rules } = this.game;
    for (let i = 0; i < node.forced; i++) {
      const asked = decision(rules, state);
      if (asked !== undefined) play(rules, state, asked.seat, asked.domain.moves()[0]);
    }
    node.state = state;
    return state;
  }

  /** The position right after one of the moves. */
  private played({ seat, moves }: Node<S>, state: S, choice: number): S {
    const next = this.game.rules.copy(state);
    play(this.game.rules, next, seat, moves[choice]);
    return next;
  }

  /** The node after one of the moves, from now on in the tree. */
  private add(node: Node<S>, state: S, choice: number): Node<S> {
    const grown = this.grow(this.played(node, state, choice));
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
    return new Node(seat, best, this.leads(end), forced, true);
  }

  private leads(state: S): number[] {
    this.mind.judge.expect(state, this.expected);
    const leads: number[] = [];
    for (let seat = 0; seat < this.expected.length; seat++)
      leads.push(leadOf(this.expected, seat, this.game.sides));
    return leads;
  }
}
