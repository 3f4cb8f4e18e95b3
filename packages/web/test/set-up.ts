// Setting up a game on the start screen by clicking, as a person does.
import type { Locator, Page } from 'playwright-core';

/** A game as somebody wants it: one person, and bots at all other seats. */
export interface SetUp {
  readonly box: 'creatures' | 'agricola-revised' | 'agricola-2007';
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The number of the deal; that of the link if none is said. */
  readonly deal?: number;
}

/** Chooses it all and starts. The page stands at the start screen. */
export async function setUp(page: Page, { box, seats, options = {}, deal }: SetUp): Promise<void> {
  await page.locator(`[data-box="${box}"]`).getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-option]').first().waitFor();
  const counts = page.getByRole('group', { name: 'How many play' });
  if ((await counts.count()) > 0) await tick(counts, String(seats));
  for (const [name, value] of Object.entries(options))
    await tick(page.locator(`[data-option="${name}"]`), value);
  if (deal !== undefined) {
    const field = page.locator('[data-deal] input');
    if (!(await field.isVisible())) await page.locator('details:has([data-deal]) summary').click();
    await field.fill(String(deal));
  }
  await page.locator('footer button.primary').click();
  await page.locator('[data-version]').waitFor();
}

/** Chooses a value, in what is folded away too, and waits until the engine has taken it over. */
async function tick(group: Locator, value: string): Promise<void> {
  if (!(await group.isVisible())) await group.page().locator('details:has([data-deal]) > summary').click();
  await group.locator(`label:has(input[value="${value}"])`).click();
  await group.locator(`input[value="${value}"]:checked`).waitFor({ state: 'attached' });
}
