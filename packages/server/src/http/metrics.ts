import cluster from 'node:cluster';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answerWith, metricsOfAllWorkers } from '../cluster/worker-messages';
import type { Settings } from '../settings';
import { refuse } from '../words/refused';
import { languageOf } from './language';
import { routeOf } from './logging';
import { isForwarded } from './proxies';
import { sendRefusal } from './send-refusal';

/** What is counted and measured, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'furrow_http_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly acts = new Counter({
    name: 'furrow_acts_total',
    help: 'Acts at tables, by what was wanted and what came of it',
    labelNames: ['act', 'result'],
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'furrow_commit_seconds',
    help: 'How long it took until a change of a table was on the disk',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly ended = new Counter({
    name: 'furrow_streams_ended_total',
    help: 'Sockets and streams that the server ended, by why',
    labelNames: ['why'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    if (cluster.isWorker) answerWith(() => this.registry.getMetricsAsJSON());
  }

  /** Shows a number that is asked for whenever somebody reads the metrics. */
  watch(
    name: string,
    help: string,
    count: () => number | Promise<number>,
    /** How it is summed up over several workers: what all of them see alike is not added. */
    aggregator: 'sum' | 'max' = 'sum',
  ): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      async collect() {
        this.set(await count());
      },
    });
  }
}

/** Measures every request, and lets this machine, or everybody, read all metrics. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, settings: Settings): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!settings.metricsForAll && !isHere(request))
      return sendRefusal(reply, refuse('only-here'), languageOf(request.headers['accept-language']));
    return reply.type(metrics.registry.contentType).send(await metricsOfAll(metrics));
  });
}

/** The metrics of this process, or of all workers that share its port. */
function metricsOfAll({ registry }: Metrics): Promise<string> {
  return cluster.isWorker ? metricsOfAllWorkers() : registry.metrics();
}

/** Whether somebody asks from this machine, and not a proxy on it for somebody else. */
function isHere(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  return (address === '::1' || /^(::ffff:)?127\./.test(address)) && !isForwarded(request);
}
