import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import type { Target } from '../protocol/asked';
import type { CardPicture, SeatPicture, SpaceGroup, Table } from '../protocol/table';

/** A position as it is looked at: by whom, and in which language. */
export interface Look<S extends Position> {
  readonly game: Game<S>;
  readonly state: S;
  readonly words: GameWords<S>;
  readonly language: Language;
  /** The seat whose secrets may be shown; a spectator's if nobody's may. */
  readonly viewer: Seat;
}

/** What of a seat each game draws in its own way. */
export type SeatFacts = Omit<SeatPicture, 'seat' | 'name' | 'kind' | 'points'>;

/** How the tables of one game become pictures: this is all that a new game must bring. */
export interface Family<S extends Position> {
  /** Whether seats hold what others may not see. */
  hides(game: Game<S>): boolean;
  board(look: Look<S>): readonly SpaceGroup[];
  offer(look: Look<S>): Table['offer'];
  seat(look: Look<S>, seat: Seat): SeatFacts;
  hand(look: Look<S>): readonly CardPicture[];
  notes(look: Look<S>): readonly string[];
  readonly harvests: readonly number[];
  /** Where on the table a move of a seat can be pointed at. */
  target(look: Look<S>, seat: Seat, move: Move): Target | undefined;
}
