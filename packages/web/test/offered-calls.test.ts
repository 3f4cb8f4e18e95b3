import { GRAIN } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';
import { findPosition } from './position';

/** What may be done at any time by whoever is to place a person, with grain or without anything to eat but food. */
function offered(hasGrain: boolean): readonly string[] | undefined {
  const { text } = findPosition({
    box: 'agricola-revised',
    options: { mode: 'beginner' },
    seats: 2,
    is: ({ kind, seat }, { state }) =>
      kind === 'work' && (state as State).players[seat].goods[GRAIN] > 0 === hasGrain,
  });
  let last: Table | undefined;
  const engine = new Engine(openSaves(), (table) => {
    last = table;
  });
  engine.importRecord(text);
  return last?.asked[0].beside.map(({ words }) => words);
}

test('goods are offered to be turned into food only to somebody who has such goods', () => {
  expect(offered(true)).toContain('turn goods into food');
  expect(offered(false)).not.toContain('turn goods into food');
});
