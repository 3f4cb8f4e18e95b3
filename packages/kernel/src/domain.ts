import type { Dice } from './dice';
import { type Move, sameMove } from './move';
import type { Question } from './question';
import type { Seat } from './seat';
import { no, type Reason, type Verdict, YES } from './verdict';

/** What a client needs to draw one way of answering: the verb, what may be named, and how many of it. */
export interface Shape {
  readonly verb: string;
  /** The things that may be named; empty if the verb stands alone. */
  readonly things: readonly number[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** All answers to one decision. The validator, the enumerator and the client ask the same object. */
export interface Domain {
  /** Whether a person may answer so. */
  contains(move: Move): Verdict;
  /** A finite, canonical set of answers for bots and tests; every one of them is contained. */
  moves(): readonly Move[];
  /** The first of them, if there is any; the others need not be worked out. */
  first(): Move | undefined;
  /** What a person is shown: the canonical answers and those that bots leave out because of their order. */
  all(): readonly Move[];
  /** Nothing but the listed answers is accepted, besides what may be used at any time and is never listed. */
  readonly listsAll: boolean;
  /** One of the canonical answers. */
  sample(dice: Dice): Move;
  /** What a client draws. */
  show(): readonly Shape[];
}

/** A question that the game waits on, or that a seat may answer without anybody waiting. */
export interface Decision {
  readonly seat: Seat;
  /** What is asked: the kind of the effect that asks. */
  readonly kind: string;
  /** Number of the node that asks. */
  readonly node: number;
  /** Where the effect comes from, as a number of the game. */
  readonly source: number;
  /** Nobody waits for an open decision: it may be left unanswered. */
  readonly open: boolean;
  readonly domain: Domain;
  /** What is asked, worked out for whoever wants to say it. */
  question(): Question;
}

/** What all domains have in common. They are made for every decision of a search, so they hold what they are made of and no more. */
export abstract class Answers implements Domain {
  abstract readonly listsAll: boolean;
  abstract moves(): readonly Move[];
  /** Whether a person may answer so; the things that the move names are known to be numbers of something. */
  protected abstract accepts(move: Move): Verdict;

  contains(move: Move): Verdict {
    return isWellFormed(move) ? this.accepts(move) : no({ why: 'not-an-option' });
  }

  all(): readonly Move[] {
    return this.moves();
  }

  first(): Move | undefined {
    return this.moves().at(0);
  }

  sample(dice: Dice): Move {
    const moves = this.moves();
    return moves[dice.below(moves.length)];
  }

  show(): readonly Shape[] {
    return shapesOf(this.all());
  }
}

class Listed extends Answers {
  readonly listsAll = true;

  constructor(
    private readonly offered: readonly Move[],
    private readonly why: (move: Move) => Reason,
  ) {
    super();
  }

  moves(): readonly Move[] {
    return this.offered;
  }

  protected accepts(move: Move): Verdict {
    for (const offered of this.offered) if (sameMove(offered, move)) return YES;
    return no(this.why(move));
  }
}

class FreeForm extends Answers {
  readonly listsAll = false;

  constructor(
    private readonly offered: readonly Move[],
    private readonly accepting: (move: Move) => Verdict,
    private readonly shown?: () => readonly Move[],
  ) {
    super();
  }

  moves(): readonly Move[] {
    return this.offered;
  }

  override all(): readonly Move[] {
    return this.shown === undefined ? this.offered : this.shown();
  }

  protected accepts(move: Move): Verdict {
    return this.accepting(move);
  }
}

class Lazy extends Answers {
  private known: readonly Move[] | undefined;

  constructor(
    private readonly working: () => Iterable<Move>,
    private readonly accepting: (move: Move) => Verdict,
    private readonly shown: () => Iterable<Move>,
    readonly listsAll: boolean,
  ) {
    super();
  }

  moves(): readonly Move[] {
    this.known ??= listOf(this.working());
    return this.known;
  }

  override first(): Move | undefined {
    if (this.known !== undefined) return this.known.at(0);
    for (const move of this.working()) return move;
    return undefined;
  }

  override all(): readonly Move[] {
    return listOf(this.shown());
  }

  protected accepts(move: Move): Verdict {
    return this.accepting(move);
  }
}

/** A domain of listed answers; `why` gives the reason for any other. */
export function listed(moves: readonly Move[], why: (move: Move) => Reason): Domain {
  return new Listed(moves, why);
}

/** A domain that accepts more than it lists; `all` is what people are shown if that is more than the canonical moves. */
export function freeForm(
  moves: readonly Move[],
  contains: (move: Move) => Verdict,
  all?: () => readonly Move[],
): Domain {
  return new FreeForm(moves, contains, all);
}

/** A domain whose canonical moves are worked out when somebody asks for them, one by one if `moves` yields them so. */
export function lazily(
  moves: () => Iterable<Move>,
  contains: (move: Move) => Verdict,
  all: () => Iterable<Move> = moves,
  listsAll = false,
): Domain {
  return new Lazy(moves, contains, all, listsAll);
}

function listOf(moves: Iterable<Move>): readonly Move[] {
  return Array.isArray(moves) ? moves : [...moves];
}

/** No vocabulary of any game is larger. */
const LARGEST_THING = 9999;

/** Whether a move names things by numbers that could stand for something. */
function isWellFormed({ things }: Move): boolean {
  for (const thing of things)
    if (!Number.isInteger(thing) || thing < 0 || thing > LARGEST_THING) return false;
  return true;
}

function shapesOf(moves: readonly Move[]): Shape[] {
  const things = new Map<string, number[]>();
  for (const move of moves) {
    const seen = things.get(move.verb) ?? [];
    things.set(move.verb, seen);
    for (const thing of move.things) if (!seen.includes(thing)) seen.push(thing);
  }
  return [...things].map(([verb, of]) => {
    const lengths = moves.filter((move) => move.verb === verb).map((move) => move.things.length);
    return { verb, things: of, atLeast: Math.min(...lengths), atMost: Math.max(...lengths) };
  });
}
