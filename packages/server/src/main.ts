// `npm start`: the page, the tables and the database, in one process.
import { fileURLToPath } from 'node:url';
import { lastResort } from './last-resort';
import { BadSetting, readSettings } from './settings';
import { openSite } from './site';
import { staticFiles } from './static-files';
import { StoreProblem } from './store/problems';

const LONGEST_STOP = 15_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  lastResort(settings);
  const page = staticFiles(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const site = await openSite(settings, page);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    site.close().catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  void site.lost.then((problem) => {
    fail(problem);
    if (!stopping) stop();
  });
  await site.listen();
  const where = settings.publicUrl?.origin ?? `http://localhost:${site.port()}`;
  process.stdout.write(`Furrow is at ${where} (Ctrl+C ends it; \`npx furrow\` plays in the terminal)\n`);
}

/** Says what is wrong in one line if whoever runs the server can mend it. */
function fail(error: unknown): void {
  process.stderr.write(`furrow: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof BadSetting || error instanceof StoreProblem) return message;
  if (code === 'EADDRINUSE')
    return `port ${port} is taken; choose another one: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `port ${port} may not be used; choose another one: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is no address of this machine';
  return stack ?? message;
}

main().catch(fail);
