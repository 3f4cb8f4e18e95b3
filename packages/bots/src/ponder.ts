import type { Position } from '@furrow/kernel/kind';
import type { Budget } from './budget';
import type { Thinking } from './thinking';
import type { Waiting } from './waiting';

/** How many looks are taken between two looks at the clock or at what is settled. */
const CHUNK = 8;

/** Thinks until the budget is used up or the answer is settled, and says after every piece how much of it is done. */
export function* thoughts<S extends Position>(
  thinking: Thinking<S>,
  budget: Budget,
): Generator<number, void> {
  if ('simulations' in budget) {
    const { simulations } = budget;
    while (thinking.simulations < simulations) {
      if (thinking.isSettled(simulations - thinking.simulations)) return;
      for (let i = 0; i < CHUNK && thinking.simulations < simulations; i++) thinking.simulate();
      yield Math.min(1, thinking.simulations / simulations);
    }
    return;
  }
  const { ms } = budget;
  const start = performance.now();
  for (let spent = 0; spent < ms; spent = performance.now() - start) {
    if (spent > 0 && thinking.isSettled(Math.ceil(thinking.simulations * (ms / spent - 1)))) return;
    for (let i = 0; i < CHUNK; i++) thinking.simulate();
    yield Math.min(1, (performance.now() - start) / ms);
  }
}

/** How long a bot may think before others get a chance to speak, in milliseconds. */
const BREATH = 12;

/** Lets others speak. A message is back sooner than a timer, which browsers hold back when one follows another. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(undefined);
  });
}

/** Thinks as `thoughts`, but lets others speak in between: they hear how far it is and can stop it. */
export async function ponder<S extends Position>(
  thinking: Thinking<S>,
  budget: Budget,
  { signal, heard }: Waiting = {},
): Promise<void> {
  let last = performance.now();
  for (const share of thoughts(thinking, budget)) {
    if (performance.now() - last < BREATH) continue;
    heard?.(share);
    await breath();
    if (signal?.aborted === true) return;
    last = performance.now();
  }
  heard?.(1);
}
