// Takes pictures of the key screens of the page, light and dark, at full size: `FURROW_CHROMIUM=… node --import tsx tools/screens.ts [folder]`. The page must have been built.
import { mkdirSync, writeFileSync } from 'node:fs';
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

type Take = (name: string) => Promise<void>;

/** One visit to the page on which some pictures are taken. */
interface Tour extends Visit {
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

const BASE = { box: 'agricola-revised', seats: 3, options: { mode: 'base', decks: 'A,B' } } as const;
const PHONE = { width: 390, height: 844 };

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
      await playTo(page, 3, ({ ask }) => ask === 'feed');
      await take('feeding');
      await playTo(page, 4, ({ ask, version }) => ask === 'work' && Number(version) > 90);
      await take('late-game');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('[data-menu="look-up"]').click();
      await page.locator('dialog[open]').waitFor();
      await take('browser');
      await page.keyboard.press('Escape');
    },
  },
  {
    walk: async (page, take) => {
      await setUp(page, { box: 'creatures', seats: 2, options: { buildings: '12' } });
      await see(page);
      await page.locator('[data-space^="wood"][data-marked="true"]').first().click();
      await page
        .locator('[data-space="fences"][data-marked="true"], [data-space="walls"][data-marked="true"]')
        .first()
        .click();
      await playTo(
        page,
        2,
        ({ ask, things }) => ask === 'borders' && things.some(({ sort }) => sort === 'confirm'),
        12,
      );
      await take('borders');
      await playTo(page, 2, ({ ask, version }) => ask === 'work' && Number(version) > 15);
      await take('creatures');
      await page.keyboard.press('t');
      await page.locator('#command').waitFor();
      await take('text-mode');
      await page.getByRole('button', { name: 'Leave text mode' }).click();
      await playTo(page, 5, ({ over }) => over, 1500);
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
        options: { ...BASE.options, hands: 'draft-eight' },
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
  {
    walk: async (page, take) => {
      await setUp(page, { box: 'agricola-2007', seats: 5, options: { mode: 'family' } });
      await playTo(page, 6, ({ ask, version }) => ask === 'work' && Number(version) > 70);
      await take('five-seats');
    },
  },
  {
    size: PHONE,
    walk: async (page, take) => {
      await page.locator('[data-box="agricola-revised"] button.primary').click();
      await playTo(page, 6, ({ ask, version }) => ask === 'work' && Number(version) > 25);
      await take('phone');
    },
  },
];

async function run(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startOwnServer(builtFiles());
  const browser = await openBrowser();
  for (const theme of ['light', 'dark'])
    for (const tour of TOURS) await go(browser, server.address, tour, { theme, folder });
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
    liking: { ...BRISK, ...visit.liking, theme },
  });
  // Functions that run in the page carry names that tsx gives them.
  await page.evaluate('globalThis.__name = (one) => one');
  await walk(page, async (name) => {
    await page.mouse.move(1, 1);
    writeFileSync(`${folder}/${name}-${theme}.png`, await lighter(page, await page.screenshot()));
    console.log(`${name}-${theme}`);
  });
  if (errors.length > 0) console.error(errors.join('\n'));
  await page.close();
}

/** A picture with fewer shades, so that it takes little room. */
async function lighter(page: Page, picture: Buffer): Promise<Buffer> {
  const url = await page.evaluate(lighten, `data:image/png;base64,${picture.toString('base64')}`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Runs in the page. Shades that are near each other become the most frequent of them. */
async function lighten(source: string): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = brush.getImageData(0, 0, canvas.width, canvas.height);
  const shades = new Uint32Array(pixels.data.buffer);
  const counts = new Map<number, number>();
  for (const shade of shades) counts.set(shade, (counts.get(shade) ?? 0) + 1);
  const chosen = new Map<number, number>();
  for (const [shade] of [...counts].sort((a, b) => b[1] - a[1])) {
    const near = shade & 0xffe0e0e0;
    if (!chosen.has(near)) chosen.set(near, shade);
  }
  shades.forEach((shade, i) => (shades[i] = chosen.get(shade & 0xffe0e0e0) ?? shade));
  brush.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png');
}

await run(process.argv[2] ?? 'docs/screens');
