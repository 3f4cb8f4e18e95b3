import { encodeView } from '@furrow/kernel/codec';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { type Json, patched } from './patch';
import type { AskedNumber, Clocks, Sitter, Told } from './told';

/** What came of news: they were taken in, or why not. */
export type Taken =
  | { readonly ok: true }
  /** These news were taken before, so they change nothing. */
  | { readonly ok: false; readonly why: 'known'; readonly no: number }
  /** News are lacking: follow again from this number. */
  | { readonly ok: false; readonly why: 'gap'; readonly from: number }
  /** The seat as which one followed went to somebody else: follow again from the beginning, without a seat. */
  | { readonly ok: false; readonly why: 'seat-lost' };

/** The client's side of following a table: what is seen of the game, brought from news to news. */
export class Follower {
  /** The number of the last news. */
  no = 0;
  /** How many moves count. */
  moves = 0;
  /** What is seen, as it is written. */
  seen: Json;
  asked: AskedNumber | undefined;
  clocks: Clocks | undefined;
  sitters: readonly Sitter[];
  private begun = false;
  private lost = false;

  constructor(
    game: Game<Position>,
    /** The seat as which one follows; none for a spectator. */
    private readonly seat?: Seat,
  ) {
    this.seen = encodeView(game.schema, view(game.schema, game.begin(), seat ?? SPECTATOR));
    this.sitters = Array.from({ length: game.seats }, () => null);
  }

  /** Takes in the next news. Nothing changes if they are not the next ones. */
  take(told: Told): Taken {
    if (this.lost) return { ok: false, why: 'seat-lost' };
    if (told.no <= this.no) return { ok: false, why: 'known', no: this.no };
    if (told.no > this.no + 1) return { ok: false, why: 'gap', from: this.no };
    if (told.kind === 'step' || told.kind === 'undo') {
      this.seen = patched(this.seen, told.patch);
      this.moves = told.moves;
      this.asked = told.asked;
      this.clocks = told.clocks ?? this.clocks;
    }
    this.takeSeats(told);
    this.no = told.no;
    return { ok: true };
  }

  private takeSeats(told: Told): void {
    if (told.kind === 'begin') {
      this.begun = true;
      this.sitters = told.sitters;
    }
    if (told.kind === 'over') this.asked = undefined;
    if (told.kind !== 'seat') return;
    this.sitters = this.sitters.with(told.seat, told.sitter);
    this.lost = this.begun && told.seat === this.seat;
  }
}
