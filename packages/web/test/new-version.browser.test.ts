import type { StaticFile } from '@furrow/server/static-files';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { builtFiles, useSite } from './site';
import { BRISK } from './visit';

const files = builtFiles();
const open = useSite(files);

/** Puts another text into a file that is served. */
function change(path: string, by: (text: string) => string): void {
  const file = files.get(path);
  if (file === undefined) throw new Error(`nothing is served at ${path}`);
  const plain = Buffer.from(by(file.plain.toString('utf8')));
  const changed: StaticFile = { ...file, plain, gzip: undefined, tag: `"${path} next"` };
  files.set(path, changed);
}

test('a new version is told of, taken when the person likes, and there without a network; the game goes on', async () => {
  const { page, errors } = await open({ liking: BRISK, offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('[data-box="creatures"] button.primary').click();
  await new Player(page, dice(3)).play(3);
  const log = await page.locator('[data-log]').innerText();
  const notice = page.getByText('A new version of Furrow is ready.');
  expect(await notice.count()).toBe(0);

  change('/sw.js', (text) => text.replace(/'furrow-[0-9a-f]+'/, "'furrow-next'"));
  change('/', (text) => text.replace('<head>', '<head><meta name="version" content="next" />'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await notice.waitFor();
  expect(await page.locator('meta[name="version"]').count()).toBe(0);

  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.locator('meta[name="version"][content="next"]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[data-log]').innerText()).toBe(log);
  expect(await notice.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['furrow-next']);

  await page.context().setOffline(true);
  await page.reload();
  await page.locator('meta[name="version"][content="next"]').waitFor({ state: 'attached' });
  await new Player(page, dice(4)).play(2);
  expect(errors).toEqual([]);
  await page.close();
});
