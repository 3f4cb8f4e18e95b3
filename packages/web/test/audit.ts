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
  const small = [...controls]
    .filter(isSeen)
    .map((one) => ({ one: one.closest('label') ?? one, named: one }))
    .filter(({ one }) => one.closest('.unseen, nav:not(:focus-within)') === null)
    .filter(
      ({ one }) => one.getBoundingClientRect().width < 23.5 || one.getBoundingClientRect().height < 23.5,
    )
    .map(({ named }) => `under 24 pixels: ${nameOf(named)}`);
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
