// `npm run bench`: what copies, decisions, games, views and positions cost. `-- --json` for machines, `-- --save` to
// add a line to the history.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import { type Coded, decode, encode } from '@furrow/kernel/codec';
import { decision } from '@furrow/kernel/decide';
import { hash } from '@furrow/kernel/hash';
import { view } from '@furrow/kernel/view';
import { cost, median, ratio, refMicros } from './clock';
import { measureGames, measureRounds, sampleStates } from './games';
import { measureMemory } from './memory';
import { type Figures, limitsOf, reportText } from './report';

const GAMES = 1000;
const ROUND_GAMES = 600;
const SAMPLE_GAMES = 300;
const flags = ['--json', '--save'];
const { rules, schema } = creatures;

const unknown = process.argv.slice(2).find((flag) => !flags.includes(flag));
if (unknown !== undefined) {
  console.error(`unknown option ${unknown} (options: ${flags.join(', ')})`);
  process.exitCode = 2;
} else run();

function run(): void {
  const figures = measure();
  const isJson = process.argv.includes('--json');
  console.log(isJson ? JSON.stringify({ ...figures, limits: limitsOf(figures) }) : reportText(figures));
  if (process.argv.includes('--save')) save(figures);
  const isTooLong = limitsOf(figures).some(({ unit, ok }) => unit === 'bytes' && !ok);
  process.exitCode = isTooLong ? 1 : 0;
}

function measure(): Figures {
  tell('games');
  const games = measureGames(GAMES, (share) => tell(`games ${Math.round(100 * share)} %`));
  tell('rounds');
  const rounds = measureRounds(ROUND_GAMES);
  tell('states');
  const states = sampleStates(SAMPLE_GAMES);
  const over = (each: (state: State) => unknown) =>
    cost(states.length, () => {
      for (const state of states) each(state);
    });
  const coded: Coded[] = states.map((state) => encode(rules.program, schema, state));
  const isLate = (state: State) => state.round === 8;
  const late = coded.map((one) => decode(rules.program, schema, one)).filter(isLate);
  const figures = {
    copy: over((state) => rules.copy(state)),
    view: over((state) => view(schema, state, 0)),
    encode: over((state) => encode(rules.program, schema, state)),
    decode: cost(coded.length, () => {
      for (const one of coded) decode(rules.program, schema, one);
    }),
    hash: over((state) => hash(schema, state)),
    history: ratio(asking(states.filter(isLate)), asking(late)),
  };
  tell('memory');
  const memory = measureMemory(states);
  tell('');
  const refs = Array.from({ length: 15 }, refMicros);
  const growth = rounds[7].micros / rounds[0].micros;
  return { refMicros: median(refs), ...figures, games, rounds, growth, memory };
}

/** Enumerates all moves of a decision in each of the states. */
function asking(states: readonly State[]): () => void {
  return () => {
    for (const state of states) decision(rules, state)?.domain.moves();
  };
}

/** Progress for whoever watches a terminal. */
function tell(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what.padEnd(20)}${what === '' ? '\r' : ''}`);
  else if (what !== '' && !what.includes('%')) process.stderr.write(`${what}\n`);
}

function save(figures: Figures): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const line = JSON.stringify({ commit, date: new Date().toISOString(), ...figures });
  appendFileSync(new URL('history.jsonl', import.meta.url), `${line}\n`);
}
