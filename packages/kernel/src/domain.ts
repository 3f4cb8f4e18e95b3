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

/** A domain of listed answers; `why` gives the reason for any other. */
export function listed(moves: readonly Move[], why: (move: Move) => Reason): Domain {
  const contains = (move: Move): Verdict => {
    for (const offered of moves) if (sameMove(offered, move)) return YES;
    return no(why(move));
  };
  return lazily(
    () => moves,
    contains,
    () => moves,
    true,
  );
}

/** A domain that accepts more than it lists; `all` is what people are shown if that is more than the canonical moves. */
export function freeForm(
  moves: readonly Move[],
  contains: (move: Move) => Verdict,
  all: () => readonly Move[] = () => moves,
): Domain {
  return lazily(() => moves, contains, all);
}

/** A domain whose canonical moves are worked out when somebody asks for them. */
export function lazily(
  moves: () => readonly Move[],
  contains: (move: Move) => Verdict,
  all: () => readonly Move[] = moves,
  listsAll = false,
): Domain {
  let known: readonly Move[] | undefined;
  const listed = () => {
    known ??= moves();
    return known;
  };
  return {
    contains: (move) => (isWellFormed(move) ? contains(move) : no({ why: 'not-an-option' })),
    moves: listed,
    all,
    listsAll,
    sample: (dice) => listed()[dice.below(listed().length)],
    show: () => shapesOf(all()),
  };
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
