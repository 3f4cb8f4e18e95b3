import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import { newBeats } from '../src/motion/beats';
import { type Acting, actingAfter, differences, type Flight } from '../src/motion/differences';
import type { FarmPicture } from '../src/protocol/farm';
import type { Table } from '../src/protocol/table';
import { findPosition } from './position';

/** A random game of the revised edition up to its last round, one in which animals are born, move by move. */
function wholeGame(): Table[] {
  const { text } = findPosition({
    box: 'agricola-revised',
    seats: 2,
    is: (_, record) =>
      record.game.round(record.state).now === 14 &&
      record.moves.some(({ heard }) => heard.some(({ event }) => event === 'born')),
    prefers: (words) =>
      /^(grain-seeds|farmland|field|grain-utilization|sow|sheep-market|fencing|pasture)/.test(words),
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.importRecord(text);
  const { all } = tables[tables.length - 1].moves;
  tables.length = 0;
  for (let move = 0; move <= all; move++) engine.replay(move);
  return tables;
}

const tables = wholeGame();

/** Everything that flies in the game, with the tables between which it does. */
function allFlights(): { before: Table; after: Table; acting: Acting | undefined; flights: Flight[] }[] {
  let acting: Acting | undefined;
  return tables.slice(1).map((after, i) => {
    acting = actingAfter(tables[i], after, acting);
    return { before: tables[i], after, acting, flights: differences(tables[i], after, acting) };
  });
}

/** How much of a crop stands on the fields of a farm. */
function grown({ cells }: FarmPicture, good: string): number {
  return cells
    .flatMap(({ crops }) => crops)
    .reduce((sum, one) => sum + (one.good === good ? one.count : 0), 0);
}

/** Whether more crops stand on some field than before. */
function isSown(was: FarmPicture, is: FarmPicture): boolean {
  const on = (farm: FarmPicture, cell: number) =>
    farm.cells.find((one) => one.cell === cell)?.crops.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return is.cells.some(({ cell }) => on(is, cell) > on(was, cell));
}

test('each harvest plays field, feeding and breeding in this order', () => {
  const phases = tables.slice(1).flatMap((after, i) => newBeats(tables[i], after).map(({ phase }) => phase));
  const changes = phases.filter((phase, i) => phase !== phases[i - 1]);
  const harvests = changes.join(' ').split(/ (?=field)/);
  expect(harvests).toHaveLength(5);
  expect(harvests).toContain('field feeding breeding');
  // Where nothing is born there is nothing to see.
  for (const harvest of harvests) expect(['field feeding', 'field feeding breeding']).toContain(harvest);
  for (const { words } of tables.flatMap(({ beats }) => beats)) expect(words).toMatch(/^\w.*\.$/);
});

test('what is paid flies from the supply to the space where the person stands, what is gained the other way', () => {
  const paid = allFlights().flatMap(({ after, acting, flights }) =>
    flights.flatMap(({ from, to }) => {
      const [good, space] = from.on === 'supply' ? [from, to] : [to, from];
      if (good.on !== 'supply' || space.on !== 'space') return [];
      expect(acting).toEqual({ seat: good.seat, space: space.id });
      const stands = after.board.flatMap(({ spaces }) => spaces).find(({ id }) => id === space.id);
      expect(stands?.people).toContain(good.seat);
      return [from.on];
    }),
  );
  expect(paid).toContain('supply');
  expect(paid).toContain('space');
});

test('crops fly from their fields in the field phase, and food to the family when it eats', () => {
  const field = allFlights().filter(({ before, after }) =>
    newBeats(before, after).some(({ phase }) => phase === 'field'),
  );
  expect(
    field.flatMap(({ flights }) => flights).some(({ from, to }) => from.on === 'cell' && to.on === 'supply'),
  ).toBe(true);
  const fed = allFlights().flatMap(({ before, after, flights }) => {
    const beat = newBeats(before, after).findIndex(({ phase }) => phase === 'feeding');
    return flights
      .filter(({ from, to }) => from.on === 'supply' && to.on === 'house')
      .map((one) => one.beat === beat);
  });
  expect(fed.length).toBeGreaterThan(0);
  expect(fed).not.toContain(false);
});

test('each part of a harvest says what it brings to every farm or takes from it', () => {
  const beats = tables
    .slice(1)
    .flatMap((after, i) => newBeats(tables[i], after).map((beat) => ({ beat, before: tables[i], after })));
  const counted = { field: 0, feeding: 0, breeding: 0, begging: 0 };
  for (const { beat, before, after } of beats)
    for (const { seat, goods, begging } of beat.farms) {
      const [was, is] = [before.seats[seat].farm, after.seats[seat].farm];
      counted.begging += begging;
      if (beat.phase === 'feeding') expect(is.begging - was.begging).toBe(begging);
      for (const { good, count } of goods) {
        counted[beat.phase]++;
        if (beat.phase === 'feeding') expect([good, count < 0]).toEqual(['food', true]);
        else expect(count).toBeGreaterThan(0);
        // In the last turn before it, something may have been sown.
        if (beat.phase === 'field' && !isSown(was, is))
          expect(grown(was, good) - grown(is, good)).toBe(count);
      }
    }
  expect(Object.values(counted)).not.toContain(0);
});

test('a part of a harvest begins once, however many families eat one after the other', () => {
  const begun = tables
    .slice(1)
    .flatMap((after, i) => newBeats(tables[i], after).filter(({ begins }) => begins));
  const phases = begun.map(({ phase }) => phase).join(' ');
  expect(phases).toMatch(/^(field feeding( breeding)? ?){5}$/);
  const fed = tables
    .slice(1)
    .flatMap((after, i) => newBeats(tables[i], after))
    .filter(({ phase }) => phase === 'feeding');
  expect(fed.length).toBeGreaterThan(5);
});

test('crops are announced to whoever has some, and to nobody who has none', () => {
  const announced = (change: (table: Table) => Table) =>
    tables
      .slice(1)
      .flatMap((after, i) =>
        newBeats(tables[i], change(after)).filter(({ phase, begins }) => phase === 'field' && begins),
      ).length;
  const withoutMine = (table: Table): Table => ({
    ...table,
    beats: table.beats.map((beat) => ({
      ...beat,
      farms: beat.farms.filter(({ seat }) => seat !== table.viewer),
    })),
  });
  expect(announced((table) => table)).toBe(5);
  expect(announced(withoutMine)).toBe(0);
});

test('in a harvest everybody is at home', () => {
  const harvests = tables.filter(({ beats, moves }) =>
    beats.some(({ move, phase }) => move === moves.shown && phase !== 'breeding'),
  );
  const feeding = harvests.filter(({ board }) =>
    board.every(({ spaces }) => spaces.every(({ people }) => people.length === 0)),
  );
  expect(feeding.length).toBeGreaterThan(4);
  for (const { workers } of feeding.flatMap(({ seats }) => seats)) expect(workers.home).toBe(workers.all);
});

test('seeds fly to their fields, and nothing is paid for them', () => {
  const sown = allFlights().filter(({ flights }) => flights.some(({ to }) => to.on === 'cell'));
  expect(sown.length).toBeGreaterThan(0);
  for (const { flights } of sown)
    expect(
      flights.filter(({ what, to }) => to.on === 'space' && 'good' in what && what.good === 'grain'),
    ).toEqual([]);
});
