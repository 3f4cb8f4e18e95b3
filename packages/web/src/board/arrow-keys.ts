import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a step aside counts than a step ahead. */
const ASIDE = 3;

/**
 * Moves the focus among the buttons within an element to the nearest one in the direction of an arrow key, or to the first
 * or last one of its row. Where there is none, the key is left to the decision; and so it is while the decision is made
 * elsewhere, unless somebody came here of their own accord.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, came: boolean): void {
  const { key, currentTarget: within } = event;
  const from = document.activeElement;
  if (from === null || !within.contains(from)) return;
  const elsewhere = isAskedElsewhere(within);
  if (elsewhere && !came) return;
  const to = key in DIRECTIONS ? nearest(from, within, DIRECTIONS[key]) : endOf(key, from, within);
  if (to === undefined && !(elsewhere && key in DIRECTIONS)) return;
  event.preventDefault();
  to?.focus();
}

/** The nearest button in a direction. */
function nearest(
  from: Element,
  within: Element,
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const here = centerOf(from);
  let best: { button: HTMLElement; far: number } | undefined;
  for (const button of seenIn(within)) {
    if (button === from) continue;
    const there = centerOf(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && (best === undefined || far < best.far)) best = { button, far };
  }
  return best?.button;
}

/** The first or last button of the row in which the focus is, for the keys that lead there. */
function endOf(key: string, from: Element, within: Element): HTMLElement | undefined {
  if (key !== 'Home' && key !== 'End') return undefined;
  return seenIn(from.closest('[role="toolbar"]') ?? within).at(key === 'Home' ? 0 : -1);
}

function seenIn(within: Element): HTMLElement[] {
  return [...within.querySelectorAll('button')].filter(({ offsetParent }) => offsetParent !== null);
}

/** Whether the present decision is made, but not here: then arrows lead to where it is made. */
function isAskedElsewhere(here: HTMLElement): boolean {
  return here.querySelector('[data-marked="true"]') === null && document.querySelector('[data-ask]') !== null;
}

function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
