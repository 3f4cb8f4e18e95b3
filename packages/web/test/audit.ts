// Looks over a screen for what keeps people from using it: names, contrast, sizes, structure.
import type { Page } from 'playwright-core';

/** Roles that nobody can use without a name. */
const NAMED = new Set(
  'button link textbox searchbox combobox checkbox radio switch spinbutton slider option dialog tab image listbox'.split(
    ' ',
  ),
);

/** Everything found; empty if the screen is good. */
export async function audit(page: Page): Promise<string[]> {
  return [...(await nameless(page)), ...(await page.evaluate(lookOver))];
}

/** What has no name in the tree that Chromium gives to screen readers. */
async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && NAMED.has(role?.value) && !String(name?.value ?? '').trim(),
    )
    .map(({ role, nodeId }) => `a ${role?.value} without a name (${nodeId})`);
}

/** Runs in the page, so it is all in one piece. */
function lookOver(): string[] {
  type Colour = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const found = known.get(css);
    if (found !== undefined || canvas === null) return found ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(css, [r, g, b, a / 255]);
    return [r, g, b, a / 255];
  };
  const light = ([r, g, b]: Colour) =>
    [r, g, b]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const mixed = (above: Colour, below: Colour): Colour => {
    const mix = (i: 0 | 1 | 2) => above[i] * above[3] + below[i] * (1 - above[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** The ground below a text; undefined if it is a picture. */
  const groundOf = (element: Element | null): Colour | undefined => {
    if (element === null) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    const own = colourOf(backgroundColor);
    if (own[3] === 1) return own;
    const below = groundOf(element.parentElement);
    return below && mixed(own, below);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const faint = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('svg, :disabled, [aria-disabled="true"], .unseen, option, canvas') !== null)
      return [];
    if (!hasText(element) || !isSeen(element)) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = groundOf(element);
    if (ground === undefined) return [];
    const [dim, bright] = [light(mixed(colourOf(color), ground)), light(ground)].sort((a, b) => a - b);
    const ratio = (bright + 0.05) / (dim + 0.05);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    return ratio < least - 0.01 ? [`faint text, ${ratio.toFixed(2)} : 1: ${nameOf(element)}`] : [];
  });
  const controls = [...document.querySelectorAll('button, a[href], select, input, summary')].filter(isSeen);
  const small = controls
    .map((one) => ({ one: one.closest('label') ?? one, named: one }))
    .filter(({ one }) => one.closest('.unseen, nav:not(:focus-within)') === null)
    .filter(
      ({ one }) => one.getBoundingClientRect().width < 23.5 || one.getBoundingClientRect().height < 23.5,
    )
    .map(({ named }) => `under 24 pixels: ${nameOf(named)}`);
  const nested = [
    ...document.querySelectorAll('button button, button a[href], a[href] button, [role="button"] button'),
  ];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i);
  const dangling = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute} names ${id}, which is not there: ${nameOf(element)}`),
    ),
  );
  const ordered = document.querySelectorAll('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').length;
  return [
    ...faint,
    ...small,
    ...nested.map((one) => `a control in a control: ${nameOf(one)}`),
    ...doubled.map((id) => `two elements with the id ${id}`),
    ...dangling,
    ...(ordered > 0 ? ['a tabindex above 0'] : []),
    ...(document.documentElement.lang === '' ? ['no language'] : []),
    ...(document.title === '' ? ['no title'] : []),
  ];
}
