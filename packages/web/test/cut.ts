// Finds text and pictures that cannot be read whole: cut off, or broken in the middle of a word.
import type { Page } from 'playwright-core';

/** Everything on the screen, or within a part of it, that is cut; empty if all can be read. */
export function cutOn(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(lookForCuts, within);
}

/** Runs in the page, so it is all in one piece. */
function lookForCuts(part: string): string[] {
  /** Packs of more cards than a screen holds are read by scrolling; on small screens all are, with what lies below them. */
  const scrolledPack = () =>
    matchMedia('(max-width: 1179px), (max-height: 559px)').matches
      ? '[data-pack], [data-beside-pack]'
      : '[data-pack] [data-scrolls]';
  /** What does not count: the log, which is read by scrolling, texts of cards and the pictures that repeat them, which are read whole when the card is lifted, pictures of farms, links that wait for the keyboard. */
  const LEFT_OUT = `[data-log], [data-tucked], svg, style, option, nav[aria-label]:not(:focus-within), ${scrolledPack()}`;
  /** Letters reach a little over the line that they stand in. */
  const SPARE = 2;
  type Box = { left: number; top: number; right: number; bottom: number };
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What is found out of an element and those around it, once for each. */
  const known = <T>(outermost: T, look: (element: Element, around: T) => T) => {
    const all = new Map<Element, T>();
    const of = (element: Element | null): T => {
      if (element === null) return outermost;
      const found = all.get(element) ?? look(element, of(element.parentElement));
      all.set(element, found);
      return found;
    };
    return of;
  };
  /** The part of the screen in which something inside of an element can be seen. */
  const windowOf = known<Box>(screen, (element, outer) => {
    if (getComputedStyle(element).overflow === 'visible') return outer;
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight, currentCSSZoom: zoom } = element;
    const [x, y] = [left + clientLeft * zoom, top + clientTop * zoom];
    return {
      left: Math.max(outer.left, x),
      top: Math.max(outer.top, y),
      right: Math.min(outer.right, x + clientWidth * zoom),
      bottom: Math.min(outer.bottom, y + clientHeight * zoom),
    };
  });
  const isCut = (box: Box, within: Box) =>
    box.left < within.left - SPARE ||
    box.top < within.top - SPARE ||
    box.right > within.right + SPARE ||
    box.bottom > within.bottom + SPARE;
  const isHidden = known(false, (element, hidden) => hidden || getComputedStyle(element).clipPath !== 'none');
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isHidden(element);
  /** Where the line of a letter is; before the first letter after a break there may be a hyphen on another line. */
  const lineOf = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  const found: string[] = [];
  const place = document.querySelector(part) ?? document.body;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || element.closest(LEFT_OUT) !== null || !isSeen(element))
      continue;
    const within = windowOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => isCut(box, within))) found.push(`cut: ${text}`);
    for (const word of text.matchAll(/[^\s\u00AD/\-–]+/g)) {
      const [first, last] = [word.index, word.index + word[0].length - 1].map((at) => lineOf(node, at));
      if (Math.abs(last - first) > SPARE) found.push(`broken: ${word[0]} in ${text}`);
    }
  }
  for (const picture of place.querySelectorAll('[data-space] svg, [data-card] :not([data-tucked] *) > svg')) {
    const box = picture.getBoundingClientRect();
    const holder = picture.closest('[data-space], [data-card]');
    if (
      box.width > 0 &&
      picture.closest(scrolledPack()) === null &&
      isSeen(picture) &&
      isCut(box, windowOf(picture.parentElement))
    )
      found.push(`a picture is cut: ${holder?.getAttribute('aria-label') ?? ''}`);
  }
  return found;
}
