import type { Cost } from './compare';

/** What a move costs with each number of processes, in lines for people. */
export function compareReport(costs: readonly Cost[]): string {
  const [first, ...others] = costs;
  return [
    'a move takes, in milliseconds of a processor:',
    ...costs.map(costLine),
    ...others.map(
      ({ processes, servers }) =>
        `servers: ${processes} processes take ${(servers / first.servers).toFixed(2)} times what ${first.processes} takes`,
    ),
    ...others.map(
      (cost) =>
        `all together: ${cost.processes} processes take ${(total(cost) / total(first)).toFixed(2)} times what ${first.processes} takes`,
    ),
  ].join('\n');
}

function costLine(cost: Cost): string {
  const { processes, servers, rounds, database, generator, answered } = cost;
  const each = rounds.map((one) => one.toFixed(1)).join(' ');
  return `  ${processes} ${processes === 1 ? 'process:  ' : 'processes:'} servers ${servers.toFixed(2)} (rounds ${each}), PostgreSQL ${database.toFixed(2)}, this program ${generator.toFixed(2)}, together ${total(cost).toFixed(2)}; answered p50 ${answered.p50.toFixed(1)} ms`;
}

function total({ servers, database, generator }: Cost): number {
  return servers + database + generator;
}
