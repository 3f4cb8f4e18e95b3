// The line of text mode, as somebody at the keys uses it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Types a line and waits for its answer, by which the table has changed; nothing of it may be refused. */
export async function typeLine(page: Page, line: string): Promise<void> {
  const form = page.locator('form[data-answered]');
  await form.locator('input:focus').waitFor();
  const before = await form.getAttribute('data-answered');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await page.locator(`form[data-answered]:not([data-answered="${before}"])`).waitFor();
  expect(await form.getByRole('alert').innerText(), `${line} is refused`).toBe('');
}
