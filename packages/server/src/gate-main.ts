// `npm run gate -- --data DIR`: plays all running tables and the corpus of records again with the rules of this furrow.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordsIn } from '@furrow/kernel/records-text';
import { faultsIn } from './gate/corpus';
import { checkTables } from './gate/running-tables';
import { BadSetting, readSettings } from './settings';
import { StoreProblem } from './store/problems';

const USAGE =
  'usage: npm run gate -- [--data DIR] [--corpus DIR]\nwithout --data the database is the one that DATA or DATABASE_URL names';

/** What a person asked for; folders are meant from where they stand, though npm changes the folder. */
function asked(): { readonly data: string | undefined; readonly corpus: string } {
  try {
    const options = { data: { type: 'string' }, corpus: { type: 'string' } } as const;
    const { data, corpus } = parseArgs({ options }).values;
    const from = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder);
    return { data: data && from(data), corpus: corpus === undefined ? 'examples/corpus' : from(corpus) };
  } catch (error) {
    throw new StoreProblem(`${(error as Error).message}\n${USAGE}`);
  }
}

async function checkCorpus(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder))
    throw new StoreProblem(`there is no corpus in ${folder}: --corpus must name its folder`);
  const faults: string[] = [];
  let games = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.furrow'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    games += recordsIn(text).length;
    for (const { game, line, why } of await faultsIn(text))
      faults.push(`${name}, game ${game} (line ${line}): ${why}`);
  }
  process.stdout.write(`${games} games of the corpus were played again, ${faults.length} go otherwise\n`);
  return faults;
}

async function main(): Promise<readonly string[]> {
  const { data, corpus } = asked();
  const { databaseUrl, ...settings } = readSettings(process.env);
  const kept =
    data === undefined ? { ...settings, ...(databaseUrl && { databaseUrl }) } : { ...settings, data };
  const { tables, faults } = await checkTables(kept);
  process.stdout.write(`${tables} running tables were played again, ${faults.length} would be frozen\n`);
  return [...faults, ...(await checkCorpus(corpus))];
}

try {
  const faults = await main();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'the gate is open\n' : 'the gate is shut\n');
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  const mendable = error instanceof StoreProblem || error instanceof BadSetting;
  process.stderr.write(`furrow: ${mendable ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 2;
}
