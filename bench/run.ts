// Measures what copies, decisions, games, views and positions cost, and prints the figures as one object.
import { agricola } from '@furrow/agricola/game';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import type { State } from '@furrow/creatures/state';
import { type Coded, decode, encode } from '@furrow/kernel/codec';
import { decision } from '@furrow/kernel/decide';
import type { Options } from '@furrow/kernel/game';
import { hash } from '@furrow/kernel/hash';
import { view } from '@furrow/kernel/view';
import { cost, median, ratio, refMicros } from './clock';
import { type GameFigures, measureGames, measureRounds, sampleStates, twelve } from './games';
import { measureMemory } from './memory';
import type { Figures, HandFigures } from './report';
import { measureSearch, type SearchFigures } from './search';

const GAMES = 1000;
const ROUND_GAMES = 600;
const SAMPLE_GAMES = 300;
const AGRICOLA_GAMES = 400;
const HAND_GAMES = 20;
const HAND_TURNS = 25;
const HAND_WARM_UP = 300;
const { rules, schema } = twelve;

/** The boards of Agricola that are measured: the family game of the field's benchmarks, and the largest of each edition. */
const AGRICOLA: Readonly<Record<string, { readonly options: Options; readonly seats: number }>> = {
  'family game, 2 players': { options: { 'side-job': 'on' }, seats: 2 },
  'revised, 4 players': { options: { mode: 'base' }, seats: 4 },
  '2007, 5 players': { options: { edition: '2007', mode: 'full' }, seats: 5 },
};

/** The games in which the search is measured. */
const SEARCHED: Readonly<Record<string, () => SearchFigures>> = {
  'creatures, 12 buildings': () => measureSearch(twelve),
  'family game, 2 players': () => measureSearch(agricola.open({}, 2)),
  'family game, 1 player': () => measureSearch(agricola.open({}, 1)),
  'hands, 2 players': () => measureSearch(agricola.open({ mode: 'base', decks: 'A,B' }, 2)),
  'hands, 4 players': () => measureSearch(agricola.open({ mode: 'base', decks: 'A,B' }, 4)),
};

function measure(): Figures {
  tell('games');
  const percent = (share: number) => tell(`games ${Math.round(100 * share)} %`);
  const games = measureGames(twelve, { games: GAMES }, percent);
  tell('agricola');
  const agricolaGames = Object.fromEntries(
    Object.entries(AGRICOLA).map(([name, { options, seats }]) => [
      name,
      measureGames(agricola.open(options, seats), { games: AGRICOLA_GAMES }, percent),
    ]),
  );
  tell('hands');
  const hands = [2, 4].map((seats) => measureHands(seats, percent));
  tell('search');
  const search = Object.fromEntries(Object.entries(SEARCHED).map(([name, game]) => [name, game()]));
  tell('rounds');
  const rounds = measureRounds(ROUND_GAMES);
  tell('states');
  const states = sampleStates(SAMPLE_GAMES);
  const over = (each: (state: State) => unknown) =>
    cost(states.length, () => {
      for (const state of states) each(state);
    });
  const coded: Coded[] = states.map((state) => encode(schema, state));
  const isLate = (state: State) => state.round === 8;
  const late = coded.map((one) => decode(schema, one)).filter(isLate);
  const figures = {
    copy: over((state) => rules.copy(state)),
    view: over((state) => view(schema, state, 0)),
    encode: over((state) => encode(schema, state)),
    decode: cost(coded.length, () => {
      for (const one of coded) decode(schema, one);
    }),
    hash: over((state) => hash(schema, state)),
    history: ratio(asking(states.filter(isLate)), asking(late)),
  };
  tell('memory');
  const memory = measureMemory(states);
  tell('');
  const refs = Array.from({ length: 15 }, refMicros);
  const growth = rounds[7].micros / rounds[0].micros;
  return {
    refMicros: median(refs),
    ...figures,
    games,
    agricola: agricolaGames,
    hands,
    search,
    rounds,
    growth,
    memory,
  };
}

/** The revised edition without hand cards and with hands, in short turns; setting up does not count, medians do. */
function measureHands(seats: number, progress: (share: number) => void): HandFigures {
  const plain = agricola.open({ mode: 'base' }, seats);
  const dealt = agricola.open({ mode: 'base', decks: 'A,B' }, seats);
  const [without, hands]: [GameFigures[], GameFigures[]] = [[], []];
  for (let turn = 0; turn < HAND_TURNS; turn++) {
    const sample = { games: HAND_GAMES, first: turn * HAND_GAMES, warmUp: turn === 0 ? HAND_WARM_UP : 0 };
    without.push(measureGames(plain, { ...sample, dealt: true }, () => undefined));
    hands.push(measureGames(dealt, { ...sample, dealt: true }, () => undefined));
    progress((turn + 1) / HAND_TURNS);
  }
  const ratios = hands.map(({ decision: { refs } }, turn) => refs / without[turn].decision.refs);
  return { seats, without: middle(without), hands: middle(hands), ratio: median(ratios) };
}

/** The figures of the turn in the middle, by what a decision costs. */
function middle(figures: readonly GameFigures[]): GameFigures {
  return figures.toSorted((a, b) => a.decision.refs - b.decision.refs)[Math.floor(figures.length / 2)];
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

await loadAllNetworks();
console.log(JSON.stringify(measure()));
