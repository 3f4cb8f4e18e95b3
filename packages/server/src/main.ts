// `npm start`: the page, the tables and the database, in one process; `npm start -- --workers N` in several.
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginBeating } from './cluster/worker-messages';
import { WorkerEnded, Workers } from './cluster/workers';
import { lastResort } from './last-resort';
import { BadSetting, readSettings, type Settings } from './settings';
import { openSite } from './site';
import { staticFiles } from './static-files';
import { StoreProblem } from './store/problems';

const LONGEST_STOP = 15_000;
const SLACK = 2000;

async function main(): Promise<void> {
  const settings = settingsOf(process.argv.slice(2));
  lastResort(settings);
  return settings.workers > 1 && cluster.isPrimary ? supervise(settings) : serve(settings);
}

/** What the environment says, and what is said when it is started. */
function settingsOf(args: string[]): Settings {
  const { values } = parseArgs({ args, options: { workers: { type: 'string' } } });
  const { workers } = values;
  return readSettings({ ...process.env, ...(workers !== undefined && { WORKERS: workers }) });
}

/** Runs workers: SIGHUP replaces them one after the other, which is how a new program is taken up without a pause. */
async function supervise(settings: Settings): Promise<void> {
  const hangs = settings.limits.hangSeconds * 1000;
  const workers = new Workers(settings.workers, hangs, complain);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP + SLACK).unref();
    workers.stop().then((inOrder) => process.exit(inOrder ? 0 : 1), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.on('SIGHUP', () => void workers.renew().catch(fail));
  try {
    sayWhere(settings, await workers.start());
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    await workers.stop();
    process.exit(1);
  }
}

async function serve(settings: Settings): Promise<void> {
  if (cluster.isWorker) beginBeating();
  const page = staticFiles(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const site = await openSite(settings, page);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    // The line to whoever started it would keep a worker alive.
    site
      .close()
      .catch(fail)
      .finally(() => cluster.isWorker && process.exit());
  };
  process.on('SIGTERM', stop);
  // Ctrl+C reaches workers too, which are told by whoever started them.
  process.on('SIGINT', cluster.isWorker ? () => {} : stop);
  void site.lost.then((problem) => {
    fail(problem);
    if (!stopping) stop();
  });
  await site.listen();
  if (!cluster.isWorker) sayWhere(settings, site.port());
}

function sayWhere({ publicUrl }: Settings, port: number): void {
  const where = publicUrl?.origin ?? `http://localhost:${port}`;
  process.stdout.write(`Furrow is at ${where} (Ctrl+C ends it; \`npx furrow\` plays in the terminal)\n`);
}

/** Says what is wrong in one line if whoever runs the server can mend it. */
function fail(error: unknown): void {
  complain(reasonOf(error));
  process.exitCode = 1;
}

function complain(text: string): void {
  process.stderr.write(`furrow: ${text}\n`);
}

function reasonOf(error: unknown): string {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof BadSetting || error instanceof StoreProblem) return message;
  if (error instanceof WorkerEnded) return `${message}; the others go on with the program from before`;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (code === 'EADDRINUSE')
    return `port ${port} is taken; choose another one: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `port ${port} may not be used; choose another one: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is no address of this machine';
  return stack ?? message;
}

main().catch(fail);
