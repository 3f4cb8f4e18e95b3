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

/** Runs in the page, so it is all in one piece and without functions that have names, which some compilers mark with help that the page lacks. */
function count(): void {
  const waiting = new Set<number>();
  const counted = new Proxy(Worker, {
    construct(target, given: [string | URL, WorkerOptions?]) {
      const worker = new target(...given);
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly to?: number }>) => {
        if (data.to !== undefined) waiting.delete(data.to);
      });
      worker.postMessage = (call: { readonly id: number }) => {
        waiting.add(call.id);
        target.prototype.postMessage.call(worker, call);
      };
      return worker;
    },
  });
  Object.assign(globalThis, { Worker: counted, unanswered: waiting });
}
