// Whether everything on the table has a place of its own and can be seen, read and reached.
import type { Page } from 'playwright-core';
import { SORTS } from './sight';

/** What is wrong with the table as it lies on the screen. */
export interface Disorder {
  /** Parts of the table that lie over each other, or reach beyond the screen. */
  readonly parts: readonly string[];
  /** What the decision is made with and cannot be reached without scrolling. */
  readonly outOfReach: readonly string[];
  /** Texts that are too small. */
  readonly small: readonly string[];
}

/** What the decision is made with; answers that were folded away do not count. */
const NEEDED = [
  SORTS.space,
  SORTS.card,
  SORTS.cell,
  SORTS.end,
  '[data-ask] [data-notation]',
  '[data-ask] [data-confirm]',
  '[data-ask] [data-row] button',
  '[data-testid="prompt"]',
];

export function disorder(page: Page): Promise<Disorder> {
  return page.evaluate(lookForDisorder, NEEDED.join());
}

/** Runs in the page, so it is all in one piece. */
function lookForDisorder(needed: string): Disorder {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element) => {
    const { space, card, cell, notation } = (element as HTMLElement).dataset;
    const own = space ?? card ?? cell ?? notation ?? element.getAttribute('aria-label');
    return own ?? `${element.tagName} ${(element.textContent ?? '').slice(0, 30)}`;
  };
  const parts = [
    ...document.querySelectorAll(
      '[data-space], [data-part="farm"] [data-farm], [data-supply], header, footer, aside section, [data-log], [data-head] > *',
    ),
  ].filter(isSeen);
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
  const isOutside = (box: DOMRect) =>
    box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const over = boxes.flatMap(({ part, box }, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => !part.contains(other.part) && !other.part.contains(part) && meet(box, other.box))
      .map((other) => `${nameOf(part)} lies over ${nameOf(other.part)}`),
  );
  /** Whether any of some points of an element is its own. */
  const isReached = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.25, 0.75, 0.1, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  };
  const outOfReach = [...document.querySelectorAll(needed)].filter(isSeen).filter((one) => !isReached(one));
  const least = innerWidth >= 1600 ? 14 : 12;
  const small = [...document.querySelectorAll('body *:not(style, script, option)')]
    .filter((part) => part.closest('svg') === null && isSeen(part))
    .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) * zoomOf(part) < least - 0.01)
    .map((part) => `${(part.textContent ?? '').slice(0, 40)}: ${getComputedStyle(part).fontSize}`);
  function zoomOf(element: Element): number {
    return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
  }
  return {
    parts: [
      ...boxes.filter(({ box }) => isOutside(box)).map(({ part }) => `${nameOf(part)} is off the screen`),
      ...over,
    ],
    outOfReach: outOfReach.map(nameOf),
    small: [...new Set(small)],
  };
}
