import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads';
import { SqliteProblem } from './problems';
import type { SqliteAnswer, SqlitePlace, SqliteQuestion, SqliteRow, SqliteValue } from './sqlite-protocol';

interface Waiting {
  readonly resolve: (answer: { readonly rows: readonly SqliteRow[]; readonly changes: number }) => void;
  readonly reject: (error: Error) => void;
}

/** The way to the thread of the embedded database. */
export class SqliteLink {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private ended: Error | undefined;

  private constructor(place: SqlitePlace) {
    this.worker = startThread(new URL('./sqlite-thread.ts', import.meta.url), place);
    this.worker.on('message', (answer: SqliteAnswer) => this.received(answer));
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('the database is closed')));
  }

  /** Starts the thread and waits until the database is open. */
  static async open(place: SqlitePlace): Promise<SqliteLink> {
    const link = new SqliteLink(place);
    try {
      await new Promise((resolve, reject) => link.waiting.set(0, { resolve, reject }));
      return link;
    } catch (error) {
      await link.worker.terminate();
      throw error;
    }
  }

  /** Runs one statement. */
  run(
    on: SqliteQuestion['on'],
    sql: string,
    parameters: readonly SqliteValue[],
  ): Promise<{ readonly rows: readonly SqliteRow[]; readonly changes: number }> {
    const { ended } = this;
    if (ended !== undefined) return Promise.reject(ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, on, sql, parameters } satisfies SqliteQuestion);
    });
  }

  /** Closes the database; the thread ends by itself when its files are closed. */
  async close(): Promise<void> {
    if (this.ended !== undefined) return;
    const exit = new Promise((resolve) => this.worker.once('exit', resolve));
    this.worker.postMessage('close');
    await exit;
  }

  private received(answer: SqliteAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('problem' in answer) waiting?.reject(new SqliteProblem(answer.problem.message, answer.problem.code));
    else waiting?.resolve(answer);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}
