import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
}

/** The least major version that one alternative of a range wants, such as 20 of `^20.19.0`. */
function majorOf(alternative: string): number {
  return Number(/\d+/.exec(alternative)?.[0] ?? 0);
}

/** Whether a range lets some version of a major through; ranges here never end below what they begin with. */
function admits(range: string, major: number): boolean {
  return range.split('||').some((one) => {
    const least = majorOf(one);
    return /[>*]/.test(one) || least === 0 ? least <= major : least === major;
  });
}

test('no package wants a newer Node than package.json promises', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const promised = majorOf((JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node);
  const { packages } = JSON.parse(read('package-lock.json')) as Locked;
  const newer = Object.entries(packages).filter(([, { engines }]) => !admits(engines?.node ?? '*', promised));
  expect(newer.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test('the list of packages names no registry', () => {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  expect(lock).not.toMatch(/"resolved": "https?:/);
});
