import { expect, test } from 'vitest';
import { axeFindings } from './axe';
import { dice, Player } from './player';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('AG-V06 a first game is explained round by round, with three spaces marked and what speaks for them, until nobody wants it', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, advice: false } });
  await page.locator('[data-introduction="agricola-revised"]').click();
  await page.locator('[data-introduction="1"]').waitFor();
  // The ribbons that it speaks of are there.
  expect(await page.locator('[data-suggested]').count()).toBe(1);
  expect(await page.locator('[data-space][data-rank]').count()).toBe(3);
  const why = await page.locator('[data-suggested] p').textContent();
  expect(why?.length).toBeGreaterThan(10);
  await page.locator('[data-understood]').click();
  expect(await page.locator('aside[data-introduction]').count()).toBe(0);
  const player = new Player(page, dice(3));
  while ((await page.locator('aside[data-introduction="2"]').count()) === 0) await player.click();
  await page.getByRole('button', { name: 'No more explanations' }).click();
  expect(await page.locator('aside[data-introduction]').count()).toBe(0);
  await see(page);
  await page.locator('[data-suggested]').waitFor();
  await page.getByRole('button', { name: 'No more suggestions' }).click();
  await expect.poll(() => page.locator('[data-space][data-rank]').count()).toBe(0);
  // It stays so in the next game.
  await page.reload();
  await page.locator('[data-space][data-marked="true"]').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('liking'))).toMatch(
    /"advice":false,.*"introduction":false/,
  );
  expect(errors).toEqual([]);
  await page.close();
});

test('AG-V06 two at one screen: spaces are marked for the one who wants it, until that one wants it no more', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
  const seats = page.locator('fieldset select');
  await seats.nth(1).waitFor();
  expect(await page.locator('[data-advised]').count()).toBe(0);
  await seats.nth(1).selectOption('me');
  await page.getByRole('textbox', { name: 'Name of Player 2' }).fill('Bob');
  await page.getByRole('checkbox', { name: 'Suggestions for Player 2' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('footer button.primary').click();
  const marked = page.locator('[data-space][data-rank]');
  /** Whose farm lies before the screen: that of whoever is asked. */
  const asked = async () => {
    expect((await see(page)).ask).toBe('work');
    return page.locator('[class*="mineHead"] h2 span[title]').first().innerText();
  };
  const work = (space: string) => page.locator(`[data-space="${space}"][data-marked="true"]`).click();
  expect(await asked()).toBe('Bob');
  await page.locator('[data-suggested]').waitFor();
  expect(await marked.count()).toBe(3);
  await work('forest');
  expect(await asked()).toBe('Player 1');
  expect(await marked.count()).toBe(0);
  await page.locator('[data-hint]').click();
  expect(await page.getByRole('checkbox', { name: 'Suggestions at each turn of Player 1' }).isChecked()).toBe(
    false,
  );
  await page.keyboard.press('Escape');
  await work('day-laborer');
  expect(await asked()).toBe('Bob');
  await page.getByRole('button', { name: 'No more suggestions' }).click();
  await expect.poll(() => marked.count()).toBe(0);
  await page.getByText('No more suggestions for Bob.').first().waitFor();

  // The bulb brings them back, for the same person alone.
  await page.locator('[data-hint]').click();
  const atTurns = page.getByRole('checkbox', { name: 'Suggestions at each turn of Bob' });
  await atTurns.click();
  await expect.poll(() => atTurns.isChecked()).toBe(true);
  await page.locator('[data-suggested]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('liking'))).toMatch(/"advice":false/);
  expect(errors).toEqual([]);
  await page.close();
});

test('AG-V08 what a space always gives lies there as goods, one set, until somebody stands there', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, fixedGoods: true } });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await see(page);
  const pile = page.locator('[data-space="grain-seeds"] svg[class*="pile"]');
  expect(await pile.locator('> svg').count()).toBe(1);
  await page.locator('[data-space="grain-seeds"][data-marked="true"]').click();
  await expect.poll(() => pile.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
