import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@furrow/server/serve';
import { staticFiles } from '@furrow/server/static-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, pointOnce, scrolls } from './player';

const server = serve(staticFiles(fileURLToPath(new URL('../dist', import.meta.url))));
let browser: Browser;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

for (const box of ['creatures', 'agricola-revised', 'agricola-2007']) {
  test(`ten moves by pointer in ${box}: no error, nothing scrolls`, async () => {
    const { page, errors } = await openPage(browser, address);
    await page.locator(`[data-box="${box}"] button.primary`).click();
    for (let n = 0; n < 10; n++) {
      await pointOnce(page, 3 * n + 1);
      expect(await scrolls(page)).toBe(false);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('a game is there again after a reload, in another language', async () => {
  const { page, errors } = await openPage(browser, address);
  await page.locator('[data-box="creatures"] button.primary').click();
  await pointOnce(page, 0);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Zurück zum Anfang' }).click();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the page works without a network after the first load', async () => {
  const { page, errors } = await openPage(browser, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('[data-box="creatures"] button.primary').click();
  await pointOnce(page, 2);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone the board comes forward and a move is one tap', async () => {
  const { page, errors } = await openPage(browser, address, { width: 390, height: 844 });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  for (let n = 0; n < 5; n++) await pointOnce(page, n);
  expect(await scrolls(page)).toBe(false);
  expect(errors).toEqual([]);
  await page.close();
});
