// Looks a table over: everything has a place of its own, can be read, and can be reached where it is needed now.
import type { Page } from 'playwright-core';

/** What was found on a table, and where its farm lies. */
export interface Order {
  readonly faults: readonly string[];
  /** The box of the viewer's farm as `left top width height`; empty where it is not in sight. */
  readonly farm: string;
  /** What comes forward on a small screen. */
  readonly pane: string;
  /** The share of the window in which nothing is, in percent. */
  readonly blank: number;
}

export function orderOn(page: Page): Promise<Order> {
  return page.evaluate(lookOver);
}

/** Runs in the page, so it is all in one piece. */
function lookOver(): Order {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** Letters reach a little over the line that they stand in. */
  const SPARE = 2;
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element | null): boolean => {
    if (element === null) return false;
    const known =
      clipped.get(element) ??
      (isClipped(element.parentElement) || getComputedStyle(element).clipPath !== 'none');
    clipped.set(element, known);
    return known;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
  const meet = (one: Box, other: Box, spare: number) =>
    one.left < other.right - spare &&
    other.left < one.right - spare &&
    one.top < other.bottom - spare &&
    other.top < one.bottom - spare;
  const isBeyond = (box: Box) =>
    box.left < screen.left - 1 ||
    box.top < screen.top - 1 ||
    box.right > screen.right + 1 ||
    box.bottom > screen.bottom + 1;
  /** The part of the screen in which something inside of an element can be seen. */
  const windows = new Map<Element, Box>();
  const windowOf = (element: Element | null): Box => {
    if (element === null) return screen;
    const known = windows.get(element);
    if (known !== undefined) return known;
    const outer = windowOf(element.parentElement);
    const box = element.getBoundingClientRect();
    const own =
      getComputedStyle(element).overflow === 'visible'
        ? outer
        : {
            left: Math.max(outer.left, box.left),
            top: Math.max(outer.top, box.top),
            right: Math.min(outer.right, box.right),
            bottom: Math.min(outer.bottom, box.bottom),
          };
    windows.set(element, own);
    return own;
  };
  const isHit = (element: Element, { left, top, width, height }: DOMRect) =>
    [0.5, 0.25, 0.75].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && element.contains(hit);
    });

  /** Everything that the present decision is made with. */
  const NEEDED =
    '[data-ask] button, [data-ask] summary, footer button, [data-space][data-marked="true"], [data-card][data-marked="true"], [data-cell][role="button"], [role="button"][data-end]';
  /** Packs of more cards than a screen holds are read by scrolling; on small screens all are. */
  const SCROLLED = matchMedia('(max-width: 1179px), (max-height: 559px)').matches
    ? '[data-pack]'
    : '[data-pack] [data-scrolls]';
  const isScrolled = (element: Element) => element.closest(SCROLLED) !== null;
  const outOfSight = all(NEEDED)
    .filter((element) => isSeen(element) && !isScrolled(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 0 && (isBeyond(box) || !isHit(element, box)))
    .map(({ element }) => `out of sight: ${nameOf(element)}`);

  const { scrollHeight, scrollWidth } = document.documentElement;
  const beyond =
    scrollHeight > innerHeight || scrollWidth > innerWidth
      ? [`the page is ${scrollWidth} × ${scrollHeight}`]
      : [];

  /** Parts of the table that never lie over each other. */
  const PARTS =
    '[data-space], [data-card], [data-part="farm"] [data-farm], [data-supply], header, footer, aside section, [data-log]';
  const parts = all(PARTS)
    .filter((element) => isSeen(element) && !isScrolled(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && meet(box, screen, 0));
  const over = parts.flatMap((one, i) =>
    parts
      .slice(i + 1)
      .filter((other) => meet(one.box, other.box, 1))
      .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element))
      .filter((other) => [one, other].every(({ element, box }) => isHit(element, box)))
      .map((other) => `${nameOf(one.element)} lies over ${nameOf(other.element)}`),
  );

  interface Text {
    readonly element: Element;
    readonly text: string;
    readonly boxes: readonly Box[];
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (
      element === null ||
      text === '' ||
      element.closest('style, option, title, [data-mark]') !== null ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const within = windowOf(element);
    const boxes = (
      element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()]
    )
      .map((box) => ({
        left: Math.max(box.left, within.left),
        top: Math.max(box.top, within.top),
        right: Math.min(box.right, within.right),
        bottom: Math.min(box.bottom, within.bottom),
      }))
      .filter(({ left, top, right, bottom }) => right > left + 1 && bottom > top + 1);
    if (boxes.length > 0) texts.push({ element, text, boxes });
  }
  /** Whether something else lies over a box of an element; that takes long to find out, so it is asked last. */
  const isCovered = (element: Element, { left, top, right, bottom }: Box) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit === null || !(hit.contains(element) || element.contains(hit));
  };
  const uncovered = ({ element, boxes }: Text) => boxes.filter((box) => !isCovered(element, box));
  const least = innerWidth >= 1600 ? 14 : 12;
  /** The size of letters on the screen; those of a picture grow with it. */
  const sizeOf = (element: Element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement ? size * (element.getScreenCTM()?.d ?? 1) : size;
  };
  const small = texts
    .map((text) => ({ text, size: sizeOf(text.element) }))
    .filter(({ text, size }) => size < least - 0.05 && uncovered(text).length > 0)
    .map(({ text, size }) => `${size.toFixed(1)} px: ${text.text}`);
  const lieOver = (some: readonly Box[], others: readonly Box[]) =>
    some.some((box) => others.some((other) => meet(box, other, SPARE)));
  const crossing = texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => lieOver(one.boxes, other.boxes) && lieOver(uncovered(one), uncovered(other)))
      .map((other) => `“${one.text}” lies over “${other.text}”`),
  );

  /** What somebody looks at or uses: tiles, cards, farms, goods, buttons, pictures, words. */
  const CONTENT =
    '[data-space], [data-card], [data-farm] [data-ground], li, button, svg:not([data-farm]), h1, h2, [data-content]';
  /** The window in squares, each as wide as an eightieth of it at most. */
  const side = Math.max(innerWidth, innerHeight) / 80;
  const columns = Math.ceil(innerWidth / side);
  const rows = Math.ceil(innerHeight / side);
  const filled = new Set<number>();
  const squaresOf = ({ left, top, right, bottom }: Box) => {
    const squares: number[] = [];
    for (
      let row = Math.max(0, Math.floor(top / side));
      row <= Math.min(rows - 1, Math.floor(bottom / side));
      row++
    )
      for (
        let column = Math.max(0, Math.floor(left / side));
        column <= Math.min(columns - 1, Math.floor(right / side));
        column++
      )
        squares.push(row * columns + column);
    return squares;
  };
  const fill = (box: Box) => {
    for (const square of squaresOf(box)) filled.add(square);
  };
  for (const element of all(CONTENT)) if (isSeen(element)) fill(element.getBoundingClientRect());
  for (const { element, boxes } of texts)
    for (const box of boxes)
      if (squaresOf(box).some((square) => !filled.has(square)) && !isCovered(element, box)) fill(box);
  const farm = document.querySelector('[data-part="farm"] [data-farm]');
  const {
    left = 0,
    top = 0,
    width = 0,
    height = 0,
  } = farm !== null && isSeen(farm) ? farm.getBoundingClientRect() : {};
  return {
    faults: [...new Set([...beyond, ...outOfSight, ...over, ...small, ...crossing])],
    farm: width === 0 ? '' : [left, top, width, height].map(Math.round).join(' '),
    pane: document.querySelector('[data-pane]')?.getAttribute('data-pane') === 'farm' ? 'farm' : 'other',
    blank: 100 - (100 * filled.size) / (columns * rows),
  };
}
