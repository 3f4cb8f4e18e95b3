// Finds text and pictures that cannot be read whole: cut off, or broken in the middle of a word.
import type { Page } from 'playwright-core';

/** Everything on the screen that is cut; empty if all can be read. */
export function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(lookForCuts);
}

/** Runs in the page, so it is all in one piece. */
function lookForCuts(): string[] {
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
  /** The part of the screen in which something inside of an element can be seen. */
  const windowOf = (element: Element | null): Box => {
    if (element === null) return screen;
    const outer = windowOf(element.parentElement);
    if (getComputedStyle(element).overflow === 'visible') return outer;
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    return {
      left: Math.max(outer.left, x),
      top: Math.max(outer.top, y),
      right: Math.min(outer.right, x + element.clientWidth),
      bottom: Math.min(outer.bottom, y + element.clientHeight),
    };
  };
  const isCut = (box: Box, within: Box) =>
    box.left < within.left - SPARE ||
    box.top < within.top - SPARE ||
    box.right > within.right + SPARE ||
    box.bottom > within.bottom + SPARE;
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
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
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
  for (const picture of document.querySelectorAll(
    '[data-space] svg, [data-card] :not([data-tucked] *) > svg',
  )) {
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
