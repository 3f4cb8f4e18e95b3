// Walks through every screen of the page; at each stop somebody may look around.
import type { Page } from 'playwright-core';
import { example, openExample } from './example';
import { setUp } from './set-up';
import { see } from './sight';

/** A screen, or what has come up on one that was a stop before. */
interface Stop {
  readonly name: string;
  /** Where what is new lies; everywhere if it is left out. */
  readonly within?: string;
}

type Walk = AsyncGenerator<Stop>;

const PREFERENCES = { name: 'Preferences' } as const;

/** Opens an entry of the menu of the table. */
async function menu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(`[data-menu="${entry}"]`).click();
}

/** A dialog that something opens; Escape closes it. */
async function* dialog(page: Page, name: string, open: () => Promise<unknown>): Walk {
  await open();
  await page.locator('dialog[open] :is(h2, h3, strong)').first().waitFor();
  yield { name, within: 'dialog[open]' };
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** The start screen and everything that leads from it to a table. */
async function* start(page: Page): Walk {
  await page.locator('[data-lesson-offer]').first().waitFor();
  yield { name: 'start' };
  yield* dialog(page, 'preferences', () => page.getByRole('button', PREFERENCES).click());
  yield* dialog(page, 'rules of a game', () => page.locator('[data-rules]').first().click());
  for (const box of ['creatures', 'agricola-revised', 'agricola-2007']) {
    await page.locator(`[data-box="${box}"]`).getByRole('button', { name: 'Set up' }).click();
    await page.locator('[data-option]').first().waitFor();
    for (const folded of await page.locator('summary').all()) await folded.click();
    yield { name: `setting up ${box}` };
    await page.goBack();
  }
  await openExample(page, example('agricola-42', '2 hollow'));
  await page.goBack();
  await page.locator('[data-save] button.primary').waitFor();
  yield { name: 'saved games', within: 'main' };
  await page.getByRole('button', { name: 'Remove' }).click();
  yield { name: 'a saved game about to be removed', within: '[data-save]' };
}

/** A table of creatures with everything that comes up over it. */
async function* creatures(page: Page): Walk {
  await page.locator('[data-box="creatures"] button.primary').click();
  await page.locator('[data-rank]').first().waitFor();
  yield { name: 'creatures' };
  yield* dialog(page, 'planning board', () =>
    page.getByRole('button', { name: 'Plan', exact: true }).click(),
  );
  yield* dialog(page, 'score sheet', () => page.getByTitle('Score now').click());
  yield* dialog(page, 'another farm', () => page.locator('aside section > button').first().click());
  yield* dialog(page, 'key list', () => page.keyboard.press('?'));
  yield* dialog(page, 'move line', () => page.keyboard.press('/'));
  await page.keyboard.press('h');
  await page.getByTestId('advice').waitFor();
  yield { name: 'hint', within: 'footer' };
  await page.keyboard.press('Escape');
  await page.locator('[data-state="unusable"]').first().click({ force: true });
  await page.locator('[data-kind="refused"]').waitFor();
  yield { name: 'a refusal', within: 'footer' };
  await page.getByRole('button', { name: 'Menu' }).click();
  yield { name: 'menu', within: 'header' };
  await page.locator('[data-menu="text"]').click();
  await page.locator('#command').waitFor();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await page.locator('#command-refused').filter({ hasText: /\w/ }).waitFor();
  yield { name: 'text mode' };
}

/** A game with hand cards: handing over, the table, cards, what may be done at any time, looking things up. */
async function* handCards(page: Page): Walk {
  const first = page.locator('[data-stack="hand"] [data-card]').first();
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.locator('[data-hand-over]').waitFor();
  yield { name: 'handing over' };
  await page.locator('[data-hand-over]').click();
  await see(page);
  yield { name: 'table with hand cards' };
  await first.focus();
  await page.getByRole('tooltip').waitFor();
  yield { name: 'a tip', within: '#tip, [data-stack="hand"]' };
  yield* dialog(page, 'a card', () => first.click());
  await page.locator('[data-drawer="anytime"]').click();
  yield { name: 'what may be done at any time', within: 'footer' };
  await page.keyboard.press('Escape');
  yield* dialog(page, 'card browser', () => menu(page, 'look-up'));
  yield* dialog(page, 'rules', () => menu(page, 'rules'));
}

/** Decisions with a sheet or a drawing of their own: the question, and where which example comes to it. */
const DRAWN: readonly (readonly [ask: string, game: string, upTo: string])[] = [
  ['feed', 'agricola-42', '3 feed 2 grain'],
  ['fences', 'agricola-42', '; fence a4n'],
  ['sow', 'agricola-42', '; sow grain a3 grain a5'],
  ['settle', 'agricola-42', '; keep 1 boar'],
  ['borders', 'rulebook-42', '; border a2n c2s'],
  ['build', 'rulebook-42', '; build half-timbered-house'],
];

async function* asked(page: Page, wanted: typeof DRAWN, within: string): Walk {
  for (const [ask, game, upTo] of wanted) {
    await openExample(page, example(game, upTo));
    const cover = page.locator('[data-hand-over]');
    if ((await cover.count()) > 0) await cover.click();
    await page.locator(`[data-ask="${ask}"]`).waitFor();
    yield { name: ask, within };
    await page.goBack();
    await page.locator('[data-box]').first().waitFor();
  }
}

async function* decisions(page: Page): Walk {
  yield* asked(page, DRAWN, '[data-ask], [data-part="farm"]');
}

/** The 2007 edition with five seats. */
async function* fiveSeats(page: Page): Walk {
  await setUp(page, { box: 'agricola-2007', seats: 5, options: { mode: 'family' } });
  await see(page);
  yield { name: 'five seats' };
}

/** A game that is over, and its replay. */
async function* over(page: Page): Walk {
  await openExample(page, example('agricola-42'));
  await page.locator('summary').click();
  yield { name: 'end' };
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('[data-replay]').waitFor();
  yield { name: 'replay' };
}

/** The first step of a lesson. */
async function* lesson(page: Page): Walk {
  await page.locator('[data-lesson-offer="agricola"] button.primary').click();
  await page.locator('[data-lesson][data-step="1"]').waitFor();
  yield { name: 'lesson' };
  yield { name: 'what the lesson says', within: '[data-lesson]' };
}

/** The places where people play together; the server knows this browser as a guest already. */
async function* online(page: Page): Walk {
  const { origin } = new URL(page.url());
  const headers = { 'x-furrow': '1' };
  await page.request.post(`${origin}/api/people/guest`, { headers, data: { name: 'Ada' } });
  await page.locator('[data-with-others]').click();
  await page.locator('[data-lobby="live"]').waitFor();
  yield { name: 'lobby without tables' };
  await page.locator('[data-new-table="agricola-revised"]').click();
  await page.locator('[data-option]').first().waitFor();
  for (const folded of await page.locator('summary').all()) await folded.click();
  for (const pace of ['slow', 'live']) {
    await page.locator(`label:has(input[value="${pace}"])`).click();
    yield { name: `new table, ${pace}` };
  }
  await page.locator('[data-create]').click();
  await page.waitForURL(/#\/online\/[\w-]{16}$/);
  await page.goto(`${origin}/#/online`);
  await page.locator('[data-table]').waitFor();
  yield { name: 'lobby with a table of mine' };
  await page.goto(`${origin}/#/daily`);
  await page.locator('[data-deal-of-day] h3').first().waitFor();
  yield { name: 'deals of the day' };
  await page.goto(`${origin}/#/me`);
  await page.locator('[data-form="notices"]').waitFor();
  for (const folded of await page.locator('summary').all()) await folded.click();
  yield { name: 'my account' };
  await page.locator('[data-to-privacy]').click();
  await page.locator('[data-privacy]').waitFor();
  yield { name: 'what the server keeps' };
  await page.goBack();
  await page.locator('[data-my-profile]').click();
  await page.locator('[data-profile]').waitFor();
  yield { name: 'profile' };
}

/** What a phone shows: start, the panes of a table, the end. */
async function* phone(page: Page): Walk {
  await page.locator('[data-lesson-offer]').first().waitFor();
  yield { name: 'start' };
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.locator('[data-hand-over]').click();
  await see(page);
  yield { name: 'table' };
  for (const tab of await page.locator('nav [aria-pressed="false"]').all()) {
    await tab.click();
    yield { name: `pane: ${await tab.innerText()}`, within: 'main' };
  }
  yield* dialog(page, 'card browser', () => menu(page, 'look-up'));
  yield* dialog(page, 'rules', () => menu(page, 'rules'));
  await page.goBack();
  await page.locator('[data-box]').first().waitFor();
  yield* asked(page, DRAWN.slice(0, 1), '[data-ask]');
  await openExample(page, example('agricola-42'));
  await page.locator('summary').click();
  yield { name: 'end' };
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('[data-replay]').waitFor();
  yield { name: 'replay' };
}

/** All walks; that of a phone needs a small screen. */
export const TOURS: Readonly<Record<string, (page: Page) => Walk>> = {
  start,
  creatures,
  handCards,
  decisions,
  fiveSeats,
  over,
  lesson,
  online,
  phone,
};
