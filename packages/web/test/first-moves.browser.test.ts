import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

for (const box of ['creatures', 'agricola-revised', 'agricola-2007']) {
  test(`Play now leads to the first move in five clicks and a minute: ${box}`, async () => {
    const began = Date.now();
    const { page, errors } = await open();
    await page.locator(`[data-box="${box}"] button.primary`).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.waitFor();
    const player = new Player(page, dice(1));
    for (let clicks = 1; clicks < 5 && (await undo.isDisabled()); clicks++) await player.click();
    await expect.poll(() => undo.isEnabled()).toBe(true);
    expect(Date.now() - began).toBeLessThan(60_000);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('a game is there again after a reload, in another language', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  await new Player(page, dice(2)).play(2);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Zurück zum Anfang' }).click();
  const resume = page.locator('[data-left-game]').getByRole('button', { name: 'Fortsetzen' });
  const [game, box] = [await resume.boundingBox(), await page.locator('[data-box]').first().boundingBox()];
  expect(game?.y).toBeLessThan(box?.y ?? 0);
  await resume.click();
  await page.getByTestId('prompt').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('without a network after the first load, a game goes on and a new one begins', async () => {
  const { page, errors } = await open({ liking: BRISK, offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await new Player(page, dice(3)).play(3);
  await page.context().setOffline(true);
  await page.reload();
  await new Player(page, dice(4)).play(4);
  await page.goto(page.url().replace(/#.*/, ''));
  await page.locator('[data-box="creatures"] button.primary').click();
  await new Player(page, dice(5)).play(2);
  expect(errors).toEqual([]);
  await page.close();
});

test('with the largest text the whole table is on the screen, and tips are beside what they tell of', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, textSize: 'largest' } });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  const space = page.locator('[data-space][data-marked="true"]').first();
  await space.waitFor();
  const { beyond, scrolling } = await see(page);
  expect({ beyond, scrolling }).toEqual({ beyond: [0, 0], scrolling: [] });
  const bar = await page.locator('footer').boundingBox();
  expect(bar === null ? Number.NaN : bar.y + bar.height).toBeLessThanOrEqual(720);
  await space.hover();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  const [of, beside] = [await space.boundingBox(), await tip.boundingBox()];
  expect(beside?.x).toBeCloseTo((of?.x ?? Number.NaN) + (of?.width ?? Number.NaN) + 8, 0);
  expect(errors).toEqual([]);
  await page.close();
});

test('a second tap on what has just been chosen does nothing; later it says why not', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.clock.setFixedTime(0);
  await setUp(page, { box: 'agricola-revised', seats: 1 });
  await see(page);
  const forest = page.locator('[data-space="forest"]');
  const notice = page.locator('[data-kind="refused"]');
  await forest.dblclick();
  await page.locator('[data-space="forest"]:not([data-marked="true"])').waitFor();
  await forest.click({ force: true });
  await see(page);
  expect(await notice.count()).toBe(0);
  await page.clock.setFixedTime(5000);
  await forest.click({ force: true });
  await notice.waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the menu closes when something beside it is tapped', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  await see(page);
  const entry = page.locator('[data-menu="keys"]');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('div:has(> [data-menu])').click({ position: { x: 4, y: 4 } });
  expect(await entry.isVisible()).toBe(true);
  await page.getByTestId('prompt').click();
  await entry.waitFor({ state: 'detached' });
  await page.close();
});

for (const box of ['creatures', 'agricola-revised', 'agricola-2007']) {
  test(`ten moves with fingers on a phone, nothing scrolls sideways: ${box}`, async () => {
    const size = { width: 390, height: 844 };
    const { page, errors } = await open({ liking: BRISK, size, touch: true });
    const sideways = async () => (await see(page)).beyond[1];
    await page.locator(`[data-box="${box}"] button.primary`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await page.locator(`[data-box="${box}"] button.primary`).tap();
    let widest = 0;
    const player = new Player(page, dice(6), ({ beyond }) => (widest = Math.max(widest, beyond[1])), true);
    await player.play(10);
    expect(Math.max(widest, await sideways())).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
}
