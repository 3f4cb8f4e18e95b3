import { expect, test } from 'vitest';
import { alike } from '../src/alike';

test('values that are laid out alike have the same keys in the same order and say what they said', () => {
  interface One {
    readonly id: string;
    readonly points?: number;
    readonly cost?: number;
  }
  const values: readonly One[] = [{ id: 'a', cost: 2 }, { points: 1, id: 'b' }, { id: 'c' }];
  const same = alike(values);
  expect(same).toEqual(values);
  expect(same.map((one) => Object.keys(one))).toEqual(values.map(() => ['id', 'cost', 'points']));
});
