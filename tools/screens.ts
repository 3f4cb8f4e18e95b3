// Takes pictures of the key screens of the page, at full size, some of them dark too: `FURROW_CHROMIUM=… node --import tsx tools/screens.ts [folder]`. The page must have been built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { openExample } from '../packages/web/test/example';
import { startOwnServer } from '../packages/web/test/own-server';
import { dice, Player } from '../packages/web/test/player';
import { setUp } from '../packages/web/test/set-up';
import { type Sight, see } from '../packages/web/test/sight';
import { builtFiles } from '../packages/web/test/site';
import {
  BRISK,
  type Browser,
  openBrowser,
  openPage,
  type Page,
  type Visit,
} from '../packages/web/test/visit';
import { sensiblePosition } from './screens/position';

type Take = (name: string) => Promise<void>;

/** One visit to the page on which some pictures are taken. */
interface Tour extends Visit {
  /** It is taken in the dark too. */
  readonly dark?: true;
  readonly walk: (page: Page, take: Take) => Promise<void>;
}

/** Plays until something is seen, at most so many clicks. */
async function playTo(
  page: Page,
  seed: number,
  wanted: (sight: Sight) => boolean,
  most = 400,
): Promise<void> {
  let found = false;
  const player = new Player(page, dice(seed), (sight) => {
    found = wanted(sight);
    if (found) throw new Found();
  });
  try {
    for (let clicks = 0; clicks < most && (await player.click()); clicks++);
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
}

class Found extends Error {}

/** As somebody likes the page at first, but without waiting. */
const LIKING = { ...BRISK, wholeLog: false };

const CARDS = { mode: 'base', decks: 'A,B' } as const;
const BASE = { box: 'agricola-revised', seats: 3, options: CARDS } as const;
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const TABLET = { width: 1024, height: 768 };
const LARGE = { width: 1920, height: 1080 };

/** A tour that opens a game played sensibly and takes one picture of it. */
function at(
  name: string,
  wanted: Parameters<typeof sensiblePosition>[0],
  visit: Omit<Tour, 'walk'> = {},
): Tour {
  return {
    ...visit,
    walk: async (page, take) => {
      await openExample(page, sensiblePosition(wanted));
      await see(page);
      await take(name);
    },
  };
}

type When = Parameters<typeof sensiblePosition>[0]['is'];
const turnOf =
  (first: number): When =>
  ({ ask, round }) =>
    ask === 'work' && round >= first;

const FOUR = { box: 'agricola-revised', seats: 4, options: CARDS, is: turnOf(9) } as const;
const CREATURES = { box: 'creatures', seats: 2, options: { buildings: '12' } } as const;

const TOURS: readonly Tour[] = [
  {
    walk: async (page, take) => {
      await page.locator('[data-box]').first().waitFor();
      await take('start');
      await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
      await page.locator('[data-option]').first().waitFor();
      await take('set-up');
      await page.goBack();
      await setUp(page, BASE);
      await see(page);
      await take('first-turn');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('[data-menu="look-up"]').click();
      await page.locator('dialog[open] [data-entry]').first().click();
      await page.waitForTimeout(500);
      await take('browser');
    },
  },
  at('late-game', { ...BASE, is: turnOf(11) }, { dark: true }),
  at('late-game-1920', FOUR, { size: LARGE, dark: true }),
  at('late-game-1024', FOUR, { size: TABLET, touch: true }),
  at('feeding', { ...BASE, is: ({ ask }) => ask === 'feed' }),
  at('feeding-choices', { ...FOUR, is: ({ ask, answers }) => ask === 'feed' && answers > 3 }),
  at('fences', { ...BASE, is: ({ ask }) => ask === 'fences' }),
  at('two-players', { box: 'agricola-revised', seats: 2, options: CARDS, is: turnOf(7) }),
  at('solo', { box: 'agricola-revised', seats: 1, options: CARDS, is: turnOf(8) }),
  at(
    'seasons',
    {
      box: 'agricola-revised',
      seats: 3,
      options: { mode: 'base', decks: 'A,B', seasons: 'spring' },
      is: turnOf(7),
    },
    { dark: true },
  ),
  at('five-seats', {
    box: 'agricola-2007',
    seats: 5,
    options: { mode: 'full', decks: 'E,I,K' },
    is: turnOf(9),
  }),
  at('creatures', { ...CREATURES, is: turnOf(4) }, { dark: true }),
  at('creatures-1920', { ...CREATURES, is: turnOf(5) }, { size: LARGE, dark: true }),
  {
    walk: async (page, take) => {
      await openExample(
        page,
        sensiblePosition({ ...CREATURES, seed: 3, is: ({ ask }) => ask === 'borders' }),
      );
      await see(page);
      await playTo(page, 2, ({ things }) => things.some(({ sort }) => sort === 'confirm'), 12);
      await take('borders');
    },
  },
  {
    dark: true,
    walk: async (page, take) => {
      await openExample(page, sensiblePosition({ ...CREATURES, is: turnOf(8) }));
      await page.keyboard.press('t');
      await page.locator('#command').waitFor();
      await take('text-mode');
      await page.getByRole('button', { name: 'Leave text mode' }).click();
      await playTo(page, 5, ({ over }) => over, 400);
      await page.locator('[data-end]').waitFor();
      await page.waitForTimeout(600);
      await take('result');
    },
  },
  {
    walk: async (page, take) => {
      await setUp(page, {
        box: 'agricola-revised',
        seats: 4,
        options: { ...CARDS, hands: 'draft-eight' },
      });
      await page.locator('[data-pack]').waitFor();
      await take('draft');
    },
  },
  {
    liking: { advice: true, introduction: true },
    walk: async (page, take) => {
      await page.locator('[data-box="agricola-revised"] button.primary').click();
      await page.locator('[data-suggested]').waitFor();
      await take('introduction');
    },
  },
  at('phone', FOUR, { size: PHONE, touch: true, dark: true }),
  {
    size: PHONE,
    touch: true,
    walk: async (page, take) => {
      await openExample(page, sensiblePosition(FOUR));
      for (const pane of ['farm', 'others']) {
        await page.locator(`[data-to-pane="${pane}"]`).click();
        await take(`phone-${pane}`);
      }
    },
  },
  at('phone-lying', FOUR, { size: LYING, touch: true, dark: true }),
];

async function run(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startOwnServer(builtFiles());
  const browser = await openBrowser();
  for (const theme of ['light', 'dark'])
    for (const tour of TOURS)
      if (theme === 'light' || tour.dark === true) await go(browser, server.address, tour, { theme, folder });
  await browser.close();
  await server.close();
}

async function go(
  browser: Browser,
  address: string,
  { walk, ...visit }: Tour,
  { theme, folder }: { readonly theme: string; readonly folder: string },
): Promise<void> {
  const { page, errors } = await openPage(browser, address, {
    ...visit,
    liking: { ...LIKING, ...visit.liking, theme },
  });
  // Functions that run in the page carry names that tsx gives them.
  await page.evaluate('globalThis.__name = (one) => one');
  await walk(page, async (name) => {
    await page.mouse.move(1, 1);
    await page.waitForTimeout(200);
    writeFileSync(`${folder}/${name}-${theme}.png`, await page.screenshot());
    console.log(`${name}-${theme}`);
  });
  if (errors.length > 0) console.error(errors.join('\n'));
  await page.close();
}

await run(process.argv[2] ?? 'docs/screens');
