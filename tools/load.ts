// `npm run load -- --tables N --seconds S [--every 5] [--processes P] [--until-it-breaks] [--json]`: plays at many live tables of a real server, over real sockets, and measures how long moves take and what a table costs.
import { parseArgs } from 'node:util';
import { report } from './load/report';
import { runLoad } from './load/run';
import { ServerBuild } from './online/server-process';

const options = {
  tables: { type: 'string', default: '50' },
  seconds: { type: 'string', default: '30' },
  every: { type: 'string', default: '5' },
  processes: { type: 'string' },
  'until-it-breaks': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Longer than it takes to set up the tables of a run that the machine can bear. */
const IDLE = 60;

try {
  const { values } = parseArgs({ options });
  const plan = {
    tables: numberOf('tables', values.tables),
    seconds: numberOf('seconds', values.seconds),
    every: numberOf('every', values.every),
    idle: IDLE,
    untilItBreaks: values['until-it-breaks'],
    ...(values.processes !== undefined && { processes: numberOf('processes', values.processes) }),
  };
  const build = new ServerBuild();
  try {
    const load = await runLoad(build, plan, console.error);
    console.log(values.json ? JSON.stringify(load, undefined, 2) : report(load));
  } finally {
    build.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0) throw new Error(`--${name} takes a number from 1 on`);
  return Number(text);
}
