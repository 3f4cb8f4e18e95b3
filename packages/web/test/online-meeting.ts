// Ann and Bob, who meet at a table of All Creatures.
import type { Browser } from 'playwright-core';
import { atTable, type Guest, newGuest, newTable, sitDown } from './online-people';

/** Two people whose game has begun: who is asked first, the other one, and the link to the table. */
export interface Meeting {
  readonly asked: Guest;
  readonly other: Guest;
  readonly link: string;
}

/** Ann sets up a table, Bob comes by its link. */
export async function meet(browser: Browser, address: string, pace: object): Promise<Meeting> {
  const [ann, bob] = [await newGuest(browser, 'Ann'), await newGuest(browser, 'Bob')];
  const link = await newTable(address, ann, { game: 'creatures', options: {}, seats: 2, pace });
  await ann.page.goto(link);
  await sitDown(bob, link);
  await Promise.all([atTable(ann), atTable(bob)]);
  const whenAsked = (guest: Guest) =>
    guest.page
      .locator('[data-ask]')
      .waitFor()
      .then(() => guest);
  const asked = await Promise.any([whenAsked(ann), whenAsked(bob)]);
  return { asked, other: asked === ann ? bob : ann, link };
}
