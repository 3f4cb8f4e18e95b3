import type { Event } from '@furrow/creatures/events';
import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import type { Dice } from '@furrow/kernel/dice';
import { isOver } from '@furrow/kernel/machine';
import { failures } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { type Answered, randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { beforeAll, expect, test } from 'vitest';
import { GoodsLedger } from './goods-ledger';
import { ToldTable } from './told-table';

const GAMES = howMany(400, 2000);
const TIMEOUT = 120_000;
/** The whole table is compared after one answer in so many, and at the end. */
const SAMPLE = 6;

const NEVER: Readonly<Record<Event['event'], 0>> = {
  start: 0,
  drawn: 0,
  round: 0,
  used: 0,
  marker: 0,
  gained: 0,
  paid: 0,
  borders: 0,
  troughs: 0,
  built: 0,
  upgraded: 0,
  returned: 0,
  expanded: 0,
  called: 0,
  gaveBorder: 0,
  laid: 0,
  moved: 0,
  ranAway: 0,
  born: 0,
  troughReplaced: 0,
  homeward: 0,
  over: 0,
};

/** What the goods and the table have otherwise than was told, in the same games, and how often each event was told. */
const found = { goods: [] as string[], table: [] as string[], ended: [] as string[] };
const told: Record<string, number> = { ...NEVER };

beforeAll(() => {
  found.ended = failures(13_001, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const start = randomBeginning(setup);
    const [ledger, table] = [new GoodsLedger(start), new ToldTable(start)];
    const check = (state: State, { move, heard }: Answered, dice: Dice) => {
      const events = heard as readonly Event[];
      for (const event of events) {
        ledger.book(event);
        told[event.event]++;
      }
      table.hear(events);
      const where = () => `seed ${seed}: ${JSON.stringify({ move, heard })}`;
      found.goods.push(...ledger.differences(state).map((text) => `${where()}: ${text}`));
      if (dice.below(SAMPLE) === 0 || isOver(state))
        found.table.push(...table.differences(state).map((text) => `${where()}: ${text}`));
    };
    randomGame(creatures, setup, { choose: lively, answered: check }, start);
  });
}, TIMEOUT);

test('every change of goods is the sum of the events that tell of it', () => {
  expect(found.ended).toEqual([]);
  expect(found.goods.slice(0, 5)).toEqual([]);
});

test('the events tell everything that changes on the table, and each of them happens', () => {
  expect(found.table.slice(0, 5)).toEqual([]);
  expect(Object.keys(told).filter((event) => told[event] === 0)).toEqual([]);
});
