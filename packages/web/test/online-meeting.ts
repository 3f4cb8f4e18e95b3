// People who meet at a table.
import type { Browser } from 'playwright-core';
import {
  atTable,
  type Guest,
  type Habits,
  newGuest,
  newTable,
  sitDown,
  type WantedTable,
} from './online-people';

/** Two people whose game has begun: who is asked first, the other one, and the link to the table. */
export interface Meeting {
  readonly asked: Guest;
  readonly other: Guest;
  readonly link: string;
}

/** Ann sets up a table of All Creatures, Bob comes by its link; both may like the page in a certain way. */
export async function meet(
  browser: Browser,
  address: string,
  pace: object,
  habits?: Habits,
): Promise<Meeting> {
  const table = { game: 'creatures', options: {}, seats: 2, pace };
  const { guests, link } = await gather(browser, address, ['Ann', 'Bob'], table, habits);
  const asked = await whoIsAsked(guests);
  return { asked, other: othersThan(asked, guests)[0], link };
}

/** The first of some people sets up a table, the others come by its link; the game has begun. */
export async function gather(
  browser: Browser,
  address: string,
  names: readonly string[],
  table: WantedTable,
  habits?: Habits,
): Promise<{ readonly guests: readonly Guest[]; readonly link: string }> {
  const guests = await Promise.all(names.map((name) => newGuest(browser, name, habits)));
  const [host, ...others] = guests;
  const link = await newTable(address, host, table);
  await host.page.goto(link);
  for (const guest of others) await sitDown(guest, link);
  await Promise.all(guests.map(atTable));
  return { guests, link };
}

/** Waits until one of some people is asked something. */
export function whoIsAsked(guests: readonly Guest[]): Promise<Guest> {
  return Promise.any(
    guests.map(async (guest) => {
      await guest.page.locator('[data-ask]').waitFor();
      return guest;
    }),
  );
}

/** Everybody but one. */
export function othersThan(one: Guest, guests: readonly Guest[]): Guest[] {
  return guests.filter((guest) => guest !== one);
}

/** Chooses an entry of the menu of a table. */
export async function chooseInMenu({ page }: Pick<Guest, 'page'>, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(`[data-menu="${entry}"]`).click();
}

/** Nobody's page complained of anything; all leave. */
export async function leaveAll(guests: readonly Guest[]): Promise<void> {
  const errors = guests.flatMap(({ name, errors: all }) => all.map((error) => `${name}: ${error}`));
  await Promise.all(guests.map(({ context }) => context.close()));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
