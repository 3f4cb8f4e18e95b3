import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const record = readFileSync(
  new URL('../../../examples/agricola-beginner-2p.furrow', import.meta.url),
  'utf8',
);

test('a refused move says why and changes nothing', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await new Player(page, dice(1)).play(1);
  const { ask } = await see(page);
  const log = await page.locator('[data-log]').innerText();
  for (const line of ['house-redevelopment', 'no-such-space', '']) {
    await page.keyboard.press('/');
    await page.locator('[data-move-line]').fill(line);
    await page.keyboard.press('Enter');
    const why = page.getByRole('dialog').getByRole('alert');
    await why.filter({ hasText: /\w{3}/ }).waitFor();
    await expect.poll(() => why.innerText()).toMatch(/\w+ \w+/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect((await see(page)).ask).toBe(ask);
  await expect.poll(() => page.locator('[data-log]').innerText()).toBe(log);
  expect(errors).toEqual([]);
  await page.close();
});

test('a space that cannot be used says why when it is clicked, and neither changes nor moves anything', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await page.locator('[data-space][data-state="usable"]').first().waitFor();
  const { ask } = await see(page);
  const log = await page.locator('[data-log]').innerText();
  const places = () =>
    Promise.all(
      ['[data-space="fishing"]', '[data-part="farm"] [data-farm]', '[data-supply]', '[data-card]'].map(
        (one) => page.locator(one).first().boundingBox(),
      ),
    );
  const before = await places();
  await page.locator('[data-space][data-state="unusable"]').first().click({ force: true });
  await page
    .locator('[data-kind="refused"], [data-kind="advice"]')
    .filter({ hasText: /\w+ \w+/ })
    .waitFor();
  expect(await places()).toEqual(before);
  expect((await see(page)).ask).toBe(ask);
  await expect.poll(() => page.locator('[data-log]').innerText()).toBe(log);
  expect(errors).toEqual([]);
  await page.close();
});

test('why a space cannot be used is said once: in its tip, and in the notice instead when it is clicked', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await page.locator('[data-space][data-state="usable"]').first().waitFor();
  const space = page.locator('[data-space][data-state="unusable"]').first();
  await space.hover({ force: true });
  const tip = page.locator('#tip');
  await tip.getByText('Why not?').waitFor();
  await space.click({ force: true });
  await page.locator('[data-kind="refused"]').waitFor();
  await expect.poll(() => page.getByText('Why not?').count()).toBe(0);
  await page.close();
});

test('a broken record file is refused with line and reason; a good one opens', async () => {
  const { page, errors } = await open({ liking: BRISK });
  const give = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const lines = record.split('\n');
  const at = lines.findIndex((line) => line.startsWith('1 grain-seeds'));
  await give(lines.with(at, '1 grain-sheep').join('\n'));
  const refusal = page.locator('[data-kind="refused"]');
  await refusal.filter({ hasText: new RegExp(`Line ${at + 1}: \\S+`) }).waitFor();
  await expect.poll(() => page.locator('[data-save]').count()).toBe(0);
  await give('not a record\n');
  await refusal.filter({ hasText: /Line 1: \S+/ }).waitFor();
  await give(record);
  await page.locator('[data-version][data-end]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
