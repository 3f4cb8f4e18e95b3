// Where the focus is, and what it looks like there.
import type { Locator, Page } from 'playwright-core';

/** What has the focus. */
export interface Stop {
  readonly name: string;
  /** Whether it lies wholly on the screen. */
  readonly seen: boolean;
  /** Whether it can be told from everything else. */
  readonly marked: boolean;
}

/** What has the focus; undefined if nothing has. */
export function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return undefined;
    const { left, top, right, bottom, width } = activeElement.getBoundingClientRect();
    // A field that is drawn by the text beside it is marked there.
    const beside = activeElement.matches('input') ? activeElement.nextElementSibling : null;
    const outlines = [activeElement, beside ?? activeElement].map((one) => getComputedStyle(one));
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    return {
      name: `${activeElement.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`,
      seen: width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
      marked: outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
    };
  });
}

/** Whether the focus is on an element or within it. */
export function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

/** Everything that the tab key stops at from here on, once round. */
export async function tabRound(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error('the tab key never comes to an end');
}
