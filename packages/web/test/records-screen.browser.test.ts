import { expect, test } from 'vitest';
import { pilot } from './autopilot';
import { axeFindings } from './axe';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('a finished game is counted on the screen of records and can be looked at again; the day’s game stands on the start page', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-daily] button').waitFor();
  await page.locator('[data-to-records]').click();
  await page.locator('[data-records] main').waitFor();
  expect(await page.locator('[data-past]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.locator('[data-box="creatures"] button.primary').click();
  await page.locator('[data-version]').waitFor();
  await pilot(page, 900, 3);
  await page.locator('[data-end]').waitFor();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.locator('[data-to-records]').click();
  await page.locator('[data-past]').waitFor();
  expect(await page.locator('[data-records] tbody tr').count()).toBeGreaterThan(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-past] button').click();
  await page.locator('[data-end]').waitFor();
  await page.goBack();
  await page.locator('[data-forget]').click();
  await page.locator('[data-forget-yes]').click();
  await expect.poll(() => page.locator('[data-past]').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
