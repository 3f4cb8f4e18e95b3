// People in browsers of their own who meet at a table.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { countCalls } from './unanswered-calls';
import { BRISK, keepNothing, type Visit } from './visit';

/** Somebody before a browser with a memory of its own. */
export interface Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that the page complained of, besides a server or network that is not there. */
  readonly errors: string[];
}

/** What a browser says of a server that is not there, which the tests want. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/;

/** How somebody likes the page, and whether it keeps itself for times without a network. */
export type Habits = Pick<Visit, 'liking' | 'offline'>;

/** Somebody opens the page; nothing is known of them yet. */
export async function newGuest(
  browser: Browser,
  name: string,
  { liking = BRISK, offline = false }: Habits = {},
): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await context.addInitScript((text) => {
    if (localStorage.getItem('liking') === null) localStorage.setItem('liking', text);
  }, JSON.stringify(liking));
  await countCalls(context);
  if (!offline) await keepNothing(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  const complain = (text: string) => EXPECTED.test(text) || errors.push(text);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  return { name, context, page, errors };
}

/** A table as somebody wishes it. */
export interface WantedTable {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly pace?: object;
  readonly campaign?: number;
  readonly advice?: boolean;
}

/** Sets up a table through the door for programs, as the person of a page; gives its link. */
export async function newTable(address: string, host: Guest, table: WantedTable): Promise<string> {
  await host.page.goto(address);
  const wish = { pace: { pace: 'free' }, public: false, rated: false, ...table };
  const id = await host.page.evaluate(
    async ({ name, body }) => {
      const post = async (path: string, sent: object) => {
        const headers = { 'x-furrow': '1', 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) });
        return (await answer.json()) as { readonly id: string };
      };
      await post('/api/people/guest', { name, language: 'en' });
      return (await post('/api/tables', body)).id;
    },
    { name: host.name, body: wish },
  );
  return `${address}#/online/${id}`;
}

/** Somebody follows a link, says who they are and sits down; nobody else can take the seat then. */
export async function sitDown({ page, name }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('[data-name-form] input').fill(name);
  await page.locator('[data-name-form] button.primary').click();
  await page.locator('[data-leave], [data-version]').first().waitFor();
}

/** Waits until the game is on the table. */
export async function atTable({ page }: Guest): Promise<void> {
  await page.locator('[data-version]').waitFor();
}
