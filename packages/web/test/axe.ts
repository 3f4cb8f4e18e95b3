// Looks a screen over with axe, in light and in dark.
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const THEMES = ['light', 'dark'] as const;

/** What can be good in one theme and bad in the other. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Everything that axe finds on the page or within a part of it, of whatever weight; empty if all is good. The page is left in
 * the other theme, as changing it takes longer than looking.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  const worn = await page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 1 : 0));
  const found: string[] = [];
  if (within !== undefined) await clearAround(page, within);
  for (const theme of [THEMES[worn], THEMES[1 - worn]]) {
    const options = theme === THEMES[worn] ? {} : COLOURS;
    await wear(page, theme);
    const axe = await builder(page);
    if (within !== undefined) axe.include(within);
    const results = await axe.options({ ...options, preload: false, resultTypes: ['violations'] }).analyze();
    found.push(...told(results).map((what) => `${theme}: ${what}`));
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-cleared]')) one.removeAttribute('data-cleared');
  });
  return found;
}

/** What axe found, and the rules that it could not check because it failed. */
function told({ violations, incomplete }: AxeResults): string[] {
  const failed = incomplete.filter(({ nodes }) =>
    nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')),
  );
  return [
    ...failed.map(({ id }) => `${id} was not checked`),
    ...violations.flatMap(({ id, impact, help, nodes }) =>
      nodes
        .filter(({ target }) => !isTip(id, target))
        .map(({ html }) => `${id}, ${impact}: ${help}: ${html.slice(0, 200)}`),
    ),
  ];
}

/** A tip belongs to what it is about, not to a part of the page. */
function isTip(rule: string, target: readonly unknown[]): boolean {
  return rule === 'region' && target.includes('#tip');
}

/** Axe is loaded into a page once; it need not look into frames, as there are none. */
async function builder(page: Page): Promise<AxeBuilder> {
  const loaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(loaded ? { axeSource: 'void 0' } : {}) }).setLegacyMode();
}

/** Hides everything beside some elements: axe takes what lies under a sheet for something that may cover it. */
async function clearAround(page: Page, selector: string): Promise<void> {
  await page.addStyleTag({ content: '[data-cleared] { visibility: hidden !important; }' });
  await page.evaluate((wanted) => {
    const kept = [...document.querySelectorAll(wanted)];
    const leadsTo = (one: Element) => kept.some((kind) => one.contains(kind));
    for (const one of document.body.querySelectorAll('*')) {
      const beside = one.parentElement !== null && leadsTo(one.parentElement) && !leadsTo(one);
      if (beside && !kept.some((kind) => kind.contains(one))) one.setAttribute('data-cleared', '');
    }
  }, selector);
}

/** Puts the page into a theme, as the preferences do; nothing moves, so it has its colours at once. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
}
