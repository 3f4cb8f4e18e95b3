// Somebody who answers with the move line as fast as the page goes: any of the first moves that it lists.
import type { Page } from 'playwright-core';

/** When a player stops: after so many answers, at the end of the game, or when `rest` is called. */
interface Piloting {
  readonly most: number;
  readonly seed: number;
}

/** Plays until so many answers were given, the game is over, or somebody calls `rest`; gives the number of answers. */
export function pilot(page: Page, most: number, seed: number): Promise<number> {
  return page.evaluate(play, { most, seed });
}

/** Lets all players stop. */
export async function rest(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(() => document.body.setAttribute('data-rest', ''))));
}

/** Everybody plays until somebody has given so many answers, or the game is over. */
export async function pilotAll(pages: readonly Page[], most: number, seed: number): Promise<void> {
  const all = pages.map((page, i) => pilot(page, most, seed + i));
  await Promise.race(all);
  await rest(pages);
  await Promise.all(all);
}

/** Runs in the page, so it is all in one piece. */
async function play({ most, seed }: Piloting): Promise<number> {
  document.body.removeAttribute('data-rest');
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  /** Until something changes in the page; to look again and again would take the processor from the others. */
  const breath = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        observer.disconnect();
        clearTimeout(timer);
        resolve();
      };
      const observer = new MutationObserver(done);
      const timer = setTimeout(done, 50);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  const version = () => find('[data-version]')?.dataset.version;
  const isOver = () => find('[data-version][data-end]') !== null;
  const mayGoOn = () => !isOver() && !document.body.hasAttribute('data-rest');
  const isAsked = () => find('[data-ask]') !== null && find('[data-sending="true"]') === null;
  const close = () => find('dialog[open] form[method="dialog"] button')?.click();
  let answers = 0;
  while (mayGoOn() && answers < most) {
    if (!isAsked()) {
      await breath();
      continue;
    }
    if (find('dialog[open]:not(:has([data-move-line]))') !== null) close();
    else if (find('dialog[open]') === null)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    const options = [...document.querySelectorAll<HTMLElement>('dialog[open] [role="option"]')];
    const before = version();
    if (options.length > 0) {
      options[random(options.length)].click();
      answers++;
      // Whoever shall rest does so only when what was chosen is on its way, which shows.
      const latest = performance.now() + 10_000;
      while (version() === before && !isOver() && performance.now() < latest) await breath();
    } else await breath();
  }
  close();
  while (find('[data-sending="true"]') !== null) await breath();
  return answers;
}
