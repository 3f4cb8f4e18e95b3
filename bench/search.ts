import type { BotQuestion } from '@furrow/bots/bot';
import { searchBot } from '@furrow/bots/search-bot';
import { Thinking } from '@furrow/bots/thinking';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { type Cost, median, refMicros, spentMs } from './clock';

/** What a simulation of the search costs, one thread. */
export interface SearchFigures {
  readonly simulation: Cost;
  readonly perSecond: number;
  /** From how many decisions it was found. */
  readonly positions: number;
}

/** The budget of the bots whose games give the positions. */
const QUICK = { simulations: 40 };
/** One decision in so many is thought about. */
const SAMPLE = 3;
/** How many simulations are made for each. */
const SIMULATIONS = 600;
const GAMES = 2;
/** So many positions only warm up. */
const WARM_UP = 6;

/** Thinks about decisions of games that quick bots play; each alternates with the reference, medians count. */
export function measureSearch<S extends Position>(game: Game<S>): SearchFigures {
  const found: Cost[] = [];
  for (let seed = 0; seed < GAMES; seed++)
    for (const asked of positions(game, seed)) {
      const before = refMicros();
      const thinking = new Thinking(asked);
      const start = spentMs();
      while (thinking.simulations < SIMULATIONS) thinking.simulate();
      const micros = (1000 * (spentMs() - start)) / thinking.simulations;
      found.push({ micros, refs: (2 * micros) / (before + refMicros()) });
    }
  const counted = found.slice(WARM_UP);
  const micros = median(counted.map((one) => one.micros));
  const refs = median(counted.map((one) => one.refs));
  return { simulation: { micros, refs }, perSecond: 1e6 / micros, positions: counted.length };
}

/** Decisions with a choice, from a game of quick bots. */
function* positions<S extends Position>(game: Game<S>, seed: number): Generator<BotQuestion<S>> {
  const bot = searchBot({ budget: QUICK });
  const dice = seededDice(seed);
  const state = game.begin();
  let choices = 0;
  for (let now = decision(game.rules, state); now !== undefined; now = decision(game.rules, state)) {
    const { seat, domain } = now;
    if (seat === NOBODY) {
      play(game.rules, state, seat, domain.sample(dice));
      continue;
    }
    const asked = { game, decision: now, view: () => view(game.schema, state, seat), dice };
    if (domain.moves().length > 1 && ++choices % SAMPLE === 0) yield asked;
    play(game.rules, state, seat, bot(asked));
  }
}
