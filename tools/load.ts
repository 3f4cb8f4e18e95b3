// `npm run load -- --tables N --seconds S [--every 5] [--processes P] [--until-it-breaks [--growth 1.5]] [--json]`: plays at many live tables of a real server, over real sockets, and measures how long moves take, who uses the processors and what a table costs.
// `npm run load -- --compare [--processes 2] [--tables 6] [--moves 600] [--json]`: measures side by side what a move costs with one process and with P.
import { parseArgs } from 'node:util';
import { compare } from './load/compare';
import { compareReport } from './load/compare-report';
import { report, stageReport } from './load/report';
import { runLoad, type Stage } from './load/run';
import { ServerBuild } from './online/server-process';

const options = {
  tables: { type: 'string' },
  seconds: { type: 'string', default: '30' },
  every: { type: 'string', default: '5' },
  processes: { type: 'string' },
  'until-it-breaks': { type: 'boolean', default: false },
  growth: { type: 'string', default: '1.5' },
  compare: { type: 'boolean', default: false },
  moves: { type: 'string', default: '600' },
  json: { type: 'boolean', default: false },
} as const;

/** Longer than it takes to set up the tables of a run that the machine can bear. */
const IDLE = 60;
/** How a comparison goes: moves before the first that counts, and moves in a row with the same number of processes. */
const WARM_UP = 1500;
const ROUND = 150;

try {
  const { values } = parseArgs({ options });
  const build = new ServerBuild();
  try {
    const told = values.compare ? await compared(build, values) : await loaded(build, values);
    console.log(values.json ? JSON.stringify(told.measured, undefined, 2) : told.text);
  } finally {
    build.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Told {
  readonly measured: unknown;
  readonly text: string;
}

async function loaded(build: ServerBuild, values: Values): Promise<Told> {
  const plan = {
    tables: numberOf('tables', values.tables ?? '50'),
    seconds: numberOf('seconds', values.seconds),
    every: numberOf('every', values.every),
    idle: IDLE,
    untilItBreaks: values['until-it-breaks'],
    growth: growthOf(values.growth),
    ...(values.processes !== undefined && { processes: numberOf('processes', values.processes) }),
  };
  const measured = (stage: Stage) => !values.json && console.log(stageReport(stage));
  const load = await runLoad(build, plan, { tell: console.error, measured });
  return { measured: load, text: report(load) };
}

async function compared(build: ServerBuild, values: Values): Promise<Told> {
  const plan = {
    processes: [1, numberOf('processes', values.processes ?? '2')],
    tables: numberOf('tables', values.tables ?? '6'),
    moves: numberOf('moves', values.moves),
    warmUp: WARM_UP,
    round: ROUND,
  };
  const costs = await compare(build, plan, console.error);
  return { measured: costs, text: compareReport(costs) };
}

function growthOf(text: string): number {
  if (!/^[1-9](\.\d{1,3})?$/.test(text) || Number(text) <= 1)
    throw new Error('--growth takes a number above 1');
  return Number(text);
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0) throw new Error(`--${name} takes a number from 1 on`);
  return Number(text);
}
