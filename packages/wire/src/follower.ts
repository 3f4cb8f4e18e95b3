import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR } from '@furrow/kernel/view';
import type { AskedNumber, Clocks, Sitter, Told } from './told';
import { placeOfNews, type Seen, WatchedGame } from './watched-game';

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
  clocks: Clocks | undefined;
  sitters: readonly Sitter[];
  private readonly watched: WatchedGame;
  private isOver = false;
  private begun = false;
  private lost = false;

  constructor(
    game: Game<Position>,
    /** The seat as which one follows; none for a spectator. */
    private readonly seat?: Seat,
  ) {
    this.watched = new WatchedGame(game, seat ?? SPECTATOR);
    this.sitters = Array.from({ length: game.seats }, () => null);
  }

  /** How many moves count. */
  get moves(): number {
    return this.watched.moves;
  }

  /** What is seen, as it is written. */
  get seen(): Seen {
    return this.watched.seen;
  }

  /** What the own seat may answer now. */
  get asked(): AskedNumber | undefined {
    return this.isOver ? undefined : this.watched.asked;
  }

  /** Takes in the next news. Nothing changes if they are not the next ones. */
  take(told: Told): Taken {
    if (this.lost) return { ok: false, why: 'seat-lost' };
    const place = placeOfNews(told.no, this.no);
    if (place === 'known') return { ok: false, why: 'known', no: this.no };
    if (place === 'gap') return { ok: false, why: 'gap', from: this.no };
    if (told.kind === 'step' || told.kind === 'undo') {
      this.watched.hear(told);
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
    this.isOver ||= told.kind === 'over';
    if (told.kind !== 'seat') return;
    this.sitters = this.sitters.with(told.seat, told.sitter);
    this.lost = this.begun && told.seat === this.seat;
  }
}
