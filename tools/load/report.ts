import type { Spread } from './percentiles';
import type { ProcessorUse } from './processor-use';
import { type Load, SLOWEST, type Stage } from './run';
import type { Standstill } from './slow-moves';

/** What was measured after all stages, in lines for people. */
export function report({ memory, brokeAt }: Load): string {
  const { empty, idle, forgotten } = memory;
  const kilobytes = (megabytes: number): string => `${Math.round(megabytes * 1024)} kB`;
  return [
    `memory: ${empty.rss.toFixed(0)} MB without tables (values in use ${empty.heap.toFixed(0)} MB); for each table`,
    `  idle, with its sockets  ${kilobytes(idle.rss)} (values in use ${kilobytes(idle.heap)})`,
    `  forgotten               ${kilobytes(forgotten.rss)} (values in use ${kilobytes(forgotten.heap)})`,
    ...(brokeAt === undefined
      ? []
      : [`it breaks at ${brokeAt} tables: p95 of the answers is above ${SLOWEST} ms`]),
  ].join('\n');
}

/** What was measured with so many tables, in lines for people. */
export function stageReport(stage: Stage): string {
  const { tables, sockets, moves, movesPerSecond, failed, answered, told } = stage;
  return [
    `${tables} tables, ${sockets} sockets: ${moves} moves, ${movesPerSecond.toFixed(1)} a second, ${failed} came to nothing`,
    `  answered               ${spread(answered)}`,
    `  news at all seats      ${spread(told)}`,
    `  event loop             server p50 ${ms(stage.serverDelayP50)}, p99 ${ms(stage.serverDelayP99)}, most ${ms(stage.serverDelayMost)}; this program p99 ${ms(stage.ownDelayP99)}, most ${ms(stage.ownDelayMost)}`,
    ...processorLines(stage.processors, movesPerSecond),
    ...standstillLines(stage),
    `  memory                 ${stage.rss.toFixed(0)} MB (heap ${stage.heap.toFixed(0)} MB)`,
  ].join('\n');
}

function processorLines(use: ProcessorUse, movesPerSecond: number): string[] {
  const { servers, database, generator, idle, processors } = use;
  const line = (name: string, part: number) =>
    `    ${name.padEnd(21)}${percent(part).padStart(5)} of a processor, ${ms((part * 1000) / movesPerSecond)} a move`;
  return [
    `  processors             ${percent(idle)} of ${processors} idle`,
    ...servers.map((part, index) => line(servers.length === 1 ? 'server' : `server ${index + 1}`, part)),
    ...(database === undefined ? [] : [line('PostgreSQL', database)]),
    line('this program', generator),
  ];
}

/** Which program stood still for 30 ms or more, and whether slow moves waited for that. */
function standstillLines({ slow, standstills: { servers, generator } }: Stage): string[] {
  const line = (
    name: string,
    { pauses, total, longest, collecting, longestCollection, ofSlowMoves }: Standstill,
  ) =>
    `    ${name.padEnd(21)}${pauses} times, ${ms(total)} together, longest ${ms(longest)}; garbage ${ms(collecting)}, longest ${ms(longestCollection)}; ${percent(ofSlowMoves)} of the slow moves' waiting`;
  return [
    `  above ${SLOWEST} ms           ${slow.moves} moves in ${slow.bunches} bunches; stood still for 30 ms or more:`,
    ...servers.map((one, index) => line(servers.length === 1 ? 'server' : `server ${index + 1}`, one)),
    line('this program', generator),
  ];
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function spread({ p50, p95, p99, most }: Spread): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, most ${ms(most)}`;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
