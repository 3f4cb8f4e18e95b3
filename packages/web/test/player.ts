// A person before the page who answers by pointing at one of the things that can be pointed at.
import type { Page } from 'playwright-core';
import { type Sight, type Sort, see, type Thing } from './sight';

/** Numbers from 0 to 1 that are the same whenever they begin with the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How much somebody inclines to a sort of thing. What has been put together is mostly confirmed. */
const INCLINED: Readonly<Record<Sort, number>> = {
  cover: 99,
  confirm: 12,
  space: 6,
  card: 4,
  cell: 4,
  notation: 3,
  end: 2,
  fill: 1,
  fold: 0.3,
  edge: 0.3,
  step: 0.3,
  clear: 4,
  sheet: 20,
};

/** One of the things: first a sort, then any of it. */
function choose(things: readonly Thing[], random: () => number): Thing {
  const sorts = [...new Set(things.map(({ sort }) => sort))];
  let left = random() * sorts.reduce((sum, sort) => sum + INCLINED[sort], 0);
  const sort = sorts.find((one) => (left -= INCLINED[one]) < 0) ?? sorts[0];
  const own = things.filter((one) => one.sort === sort);
  return own[Math.floor(random() * own.length)];
}

/** A change of the table after so many clicks at most. */
const MOST_IDLE = 200;

/** Somebody who plays by pointing; `watch` is called with everything seen. */
export class Player {
  readonly trace: string[] = [];
  #sight: Sight | undefined;
  #idle = 0;

  constructor(
    readonly page: Page,
    readonly random: () => number,
    readonly watch: (sight: Sight) => void = () => undefined,
    /** With fingers instead of a mouse. */
    readonly touching = false,
    /** So long the page is let alone after a click, in milliseconds. */
    readonly rest = 0,
  ) {}

  /** Clicks once; false if the game is over. */
  async click(): Promise<boolean> {
    const sight = this.#sight ?? (await see(this.page));
    this.watch(sight);
    if (sight.over) return false;
    if (sight.things.length === 0) throw this.#stuck('nothing can be clicked', sight);
    const thing = choose(sight.things, this.random);
    this.trace.push(`${sight.ask}: ${thing.sort} ${thing.name}`);
    const { mouse, touchscreen } = this.page;
    await (this.touching ? touchscreen.tap(thing.x, thing.y) : mouse.click(thing.x, thing.y));
    if (this.rest > 0) await this.page.waitForTimeout(this.rest);
    const next = await see(this.page, sight.sign);
    this.#idle = next.version === sight.version ? this.#idle + 1 : 0;
    if (this.#idle > MOST_IDLE) throw this.#stuck('clicking leads nowhere', next);
    this.#sight = next;
    return true;
  }

  /** Clicks until so many changes of the table have been seen, or the game is over. */
  async play(changes: number): Promise<void> {
    const seen = new Set<string>();
    while (seen.size <= changes && (await this.click())) if (this.#sight) seen.add(this.#sight.version);
  }

  /** Plays until the game is over; the number of clicks. */
  async playOut(mostClicks = 1500): Promise<number> {
    for (let clicks = 0; clicks < mostClicks; clicks++) if (!(await this.click())) return clicks;
    throw this.#stuck(`not over after ${mostClicks} clicks`, undefined);
  }

  #stuck(what: string, sight: Sight | undefined): Error {
    const now = sight === undefined ? '' : ` at ${sight.ask || 'no question'} (version ${sight.version})`;
    return new Error(`${what}${now}; last clicks:\n${this.trace.slice(-25).join('\n')}`);
  }
}
