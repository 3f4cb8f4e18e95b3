// `npm run backup -- FILE` and `npm run restore -- FILE`.
import { resolve } from 'node:path';
import { BadSetting, readSettings } from './settings';
import { backup, restore } from './store/backup';
import { StoreProblem } from './store/problems';

const USAGE = 'usage: npm run backup -- FILE, or npm run restore -- FILE';

async function main([what, name, ...more]: readonly string[]): Promise<string> {
  if (name === undefined || more.length > 0) throw new StoreProblem(USAGE);
  // npm changes the folder, but not what the person at the keyboard means.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const settings = readSettings(process.env);
  if (what === 'backup') return `${await backup(settings, file, Date.now())} rows are in ${file}`;
  if (what === 'restore') return `${await restore(settings, file)} rows are restored from ${file}`;
  throw new StoreProblem(USAGE);
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  const mendable = error instanceof StoreProblem || error instanceof BadSetting;
  process.stderr.write(`furrow: ${mendable ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
