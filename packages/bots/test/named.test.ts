import { describe, expect, test } from 'vitest';
import { readBudget } from '../src/budget';
import { BadBudget, botNames, botOf, isBot } from '../src/named';

test('every name in the list is that of a bot', () => {
  expect(botNames).toContain('random');
  for (const name of botNames) {
    expect(botOf(name)).toBeTypeOf('function');
    expect(isBot(name)).toBe(true);
  }
});

test.each(['nobody', '', '@300ms', 'constructor', '__proto__', 'Random'])('nobody is called %j', (name) => {
  expect(botOf(name)).toBeUndefined();
  expect(isBot(name)).toBe(false);
});

test('a bot that does not think takes no budget', () => {
  expect(() => botOf('random@300ms')).toThrow(BadBudget);
  expect(() => botOf('random@300ms')).toThrow("random@300ms: 'random' takes no budget; right is: random");
  expect(isBot('random@300ms')).toBe(false);
});

describe('a budget', () => {
  test('is a number of simulations, or of milliseconds', () => {
    expect(readBudget('2000')).toEqual({ simulations: 2000 });
    expect(readBudget('300ms')).toEqual({ ms: 300 });
  });

  test.each(['', '0', '0ms', '-3', '1.5', '1e3', '300 ms', '300s', 'ms', '2000000000'])(
    '%j is none',
    (words) => {
      expect(readBudget(words)).toBeUndefined();
    },
  );
});
