import type { Cost } from './clock';
import type { GameFigures, RoundFigures } from './games';
import type { MemoryFigures } from './memory';
import type { SearchFigures } from './search';

/** Everything that one run of the bench found. */
export interface Figures {
  readonly refMicros: number;
  readonly copy: Cost;
  readonly view: Cost;
  readonly encode: Cost;
  readonly decode: Cost;
  readonly hash: Cost;
  readonly games: GameFigures;
  /** Random games of Agricola without hand cards, by board. */
  readonly agricola: Readonly<Record<string, GameFigures>>;
  /** The revised edition with hands and without, by the number of players. */
  readonly hands: readonly HandFigures[];
  /** What a simulation of the search costs, by game. */
  readonly search: Readonly<Record<string, SearchFigures>>;
  readonly rounds: readonly RoundFigures[];
  /** How much more a decision costs in round 8 than in round 1. */
  readonly growth: number;
  /** How much more a decision in the last round costs at the end of a game than in the same position read from text. */
  readonly history: number;
  readonly memory: MemoryFigures;
}

/** What hand cards cost: games without them and with hands, and how much more a decision takes. */
export interface HandFigures {
  readonly seats: number;
  readonly without: GameFigures;
  readonly hands: GameFigures;
  readonly ratio: number;
}

/** A limit of the project: what was found, what is allowed, and whether it holds. */
export interface Limit {
  readonly name: string;
  readonly found: number;
  readonly limit: number;
  readonly unit: string;
  readonly ok: boolean;
}

/** The limits, with what was found. */
export function limitsOf(figures: Figures): Limit[] {
  const limit = (name: string, found: number, most: number, unit: string): Limit => ({
    name,
    found,
    limit: most,
    unit,
    ok: found <= most,
  });
  return [
    limit('state copy', figures.copy.refs, 1 / 40, 'refs'),
    limit('random 12-building game', figures.games.mean.refs, 20, 'refs'),
    limit('random 12-building game, goal', figures.games.mean.refs, 10, 'refs'),
    limit('Agricola, family game', figures.agricola['family game, 2 players'].mean.refs, 11, 'refs'),
    ...figures.hands.map(({ seats, ratio }) =>
      limit(`decision with hands / without, ${seats} players`, ratio, 2, 'times'),
    ),
    limit('simulation, family game', figures.search['family game, 2 players'].simulation.refs, 1.5, 'refs'),
    limit('encoded state', figures.memory.encodedMax, 4096, 'bytes'),
  ];
}

/** The figures as a table for people. */
export function reportText(figures: Figures): string {
  const { games, memory, rounds } = figures;
  const lines = [
    `1 ref = ${figures.refMicros.toFixed(1)} µs (structuredClone of bench/reference.json, median of this run)`,
    '',
    row('state copy', figures.copy),
    row('view', figures.view),
    row('encode', figures.encode),
    row('decode', figures.decode),
    row('hash', figures.hash),
    row('decision in random play', games.decision),
    row('random 12-building game, mean', games.mean),
    row('  median', games.median),
    row('  99 % are below', games.p99),
    `  ${games.perSecond.toFixed(0)} games per second, ${(games.decisions / games.games).toFixed(1)} decisions each`,
    '',
    ...Object.entries(figures.agricola).flatMap(([name, one]) => [
      row(`Agricola, ${name}`, one.mean),
      `  99 % below ${(one.p99.micros / one.median.micros).toFixed(1)} times the median; ${(one.decisions / one.games).toFixed(1)} decisions each`,
    ]),
    '',
    ...figures.hands.flatMap(({ seats, without, hands, ratio }) => [
      row(`decision, ${seats} players, no cards`, without.decision),
      row(`decision, ${seats} players, hands`, hands.decision),
      `  ${ratio.toFixed(2)} times; ${(hands.decisions / hands.games).toFixed(1)} decisions a game, ${(without.decisions / without.games).toFixed(1)} without cards`,
    ]),
    '',
    ...Object.entries(figures.search).flatMap(([name, { simulation, perSecond, positions }]) => [
      row(`simulation, ${name}`, simulation),
      `  ${perSecond.toFixed(0)} simulations per second, one thread; median of ${positions} decisions`,
    ]),
    '',
    `decision by round: ${rounds.map(({ round, micros }) => `${round}: ${micros.toFixed(1)}`).join('  ')} µs`,
    `  round 8 / round 1 = ${figures.growth.toFixed(2)}: ${slopeText(rounds)}`,
    `  in play / same position without a past = ${figures.history.toFixed(2)}: a state carries no history`,
    '',
    `heap of a kept state ${kilobytes(memory.state)}, of a full record ${kilobytes(memory.record)}`,
    `encoded state ${memory.encodedMean.toFixed(0)} bytes on average, ${memory.encodedMax} at most`,
    '',
    ...limitsOf(figures).map(limitText),
  ];
  return lines.join('\n');
}

/** The line of best fit through the rounds. */
function slopeText(rounds: readonly RoundFigures[]): string {
  const n = rounds.length;
  const x = rounds.reduce((sum, { round }) => sum + round, 0) / n;
  const y = rounds.reduce((sum, { micros }) => sum + micros, 0) / n;
  const along = rounds.reduce((sum, { round, micros }) => sum + (round - x) * (micros - y), 0);
  const slope = along / rounds.reduce((sum, { round }) => sum + (round - x) ** 2, 0);
  return `${slope >= 0 ? '+' : ''}${slope.toFixed(2)} µs a round on a straight line, as farms fill up`;
}

function row(name: string, { micros, refs }: Cost): string {
  return `${name.padEnd(34)}${micros.toFixed(2).padStart(10)} µs${refs.toFixed(3).padStart(10)} refs`;
}

function limitText({ name, found, limit, unit, ok }: Limit): string {
  const digits = unit === 'bytes' ? 0 : 3;
  return `${ok ? 'ok  ' : 'OVER'} ${name}: ${found.toFixed(digits)} of ${limit.toFixed(digits)} ${unit}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
