import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { beforeAll, expect, test } from 'vitest';
import type { BotQuestion } from '../src/bot';
import { botOf, patientBotOf } from '../src/named';
import { ponder, thoughts } from '../src/ponder';
import { Thinking } from '../src/thinking';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const game = creatures.open({}, 2);
type State = ReturnType<typeof game.begin>;

/** What a bot is asked at its first placement. */
function firstAsked(): BotQuestion<State> {
  const state = game.begin();
  const dice = seededDice(3);
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    if (seat !== NOBODY) return { game, decision: asked, view: () => view(game.schema, state, seat), dice };
    play(game.rules, state, seat, asked.domain.sample(dice));
  }
  throw new Error('nobody is asked');
}

/** A bot before its first placement. */
function beginner(): Thinking<State> {
  return new Thinking(firstAsked());
}

/** Milliseconds of processor time: how long others kept the processor is none of the bot's doing. */
const BEFORE_ANYBODY_WAITS = 5_000;

test('a bot that ponders can be stopped at once', async () => {
  const thinking = beginner();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  const start = process.cpuUsage();
  await ponder(thinking, { ms: 600_000 }, { signal: stop.signal });
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(BEFORE_ANYBODY_WAITS);
  expect(thinking.choices().length).toBeGreaterThan(1);
});

test('a bot that ponders says how far it is, up to the end', async () => {
  const shares: number[] = [];
  await ponder(beginner(), { simulations: 3000 }, { heard: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('pondering and thinking without a break come to the same answer', async () => {
  const [one, other] = [beginner(), beginner()];
  await ponder(one, { simulations: 800 });
  for (const _share of thoughts(other, { simulations: 800 }));
  expect(one.choices()).toEqual(other.choices());
});

test.each(['random', 'greedy', 'level-1', 'level-3', 'search@100'])(
  '%s answers the same whether it lets others speak or not',
  async (name) => {
    const bot = botOf(name);
    const patient = patientBotOf(name);
    expect(await patient?.(firstAsked(), {})).toEqual(bot?.(firstAsked()));
  },
);

test('a patient bot that is stopped gives no answer', async () => {
  const stop = new AbortController();
  const answer = patientBotOf('search@600000ms')?.(firstAsked(), { signal: stop.signal });
  stop.abort();
  expect(await answer).toBeUndefined();
});
