import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings';
import { refuse } from '../words/refused';
import { sendRefusal } from './answering';
import { languageOf } from './language';
import { doorOf } from './logging';

/** What is counted and measured, for Prometheus. */
export class Measures {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'furrow_http_seconds',
    help: 'How long requests took, by door and status',
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
  }

  /** Shows a number that is asked for whenever somebody reads the measures. */
  watch(name: string, help: string, count: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await count());
      },
    });
  }
}

/** Measures every request, and lets this machine, or everybody, read all measures. */
export function serveMeasures(app: FastifyInstance, measures: Measures, settings: Settings): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: doorOf(request), status: reply.statusCode };
    measures.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!settings.metricsForAll && !isHere(request.socket.remoteAddress, request.headers['x-forwarded-for']))
      return sendRefusal(reply, refuse('only-here'), languageOf(request.headers['accept-language']));
    return reply.type(measures.registry.contentType).send(await measures.registry.metrics());
  });
}

/** Whether somebody asks from this machine, and not a proxy on it for somebody else. */
function isHere(address: string | undefined, forwarded: unknown): boolean {
  const here = address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
  return here && forwarded === undefined;
}
