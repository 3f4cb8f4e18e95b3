import { inTurn } from '@furrow/bots/greedy';
import { halfOf } from '@furrow/bots/network/half';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { aimOf } from './aims';
import type { KeptGame, KeptMove } from './kept-games';
import type { Reader } from './reader';
import type { Part } from './run-folder';
import type { Samples } from './samples';
import type { Subject } from './subject';

/** A game from its beginning to its end, to be learned from. */
export interface Told {
  readonly game: Game<Position>;
  readonly moves: readonly KeptMove[];
  readonly end: Position;
  /** From this move on the result says what positions are worth. */
  readonly sound: number;
  /** The seats whose choices are an example. */
  readonly examples: readonly Seat[];
}

/** A game that bots have played, to be learned from. */
export function keptGame(subjects: readonly Subject[], kept: KeptGame): Told {
  const { game } = subjects[kept.number % subjects.length];
  const { moves, sound, learners } = kept;
  const end = game.begin();
  for (const { seat, move } of moves) play(game.rules, end, seat, move);
  return { game, moves, end, sound, examples: learners };
}

/** What is taken of games: positions of each half and what became of them, and on which spaces people were placed. */
export type Taken = Readonly<Record<Part, Samples>>;

/** Takes the positions of a game in their order, all with the same tag; those within turns are never judged by a network. */
export function takeAll(reader: Reader, told: Told, tag: number, into: Taken): void {
  const { game, examples, sound } = told;
  const aim = aimOf(game, told.end);
  let number = 0;
  for (const { state, seat, move } of positionsOf(told)) {
    if (number++ < sound) continue;
    const within = seat >= 0 && inTurn(game, state, seat) !== undefined;
    if (!within) into[halfOf(game, state)].add(reader.position(state), aim, tag);
    const space = examples.includes(seat) ? reader.space(move) : -1;
    if (space >= 0) into.prior.add(reader.choice(state, seat), [space], tag);
  }
}

/** Takes the beginnings of rounds and all choices of a game; their tags are the rounds. */
export function takeBeginnings(reader: Reader, told: Told, into: Taken): void {
  const { game, examples } = told;
  const aim = aimOf(game, told.end);
  const begun = new Set([0]);
  for (const { state, seat, move } of positionsOf(told)) {
    const { now } = game.round(state);
    if (seat >= 0 && !begun.has(now)) into[halfOf(game, state)].add(reader.position(state), aim, now);
    if (seat >= 0) begun.add(now);
    const space = examples.includes(seat) ? reader.space(move) : -1;
    if (space >= 0) into.prior.add(reader.choice(state, seat), [space], now);
  }
}

/** The positions of a game before each of its moves; a position is only as it is until the next is asked for. */
function* positionsOf({ game, moves }: Told) {
  const state = game.begin();
  for (const { seat, move } of moves) {
    yield { state, seat, move };
    play(game.rules, state, seat, move);
  }
}
