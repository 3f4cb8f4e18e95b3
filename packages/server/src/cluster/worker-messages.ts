// What workers and whoever started them tell each other: that a worker lives, and the metrics of all.
import type { Worker } from 'node:cluster';
import { AggregatorRegistry, Gauge, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** How often a worker says that it lives, and how long it may take to say what it measured, in milliseconds. */
const BEAT = 1000;
const LONGEST_ANSWER = 1000;

type WorkerMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker says: it lives; its own metrics, which it was asked for; it wants those of all. */
type FromWorker =
  | { readonly furrow: 'beat' | 'ask-all' }
  | { readonly furrow: 'metrics'; readonly ask: number; readonly metrics: WorkerMetrics };

/** What a worker is told: its own metrics are wanted; those of all, as text. */
type ToWorker =
  | { readonly furrow: 'ask'; readonly ask: number }
  | { readonly furrow: 'metrics-of-all'; readonly text: string };

/** Whether a message is one of ours. */
export function isFromWorker(message: unknown): message is FromWorker {
  return typeof message === 'object' && message !== null && 'furrow' in message;
}

function isToWorker(message: unknown): message is ToWorker {
  return typeof message === 'object' && message !== null && 'furrow' in message;
}

/** The metrics of all workers together, and which of them do not answer. */
export class MetricsOfWorkers {
  private readonly waiting = new Map<number, (metrics: WorkerMetrics) => void>();
  private asks = 0;

  /** Tells a worker the metrics of all. */
  async tell(to: Worker, workers: Iterable<Worker>): Promise<void> {
    const text = await this.ofAll([...workers]);
    if (to.isConnected()) to.send({ furrow: 'metrics-of-all', text } satisfies ToWorker);
  }

  /** Takes the metrics of a worker. */
  received({ ask, metrics }: Extract<FromWorker, { furrow: 'metrics' }>): void {
    this.waiting.get(ask)?.(metrics);
  }

  private async ofAll(workers: readonly Worker[]): Promise<string> {
    const answers = await Promise.all(workers.map((worker) => this.of(worker)));
    const registry = AggregatorRegistry.aggregate(answers.filter((answer) => answer !== undefined));
    const gauge = new Gauge({
      name: 'furrow_worker_answers',
      help: 'Whether a worker says what it measured (1) or does not answer (0), by the number of its process',
      labelNames: ['pid'],
      registers: [registry],
    });
    for (const [i, { process }] of workers.entries())
      gauge.set({ pid: String(process.pid) }, answers[i] === undefined ? 0 : 1);
    return registry.metrics();
  }

  /** The metrics of a worker; undefined if it does not answer in time. */
  private async of(worker: Worker): Promise<WorkerMetrics | undefined> {
    if (!worker.isConnected()) return undefined;
    const ask = ++this.asks;
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<WorkerMetrics | undefined>((resolve) => {
        this.waiting.set(ask, resolve);
        late = setTimeout(() => resolve(undefined), LONGEST_ANSWER);
        worker.send({ furrow: 'ask', ask } satisfies ToWorker);
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(ask);
    }
  }
}

/** Says from now on that this worker lives. */
export function beginBeating(): void {
  const beat = (): void => say({ furrow: 'beat' });
  beat();
  setInterval(beat, BEAT).unref();
}

/** Says what this worker measured whenever it is asked. */
export function answerWith(metrics: () => Promise<WorkerMetrics>): void {
  process.on('message', (message: unknown) => {
    if (!isToWorker(message) || message.furrow !== 'ask') return;
    const { ask } = message;
    // Whoever does not answer counts as silent.
    void metrics().then(
      (measured) => say({ furrow: 'metrics', ask, metrics: measured }),
      () => {},
    );
  });
}

/** Asks whoever started this worker for the metrics of all. */
export function metricsOfAllWorkers(): Promise<string> {
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      if (!isToWorker(message) || message.furrow !== 'metrics-of-all') return;
      process.off('message', hear);
      resolve(message.text);
    };
    process.on('message', hear);
    say({ furrow: 'ask-all' });
  });
}

/** A worker that was cut off says nothing any more. */
function say(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}
