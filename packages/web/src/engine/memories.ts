import type { Position } from '@furrow/kernel/kind';
import type { LessonId } from '../protocol/lesson';
import type { BoxId } from '../protocol/set-up';
import { botOf } from './bots';
import { openStore } from './browser-store';
import type { Look } from './family';
import { boxIdOf } from './games';
import type { Session } from './session';

/** A game that one person of this browser has played to its end. */
export interface PastGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly box: BoxId;
  readonly options: Readonly<Record<string, string>>;
  /** Who sat where, as in the record. */
  readonly seats: readonly string[];
  /** The seat of the person. */
  readonly mine: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly deal: number;
  /** What lay before the person at the end, by id. */
  readonly cards: readonly string[];
}

/** A lesson that was played to its end, with the most stars that it ever brought. */
interface LessonDone {
  readonly id: LessonId;
  readonly stars: number;
}

/** What this browser remembers of games and lessons that are over, whether they are still saved or not. */
export class Memories {
  private readonly games = openStore<PastGame>('furrow-past', 'games');
  private readonly lessons = openStore<LessonDone>('furrow-lessons', 'lessons');
  private readonly noted = new Set<string>();

  /** All games, the newest first. */
  async past(): Promise<readonly PastGame[]> {
    return [...(await this.games.all())].sort((a, b) => b.time - a.time);
  }

  async forget(): Promise<void> {
    for (const { id } of await this.games.all()) await this.games.remove(id);
  }

  /** Remembers a game that is over, once; only one that began here and in which one person played. */
  async note(session: Session, look: Look<Position>): Promise<void> {
    const { record, deal, over, guide, campaign } = session;
    const games = campaign?.before.length ?? 0;
    const id = games === 0 ? session.id : `${session.id}-${games + 1}`;
    const people = record.seats.flatMap((who, seat) => (botOf(who) === undefined ? [seat] : []));
    if (!over || deal === undefined || guide !== undefined || people.length !== 1 || this.noted.has(id))
      return;
    this.noted.add(id);
    if ((await this.games.get(id)) !== undefined) return;
    const { game, state, seats } = record;
    const [mine] = people;
    const { scores, winners } = game.outcome(state);
    const cards = session.playable.family.seat({ ...look, state }, mine).cards.map((card) => card.id);
    const box = boxIdOf(game.id, game.options);
    const { options } = game;
    await this.games.put({
      id,
      time: Date.now(),
      box,
      options,
      seats,
      mine,
      points: scores,
      winners,
      deal,
      cards,
    });
  }

  /** Remembers that a lesson came to its end. */
  async finish(id: LessonId, stars: number): Promise<void> {
    const before = await this.lessons.get(id);
    if (before === undefined || before.stars < stars) await this.lessons.put({ id, stars });
  }

  /** The most stars that each lesson brought, of those that came to their end. */
  async stars(): Promise<ReadonlyMap<LessonId, number>> {
    return new Map((await this.lessons.all()).map(({ id, stars }) => [id, stars]));
  }
}
