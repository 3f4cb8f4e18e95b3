// What somebody before the page can see and reach with the pointer.
import type { Page } from 'playwright-core';

/** Everything that a decision is made with, by the way it is found. */
export const SORTS = {
  cover: '[data-hand-over]',
  confirm: '[data-ask] [data-confirm]:enabled',
  space: '[data-space][data-marked="true"]',
  card: '[data-card][data-marked="true"]',
  cell: '[data-cell][role="button"]',
  edge: '[data-edge]',
  end: '[role="button"][data-end]',
  notation: '[data-ask] [data-notation]',
  fold: '[data-ask] details:not([open]) summary',
  fill: '[data-ask] [data-fill]',
  step: '[data-ask] [data-row] button:enabled',
  /** What a sheet suggests, or the way out of one that suggests nothing. */
  sheet: 'dialog[open] form button.primary, dialog[open] form:not(:has(.primary)) button',
  clear: '[data-ask] :has(> [data-confirm]:disabled) > button:enabled',
} as const;

export type Sort = keyof typeof SORTS;

/** The parts of the table that a turn is made with: everything but the log and what has been opened above the table. */
const TURN = ['header', 'footer', '[data-part]', '[data-ask]', '[data-stack]', '[data-supply]'];

/** Something that can be clicked now. */
export interface Thing {
  readonly sort: Sort;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  /** Tells two sights apart. */
  readonly sign: string;
  readonly version: string;
  readonly over: boolean;
  /** The kind of the question; empty if nothing is asked here. */
  readonly ask: string;
  readonly things: readonly Thing[];
  /** How far the page reaches beyond the screen, downwards and to the right. */
  readonly beyond: readonly [number, number];
  /** What must be scrolled or is cut of all that belongs to a turn; and the button that confirms, if it is out of sight. */
  readonly scrolling: readonly string[];
}

/** So long a bot may think at most. */
const MOST_THINKING = 60_000;

/**
 * Waits until the engine has answered all that the page asked, the sight is another than before and something can be done;
 * at most `patience` if nothing changes although all is answered.
 */
export function see(page: Page, before = '', patience = 1500): Promise<Sight> {
  return page.evaluate(look, { before, patience, most: MOST_THINKING, sorts: SORTS, turn: TURN });
}

interface Looking {
  readonly before: string;
  readonly patience: number;
  readonly most: number;
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly turn: readonly string[];
}

/** Runs in the page, so it is all in one piece. Its own work is measured as `test`, so that nobody takes it for the page's. */
async function look({ before, patience, most, sorts, turn }: Looking): Promise<Sight> {
  /** The point where something can be hit that is neither hidden nor covered. */
  const pointOf = (element: Element): [number, number] | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    const points: [number, number][] = [0.5, 0.25, 0.75].map((part) => [
      left + width * part,
      top + height * part,
    ]);
    return points.find(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    });
  };
  const thingsOf = (sort: Sort): Thing[] =>
    [...document.querySelectorAll(sorts[sort])].flatMap((element) => {
      const point = pointOf(element);
      const { notation, fill, space, card, cell, edge } = (element as HTMLElement).dataset;
      const name = notation ?? fill ?? space ?? card ?? cell ?? edge ?? element.textContent ?? '';
      return point === undefined ? [] : [{ sort, name, x: point[0], y: point[1] }];
    });
  const lookOnce = (): Sight => {
    const version = document.querySelector('[data-version]')?.getAttribute('data-version') ?? '';
    const ask = document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? '';
    const over = document.querySelector('[data-version][data-end], [data-ending]') !== null;
    const things = (Object.keys(sorts) as Sort[]).flatMap(thingsOf);
    const chosen = document.querySelectorAll('[data-chosen="true"], [data-narrowed], [data-sown]').length;
    const said = document.querySelector('[data-ask]')?.textContent ?? '';
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      sign: [version, chosen, said, things.map(({ sort, name }) => `${sort} ${name}`).join()].join('|'),
      version,
      over,
      ask,
      things,
      beyond: [scrollHeight - innerHeight, scrollWidth - innerWidth],
      scrolling: [],
    };
  };
  const isTooSmall = (one: HTMLElement) => {
    const down = one.scrollHeight > one.clientHeight + 1;
    const aside = one.scrollWidth > one.clientWidth + 1;
    // Most are large enough, and styles are dear.
    if ((!down && !aside) || one.clientHeight === 0) return false;
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    return ((down && overflowY !== 'visible') || (aside && overflowX !== 'visible')) && clipPath === 'none';
  };
  const scrollingNow = (): string[] => {
    const parts = turn.join();
    const all = [...document.querySelectorAll(parts)].flatMap((one) => [one, ...one.querySelectorAll('*')]);
    // A card of a hand is tucked behind the rail, and read whole when it is lifted.
    const isTucked = (one: Element) =>
      one.matches('[data-size="face"]') || one.closest('[data-tucked]') !== null;
    const small = [...new Set(all)]
      .filter((one) => one instanceof HTMLElement && !isTucked(one) && isTooSmall(one))
      .filter((one) => one.matches(parts) || one.closest('svg, dialog') === null);
    const hidden = [...document.querySelectorAll('[data-ask] [data-confirm]')].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    const isOpened = document.querySelector('[data-ask] details[open], dialog[open]') !== null;
    return [
      ...small.map((one) => `${one.tagName} ${one.className} ${(one.textContent ?? '').slice(0, 40)}`),
      ...(hidden.length > 0 && !isOpened ? ['the button that confirms'] : []),
    ];
  };
  /** The engine is being asked what would come of a draft. */
  const isPending = () =>
    [...document.querySelectorAll('[data-ask] [data-confirm]:disabled')].some(
      (button) => button.closest('[data-ask]')?.querySelector('[aria-live]')?.textContent === '',
    );
  const { unanswered } = globalThis as { readonly unanswered?: ReadonlySet<number> };
  const isAnswered = () => unanswered === undefined || unanswered.size === 0;
  const began = performance.now();
  let answered = began;
  for (;;) {
    const start = performance.now();
    const isLate = start - began > most;
    if (!isAnswered()) answered = start;
    // To look is dear, and takes the processor from the engine that works on its answer.
    if (isAnswered() || isLate) {
      const sight = lookOnce();
      performance.measure('test', { start });
      const waited = performance.now() - answered;
      const isReady = sight.over || sight.things.length > 0;
      const isSettled = sight.sign !== before && (!isPending() || waited > patience / 3);
      if ((isReady && (isSettled || waited > patience)) || isLate)
        return { ...sight, scrolling: scrollingNow() };
    }
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
