import { createHash } from 'node:crypto';
import type { Seat } from '@furrow/kernel/seat';
import type { Answer } from '@furrow/wire/acts';
import { seatedBot } from '@furrow/wire/seated';
import { seenBy } from '../publish/news-writer';
import type { LoadedTable } from '../queue/loaded-table';
import type { TableState } from '../state/table-state';
import type { BotJob, Thinker } from './thinker';

/** What the bots need of whoever holds the tables. */
export interface BotContext {
  readonly think: Thinker;
  table(id: string): LoadedTable;
  failed(table: string, error: unknown): void;
}

/** A question to a bot. */
interface Question {
  readonly table: string;
  readonly seat: Seat;
  readonly number: number;
  readonly job: BotJob;
  readonly owner: string;
}

/** The bots of all tables: they are asked when the game waits for them, and answer as people do. */
export class BotSeats {
  /** The questions that are thought about. */
  private readonly thinking = new Map<string, Promise<void>>();
  private closed = false;

  constructor(private readonly context: BotContext) {}

  /** Asks every bot of a table that is waited for and does not think yet. */
  wake(table: TableState): void {
    if (this.closed) return;
    for (const seat of table.waiting()) {
      const bot = seatedBot(table.sitters[seat]);
      if (bot === undefined) continue;
      const number = table.playing.decisionNumber(seat);
      const name = `${table.facts.id} ${seat} ${number}`;
      if (this.thinking.has(name)) continue;
      const job = jobOf(table, seat, bot);
      const done = this.answer({ table: table.facts.id, seat, number, job, owner: table.facts.owner })
        .catch((error: unknown) => this.context.failed(table.facts.id, error))
        .finally(() => this.thinking.delete(name));
      this.thinking.set(name, done);
    }
  }

  /** Nobody is asked any more; resolves when the last one has answered. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.thinking.values());
  }

  private async answer(question: Question): Promise<void> {
    const { table, seat, number } = question;
    const said = await this.ask(question);
    if (this.closed) return;
    const answer = said === undefined ? undefined : await this.play(question, said);
    if (answer?.ok === true || answer?.refusal.why === 'stale' || answer?.refusal.why === 'not-kept') return;
    if (answer !== undefined)
      this.context.failed(table, new Error(`a bot said '${said}': ${answer.refusal.why}`));
    const usual = await this.context.table(table).read((table) => firstMove(table, seat, number));
    if (usual !== undefined) await this.play(question, usual);
  }

  /** What a bot says; undefined if it breaks down. */
  private async ask({ table, job, owner }: Question): Promise<string | undefined> {
    try {
      return await this.context.think(job, { person: owner, table });
    } catch (error) {
      if (!this.closed) this.context.failed(table, error);
      return undefined;
    }
  }

  private play({ table, seat, number }: Question, move: string): Promise<Answer> {
    const key = `bot-${seat}-${number}`;
    return this.context.table(table).act({ bot: seat }, { key, act: { act: 'play', number, move } });
  }
}

/** The first canonical answer to a question, so that a game goes on whose bot broke down. */
function firstMove(table: TableState, seat: Seat, number: number): string | undefined {
  const asked = table.record?.decisions().find((one) => one.seat === seat && !one.open);
  if (asked === undefined || table.playing.decisionNumber(seat) !== number) return undefined;
  return table.playing.words(seat, asked.domain.moves()[0]);
}

function jobOf(table: TableState, seat: Seat, level: string): BotJob {
  const { id, options, pool, seats } = table.game;
  const said = `${table.facts.seed} ${seat} ${table.playing.log.length}`;
  const seed = createHash('sha256').update(said).digest().readUInt32LE();
  const game = { game: id, options, ...(pool !== undefined && { pool }), seats };
  return { ...game, view: seenBy(table, seat), seat, level, seed };
}
