import type { Spread } from './percentiles';
import { type Load, SLOWEST, type Stage } from './run';

/** What was measured, in lines for people. */
export function report({ stages, memory, brokeAt }: Load): string {
  const { empty, idle, forgotten } = memory;
  const kilobytes = (megabytes: number): string => `${Math.round(megabytes * 1024)} kB`;
  return [
    ...stages.map(stageLines),
    `memory: ${empty.rss.toFixed(0)} MB without tables (values in use ${empty.heap.toFixed(0)} MB); for each table`,
    `  idle, with its sockets  ${kilobytes(idle.rss)} (values in use ${kilobytes(idle.heap)})`,
    `  forgotten               ${kilobytes(forgotten.rss)} (values in use ${kilobytes(forgotten.heap)})`,
    ...(brokeAt === undefined
      ? []
      : [`it breaks at ${brokeAt} tables: p95 of the answers is above ${SLOWEST} ms`]),
  ].join('\n');
}

function stageLines(stage: Stage): string {
  const { tables, sockets, moves, movesPerSecond, failed, answered, told } = stage;
  return [
    `${tables} tables, ${sockets} sockets: ${moves} moves, ${movesPerSecond.toFixed(1)} a second, ${failed} came to nothing`,
    `  answered               ${spread(answered)}`,
    `  news at all seats      ${spread(told)}`,
    `  event loop             server p50 ${ms(stage.serverDelayP50)}, p99 ${ms(stage.serverDelayP99)}; this program p99 ${ms(stage.ownDelayP99)}`,
    `  server                 ${Math.round(stage.serverProcessor * 100)} % of a processor, ${ms((stage.serverProcessor * 1000) / movesPerSecond)} of it a move, ${stage.rss.toFixed(0)} MB (heap ${stage.heap.toFixed(0)} MB)`,
  ].join('\n');
}

function spread({ p50, p95, p99, most }: Spread): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, most ${ms(most)}`;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
