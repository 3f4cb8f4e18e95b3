import type { Call, CallName, Calls, Posted } from '../protocol/commands';
import type { Table } from '../protocol/table';

/** A call of any name; `Call` is what the worker makes of it. */
type Sent = Pick<Call, 'id' | 'name' | 'send'>;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The page's end of the wire to the engine. */
export class EngineClient {
  private readonly worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  constructor(onTable: (table: Table) => void, onProblem: (text: string) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<Posted>) => {
      if ('table' in data) onTable(data.table);
      else this.settle(data);
    };
    this.worker.onerror = ({ message }) => onProblem(message);
  }

  call<N extends CallName>(name: N, send: Calls[N]['send']): Promise<Calls[N]['get']> {
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Calls[N]['get']), reject });
      this.worker.postMessage({ id, name, send } satisfies Sent);
    });
  }

  private settle(posted: Exclude<Posted, { table: Table }>): void {
    const waiting = this.waiting.get(posted.to);
    this.waiting.delete(posted.to);
    if ('failed' in posted) waiting?.reject(new Error(posted.failed));
    else waiting?.resolve(posted.answer);
  }
}
