import { expect, test } from 'vitest';
import { reachedFrom } from '../reached-from';

const module = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

test('what a root imports is reached, through others and in circles; what nobody imports is not', () => {
  const modules = [
    module('main', 'a'),
    module('a', 'b'),
    module('b', 'a'),
    module('dead', 'also-dead'),
    module('also-dead', 'a'),
  ];
  expect([...reachedFrom(modules, (source) => source === 'main')]).toEqual(['main', 'a', 'b']);
});
