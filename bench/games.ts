import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { type Cost, median, percentile, refMicros, spentMs } from './clock';

/** What full random games cost. */
export interface GameFigures {
  readonly games: number;
  readonly decisions: number;
  readonly mean: Cost;
  readonly median: Cost;
  readonly p99: Cost;
  readonly perSecond: number;
  readonly decision: Cost;
}

/** What a decision costs in one round. */
export interface RoundFigures {
  readonly round: number;
  readonly decisions: number;
  readonly micros: number;
}

/** All Creatures Big and Small with 12 special buildings. */
export const twelve = creatures.open({ buildings: '12' }, 2);
const WARM_UP = 1500;
/** So few games that most batches run undisturbed. */
const BATCH = 10;
/** One state in so many is kept as a sample. */
const SAMPLE = 50;

/** A game of a seed that is about to begin; where there are hands they are dealt. */
interface Begun<S extends Position> {
  readonly game: Game<S>;
  readonly state: S;
  readonly dice: Dice;
}

function begin<S extends Position>(game: Game<S>, seed: number, dealt = false): Begun<S> {
  const { rules } = game;
  const [state, dice] = [game.begin(), seededDice(seed)];
  const isDeal = (kind?: string) => kind === 'drawStart' || kind === 'deal';
  for (let asked = decision(rules, state); dealt && isDeal(asked?.kind); asked = decision(rules, state))
    if (asked !== undefined) play(rules, state, asked.seat, asked.domain.sample(dice));
  return { game, state, dice };
}

/** Plays a game with random answers: all canonical moves of each decision are enumerated, one is applied. */
function playGame<S extends Position>(begun: Begun<S>, watch?: (state: S) => void): number {
  const { game, state, dice } = begun;
  const { rules } = game;
  let answers = 0;
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    watch?.(state);
    play(rules, state, asked.seat, asked.domain.sample(dice));
    answers++;
  }
  return answers;
}

/** How games are measured: how many, from which seed on, after how many that do not count, and whether setting up is left out. */
export interface Sample {
  readonly games: number;
  readonly first?: number;
  readonly warmUp?: number;
  readonly dealt?: boolean;
}

/** Measures full games in batches that alternate with the reference; the mean is the median of the batches' means. */
export function measureGames<S extends Position>(
  game: Game<S>,
  { games, first: from = WARM_UP, warmUp = WARM_UP, dealt = false }: Sample,
  progress: (share: number) => void,
): GameFigures {
  for (let seed = 0; seed < warmUp; seed++) playGame(begin(game, seed, dealt));
  const micros: number[] = [];
  const means: Cost[] = [];
  const refs: number[] = [];
  let decisions = 0;
  for (let first = 0; first < games; first += BATCH) {
    const before = refMicros();
    const batch: number[] = [];
    for (let seed = first; seed < first + BATCH; seed++) {
      const begun = begin(game, from + seed, dealt);
      const start = spentMs();
      decisions += playGame(begun);
      batch.push(1000 * (spentMs() - start));
    }
    const ref = (before + refMicros()) / 2;
    const mean = batch.reduce((sum, one) => sum + one, 0) / BATCH;
    micros.push(...batch);
    refs.push(...batch.map((one) => one / ref));
    means.push({ micros: mean, refs: mean / ref });
    progress((first + BATCH) / games);
  }
  const mean = {
    micros: median(means.map((one) => one.micros)),
    refs: median(means.map((one) => one.refs)),
  };
  const perGame = decisions / micros.length;
  return {
    games: micros.length,
    decisions,
    mean,
    median: { micros: median(micros), refs: median(refs) },
    p99: { micros: percentile(micros, 0.99), refs: percentile(refs, 0.99) },
    perSecond: 1e6 / mean.micros,
    decision: { micros: mean.micros / perGame, refs: mean.refs / perGame },
  };
}

/** Measures what a decision costs in each of the rounds, without the slowest 2 %, which something else has delayed. */
export function measureRounds(games: number): RoundFigures[] {
  const { rules } = twelve;
  const times: number[][] = Array.from({ length: 9 }, () => []);
  for (let seed = 0; seed < games; seed++) {
    const dice = seededDice(seed);
    const state = twelve.begin();
    for (;;) {
      const { round } = state;
      const start = performance.now();
      const asked = decision(rules, state);
      if (asked === undefined) break;
      play(rules, state, asked.seat, asked.domain.sample(dice));
      times[round].push(1000 * (performance.now() - start));
    }
  }
  return times.slice(1).map((all, i) => {
    const most = percentile(all, 0.98);
    const kept = all.filter((one) => one <= most);
    const micros = kept.reduce((sum, one) => sum + one, 0) / kept.length;
    return { round: i + 1, decisions: all.length, micros };
  });
}

/** Copies of states met in games. */
export function sampleStates(games: number): State[] {
  const states: State[] = [];
  let seen = 0;
  for (let seed = 0; seed < games; seed++) {
    playGame(begin(twelve, seed), (state) => {
      if (seen++ % SAMPLE === 0) states.push(twelve.rules.copy(state));
    });
  }
  return states;
}
