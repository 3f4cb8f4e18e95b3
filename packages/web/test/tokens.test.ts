import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

/** Every colour that has a light and a dark side, by its name. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** What stands on what, and how far apart they must be: 4.5 for texts, 3 for lines that mean something. */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ground', 'paper', 'paper-raised'].flatMap((back) => [
    ['text', back, 4.5] as const,
    ['text-soft', back, 4.5] as const,
    ['warn', back, 4.5] as const,
    ['accent', back, 4.5] as const,
    ['focus', back, 3] as const,
    ['line-strong', back, 3] as const,
    ...[0, 1, 2, 3, 4].map((seat) => [`seat-${seat}`, back, 4.5] as const),
  ]),
  ['accent-text', 'accent', 4.5],
  ['text', 'accent-soft', 4.5],
  ['text', 'warn-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
];

for (const theme of ['light', 'dark'] as const) {
  test.each(PAIRS)(`in ${theme}, %s on %s stands out at least %d : 1`, (front, back, least) => {
    const [above, below] = [tokens.get(front), tokens.get(back)];
    if (above === undefined || below === undefined) throw new Error(`no token ${front} or ${back}`);
    expect(contrast(above[theme], below[theme])).toBeGreaterThanOrEqual(least);
  });
}
