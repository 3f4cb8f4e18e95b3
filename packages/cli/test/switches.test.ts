import { isOffered, SWITCHES } from '@furrow/testkit/agricola-switches';
import { expect, test } from 'vitest';
import { good } from './furrow';

test('AG-V01 to AG-V61: the terminal offers every switch', async () => {
  const games = JSON.parse(await good('games', '--json')) as {
    id: string;
    options: { name: string; values: string[]; listOf?: string[]; upTo?: number }[];
  }[];
  const { options = [] } = games.find(({ id }) => id === 'agricola') ?? {};
  expect(SWITCHES.filter((one) => !isOffered(options, one))).toEqual([]);
});
