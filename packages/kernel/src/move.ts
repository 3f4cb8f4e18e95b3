/** An answer to a decision: a verb and the things it names, as numbers of the game's vocabularies. */
export interface Move {
  readonly verb: string;
  readonly things: readonly number[];
}

const NONE: readonly number[] = Object.freeze([]);
const bare = new Map<string, Move>();
const single = new Map<string, Move[]>();

/** The move of a verb that names nothing. Equal moves are the same object. */
export function say(verb: string): Move {
  let move = bare.get(verb);
  if (move === undefined) {
    move = Object.freeze({ verb, things: NONE });
    bare.set(verb, move);
  }
  return move;
}

/** The move of a verb that names one thing. Equal moves are the same object. */
export function name(verb: string, thing: number): Move {
  return nameIn(knownOf(verb), verb, thing);
}

/** The moves of a verb that name one thing each, as `name` makes them. */
export function nameEach(verb: string, things: readonly number[]): Move[] {
  const known = knownOf(verb);
  const moves: Move[] = [];
  for (const thing of things) moves.push(nameIn(known, verb, thing));
  return moves;
}

function knownOf(verb: string): Move[] {
  let known = single.get(verb);
  if (known === undefined) {
    known = [];
    single.set(verb, known);
  }
  return known;
}

function nameIn(known: Move[], verb: string, thing: number): Move {
  let move = known[thing];
  if (move === undefined) {
    move = Object.freeze({ verb, things: Object.freeze([thing]) });
    known[thing] = move;
  }
  return move;
}

/** The move of a verb that names any number of things. */
export function list(verb: string, things: readonly number[]): Move {
  return { verb, things };
}

/** Whether two moves say the same. */
export function sameMove(a: Move, b: Move): boolean {
  if (a === b) return true;
  if (a.verb !== b.verb || a.things.length !== b.things.length) return false;
  for (let i = 0; i < a.things.length; i++) if (a.things[i] !== b.things[i]) return false;
  return true;
}
