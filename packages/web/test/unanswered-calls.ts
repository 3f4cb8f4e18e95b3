// What the page has asked its engine and was not answered yet, so that tests can wait for it however slow the machine is.
import type { BrowserContext, Page } from 'playwright-core';

/** Begins to count with the next page that is loaded. */
export async function countCalls(place: BrowserContext | Page): Promise<void> {
  await place.addInitScript(count);
}

/** How many calls wait for an answer. */
export function unanswered(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { unanswered: ReadonlySet<number> }).unanswered.size);
}

/** Runs in the page, so it is all in one piece. */
function count(): void {
  const waiting = new Set<number>();
  class CountedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly to?: number }>) => {
        if (data.to !== undefined) waiting.delete(data.to);
      });
    }

    override postMessage(call: { readonly id: number }): void {
      waiting.add(call.id);
      super.postMessage(call);
    }
  }
  Object.assign(globalThis, { Worker: CountedWorker, unanswered: waiting });
}
