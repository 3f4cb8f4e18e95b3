import { expect, test } from 'vitest';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('in the lesson of fences the pasture is drawn by tapping its cells; what is left remembers where it was', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-lesson-offer="fences"] button.primary').click();
  const lesson = page.locator('section[data-lesson="fences"]');
  await lesson.waitFor();
  await page.locator('[data-space="forest"]').click();
  await expect.poll(() => lesson.getAttribute('data-step')).toBe('2');
  await page.locator('[data-space="fencing"]').click();
  await page.locator('[data-ask="pastures"], [data-ask] [data-confirm]').first().waitFor();
  for (const cell of ['a4', 'a5', 'b4', 'b5']) await page.locator(`[data-cell="${cell}"]`).last().click();
  await page.locator('[data-confirm]:enabled').click();
  await expect.poll(() => lesson.getAttribute('data-step')).toBe('3');
  await page.goBack();
  await page.locator('[data-lesson-offer="fences"]').getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => lesson.getAttribute('data-step')).toBe('3');
  expect(errors).toEqual([]);
  await page.close();
});
