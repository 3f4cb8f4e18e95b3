import { useEffect } from 'react';
import { attempt, call, update } from '../app/store';
import type { Table } from '../protocol/table';
import type { Deciding } from './deciding';
import { isArrow, nearest, type Place } from './nearest';

/** Everything on board, farm and panel that a decision can be made with. */
export const REACHABLE = [
  '[data-space][data-marked="true"]',
  '[data-farm] [role="button"]:not([data-herd])',
  '[data-card][data-marked="true"]',
  '[data-ask] button:not(:disabled)',
].join(',');

/** Where the keys of a decision are not listened to. */
const ELSEWHERE =
  'input, textarea, select, dialog, [role="dialog"], [role="menu"], summary, [contenteditable]';

/**
 * The keys of the table: arrows go from one thing that can be chosen to the next, numbers press the buttons of the
 * panel, Enter confirms what was drawn, Escape drops it, U undoes.
 */
export function useDecisionKeys(table: Table, deciding: Deciding | undefined): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key.length === 1 && document.documentElement.dataset.keys === 'off') return;
      if (pressKey(event, table, deciding)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [table, deciding]);
}

/** Does what a key stands for; whether it stands for anything. */
function pressKey({ key }: KeyboardEvent, table: Table, deciding: Deciding | undefined): boolean {
  if (isArrow(key)) return moveFocus(key);
  if (/^[1-9]$/.test(key)) return pressButton(Number(key));
  if (key === 'Escape') return drop(deciding);
  if (key === 'Enter') return confirm(table, deciding);
  if (key !== 'u' && key !== 'U') return false;
  const to = key === 'U' ? table.back.restart : table.back.undo;
  if (to !== undefined) void attempt('back', { to });
  return to !== undefined;
}

/** Takes the focus in the direction of an arrow; at first to what the decision is about. */
function moveFocus(key: string): boolean {
  const things = [...document.querySelectorAll<HTMLElement | SVGElement>(REACHABLE)].filter(isSeen);
  const from = document.activeElement;
  const own = things.filter((one) => one !== from);
  const inside = from !== null && things.some((one) => one === from);
  const to = inside ? own[nearest(key, centerOf(from), own.map(centerOf))] : own[0];
  to?.focus();
  return to !== undefined;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function centerOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The answer with a number: the buttons of the panel, then the cards that can be chosen. */
function pressButton(number: number): boolean {
  const ofPanel = '[data-ask] [data-notation], [data-ask] [data-confirm]:not(:disabled)';
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][data-marked="true"]')].filter(isSeen);
  const button = [...document.querySelectorAll<HTMLElement>(ofPanel), ...cards][number - 1];
  button?.click();
  return button !== undefined;
}

function drop(deciding: Deciding | undefined): boolean {
  update({ notice: undefined });
  if (deciding === undefined) return false;
  deciding.widen();
  return true;
}

/** Enter confirms what was put together, or a turn that waits; what has the focus comes first. */
function confirm(table: Table, deciding: Deciding | undefined): boolean {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return false;
  if (table.unconfirmed) void call('confirm', {});
  else if (deciding?.drafting?.checked?.ok === true) deciding.drafting.confirm();
  else return false;
  return true;
}
