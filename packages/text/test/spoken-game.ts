import type { Game, GameBox, ScoreLine } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seeded } from '@furrow/testkit/random-game';
import type { Description } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import type { Section } from './golden-text';

/** The numbers that a text about a thing must name, and those that it may name besides. */
export interface DeclaredNumbers {
  readonly must: ReadonlySet<string>;
  readonly may: ReadonlySet<string>;
}

/** A thing whose text names the numbers of its declaration. */
export interface Numbered {
  readonly id: string;
  readonly numbers: DeclaredNumbers;
  description(language: Language): Description;
}

/** A game with what the tests of its texts need. */
export interface SpokenGame {
  readonly id: string;
  readonly box: GameBox<Position>;
  /** Games that together have everything which can be named. */
  readonly setUps: readonly Game<Position>[];
  /** The verbs that have words. */
  readonly verbs: readonly string[];
  /** What effects ask that do not ask by their own name alone. */
  readonly asks: Readonly<Record<string, readonly string[]>>;
  /** The questions that have words in a language. */
  questions(language: Language): readonly string[];
  /** The categories of the score sheet that have words in a language. */
  categories(language: Language): readonly string[];
  /** A score sheet with every category. */
  fullScore(): readonly ScoreLine[];
  readonly numbered: readonly Numbered[];
  /** The games that are played at random. */
  readonly random: readonly RandomGame[];
  /** Moves of which some are always refused. */
  attempts(game: Game<Position>): readonly Move[];
  /** Everything that is said of it in a language, part by part. */
  sections(language: Language): readonly Section[];
}

/** A game that is played at random. */
export interface RandomGame extends Seeded {
  readonly seats: number;
  /** Where it begins, if not as usual. */
  begun?(): Position;
}
