import { expect, test } from 'vitest';
import { setUp } from './set-up';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('the rules: no entry lies over another, and no table loses a column', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUp(page, { box: 'agricola-revised', seats: 4, options: { seasons: 'spring' } });
  await page.locator('[data-stage]').first().click();
  await page.locator('dialog table').first().waitFor();
  const found = await page.evaluate(() => {
    const entries = [...document.querySelectorAll('dialog nav button')].map((one) =>
      one.getBoundingClientRect(),
    );
    const tables = [...document.querySelectorAll('dialog table')];
    return {
      entries: entries.length,
      overlaps: entries.slice(1).filter(({ top }, i) => top < entries[i].bottom).length,
      cut: tables.filter(
        ({ parentElement }) =>
          parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth,
      ).length,
    };
  });
  expect(found.entries).toBeGreaterThan(5);
  expect(found).toMatchObject({ overlaps: 0, cut: 0 });
  await page.keyboard.press('Escape');
  await page.locator('[data-season-chip]').click();
  expect(await page.locator('[data-season-text]').innerText()).toContain(
    'It is spring: wood spaces get 1 less',
  );
  expect(errors).toEqual([]);
  await page.close();
});
