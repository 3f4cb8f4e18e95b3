import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Reason } from '@furrow/kernel/verdict';
import { howMany } from '@furrow/testkit/how-many';
import { type Answered, randomGame } from '@furrow/testkit/random-game';
import type { GameWords } from '@furrow/text/game-words';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { RandomGame, SpokenGame } from './spoken-game';

/** What is read of a game in one language. */
export interface Reading {
  readonly language: Language;
  /** Prompts, offered moves, events, rounds and lines of the score sheet. */
  readonly texts: Set<string>;
  readonly reasons: Set<string>;
  /** Moves of one decision that read alike. */
  readonly alike: Set<string>;
}

/** At each decision one in so many of the moves is tried of which some are always refused; all have their turn. */
const TURNS = howMany(8, 1);
/** How many of the moves that were offered so far are tried at each decision. */
const TRIED = 12;

/** Plays a game at random and collects everything that is read in it, language by language. */
export function readGame(spoken: SpokenGame, played: RandomGame): readonly Reading[] {
  const game = spoken.box.open(played.options, played.seats);
  const readers = LANGUAGES.map((language) => new Reader(language, words(game, language)));
  const known: Move[] = [];
  const attempts = spoken.attempts(game);
  let turn = 0;
  const asked = (state: Position, all: readonly Decision[], dice: Dice) => {
    for (const decision of all) {
      const moves = decision.domain.all();
      const attempted = attempts.filter((_, at) => at % TURNS === turn % TURNS);
      turn++;
      const reasons = [...attempted, ...some(known, dice)].flatMap((move) => whyNot(decision, move));
      for (const reader of readers) {
        reader.readOffer(state, decision, moves);
        for (const reason of reasons) reader.reasons.add(reader.told.reason(state, decision.seat, reason));
      }
      for (const move of moves) if (dice.below(4) === 0) known.push(move);
    }
  };
  const answered = (state: Position, { heard }: Answered) => {
    for (const reader of readers) reader.readEvents(state, heard);
  };
  const end = randomGame(spoken.box, played, { asked, answered }, played.begun?.());
  for (const reader of readers)
    for (let seat = 0; seat < game.seats; seat++)
      for (const line of game.score(end, seat)) reader.texts.add(reader.told.scoreLine(line));
  return readers;
}

function some(moves: readonly Move[], dice: Dice): Move[] {
  return moves.length === 0 ? [] : Array.from({ length: TRIED }, () => moves[dice.below(moves.length)]);
}

function whyNot({ domain }: Decision, move: Move): Reason[] {
  const verdict = domain.contains(move);
  return verdict.ok ? [] : [verdict.reason];
}

/** Reads a game in one language. */
class Reader implements Reading {
  readonly texts = new Set<string>();
  readonly reasons = new Set<string>();
  readonly alike = new Set<string>();

  constructor(
    readonly language: Language,
    readonly told: GameWords<Position>,
  ) {}

  readOffer(state: Position, decision: Decision, moves: readonly Move[]): void {
    this.texts.add(this.told.round(state)).add(this.told.prompt(state, decision));
    const typing = this.told.typing(decision);
    if (typing !== undefined) this.texts.add(typing);
    const seen = new Set<string>();
    for (const move of moves) {
      const text = this.told.move(state, decision, move);
      if (seen.has(text)) this.alike.add(text);
      seen.add(text);
      this.texts.add(text);
    }
  }

  readEvents(state: Position, heard: Answered['heard']): void {
    for (const event of heard) {
      const text = this.told.event(state, event);
      if (text !== undefined) this.texts.add(text);
    }
  }
}
