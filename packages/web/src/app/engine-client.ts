import type { Call, CallName, Calls, Posted } from '../protocol/commands';
import type { Table } from '../protocol/table';
import type { Thinking } from '../protocol/thinking';

/** A call of any name; `Call` is what the worker makes of it. */
type Sent = Pick<Call, 'id' | 'name' | 'send'>;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** What the page hears without having asked. */
interface Hearing {
  readonly onTable: (table: Table) => void;
  readonly onThinking: (thinking: Thinking) => void;
  readonly onRules: (identity: string) => void;
  readonly onProblem: (text: string) => void;
}

/** The worker as the page reaches it. */
export type EngineWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage'>;

/** The page's end of the wire to the engine. */
export class EngineClient {
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  /** The call that put a game away last: games that were opened before it are of the past. */
  private left = 0;

  constructor(
    private readonly worker: EngineWorker,
    { onTable, onThinking, onRules, onProblem }: Hearing,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<Posted>) => {
      if ('table' in data) {
        if (data.opened > this.left) onTable(data.table);
      } else if ('thinking' in data) onThinking(data.thinking);
      else if ('rules' in data) onRules(data.rules);
      else this.settle(data);
    };
    this.worker.onerror = ({ message }) => onProblem(message);
  }

  call<N extends CallName>(name: N, send: Calls[N]['send']): Promise<Calls[N]['get']> {
    const id = ++this.calls;
    if (name === 'leave') this.left = id;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Calls[N]['get']), reject });
      this.worker.postMessage({ id, name, send } satisfies Sent);
    });
  }

  private settle(posted: Extract<Posted, { to: number }>): void {
    const waiting = this.waiting.get(posted.to);
    this.waiting.delete(posted.to);
    if ('failed' in posted) waiting?.reject(new Error(posted.failed));
    else waiting?.resolve(posted.answer);
  }
}
