// Games of examples/, whole or broken off, opened as record files on the start screen.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The record of an example, up to the first place where some words stand. */
export function example(name: string, upTo?: string): string {
  const whole = readFileSync(new URL(`../../../examples/${name}.furrow`, import.meta.url), 'utf8');
  if (upTo === undefined) return whole;
  const at = whole.indexOf(upTo);
  if (at < 0) throw new Error(`nowhere in ${name}: ${upTo}`);
  return `${whole.slice(0, at).replace(/^result: .*$/m, '')}\n`;
}

/** Opens a record as a file and waits for its table. The page stands at the start screen. */
export async function openExample(page: Page, record: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.locator('[data-version], [data-hand-over]').first().waitFor();
}
