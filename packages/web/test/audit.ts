// Looks over a screen for what axe does not: targets that are too small, ids that are doubled or lead nowhere.
import type { Page } from 'playwright-core';

/** Everything found; empty if the screen is good. */
export function audit(page: Page): Promise<string[]> {
  return page.evaluate(lookOver);
}

/** Runs in the page, so it is all in one piece. */
function lookOver(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const controls = document.querySelectorAll('button, a[href], select, input, summary, [role="button"]');
  // A finger needs more than a pointer.
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
  const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < least - 0.5;
  const small = [...controls]
    .filter(isSeen)
    .map((one) => ({ one: one.closest('label') ?? one, named: one }))
    .filter(({ one }) => one.closest('.unseen, nav:not(:focus-within)') === null)
    // Names within a text are as high as its lines (WCAG 2.5.8 allows that).
    .filter(({ one }) => !one.matches('[data-name]') || !getComputedStyle(one).display.startsWith('inline'))
    .filter(({ one }) => isSmall(one.getBoundingClientRect()))
    .map(({ one, named }) => {
      const { width, height } = one.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)} pixels, under ${least}: ${nameOf(named)}`;
    });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements with the id ${id}`);
  const dangling = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute} names ${id}, which is not there: ${nameOf(element)}`),
    ),
  );
  return [...small, ...doubled, ...dangling];
}
