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
 * Moves the focus among the buttons within an element to the nearest one in the direction of an arrow key. Where there is
 * none, the key is left to the decision.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (direction === undefined || from === null || !event.currentTarget.contains(from)) return;
  if (isAskedElsewhere(event.currentTarget)) return;
  const here = centerOf(from);
  let best: { button: HTMLElement; far: number } | undefined;
  for (const button of event.currentTarget.querySelectorAll('button')) {
    if (button === from || button.offsetParent === null) continue;
    const there = centerOf(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && (best === undefined || far < best.far)) best = { button, far };
  }
  if (best === undefined) return;
  event.preventDefault();
  best.button.focus();
}

/** Whether the present decision is made, but not here: then arrows lead to where it is made. */
function isAskedElsewhere(here: HTMLElement): boolean {
  return here.querySelector('[data-marked="true"]') === null && document.querySelector('[data-ask]') !== null;
}

function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
