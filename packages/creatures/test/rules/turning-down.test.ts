import { creatures } from '@furrow/creatures/game';
import { GENERATION } from '@furrow/kernel/generation';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { FIVE_WORKERS, quietRounds, SIXTH_WORKER } from '../scenarios/quiet-rounds';

const asking = (buildings = '4') => new Scenario({ buildings, turnsDown: true });
const turnDown = (seat: number) => ({ seat, kind: 'turnDown', open: false });

describe('R65 animals that come with the last placement of a round', () => {
  test('R64 R65 can be turned down before they breed, although they find room', () => {
    const game = asking().lay(2, { troughs: 'a0 b0' }).play(FIVE_WORKERS).give(2, { pig: 1 });
    game.play('2 pig-sheep');
    expect(game.asked()).toEqual([turnDown(2)]);
    expect(game.offered()).toEqual(['done']);
    expect(game.changes('2 release; keep 1 pig')).toMatchObject({ '2 pig': [2, 1], round: [1, 2] });
  });

  test('R102 kept, they breed', () => {
    const game = asking().lay(2, { troughs: 'a0 b0' }).play(FIVE_WORKERS).give(2, { pig: 1 });
    expect(game.play('2 pig-sheep').changes('2 done')).toMatchObject({ '2 pig': [2, 3], round: [1, 2] });
  });

  test('nobody is asked if none came, or if their owner has just said which are kept', () => {
    const quiet = asking().play(FIVE_WORKERS).give(2, { pig: 1 }).play(SIXTH_WORKER);
    expect([quiet.state.round, quiet.asked()[0].kind]).toEqual([2, 'work']);
    const full = asking().play(FIVE_WORKERS).give(2, { sheep: 1 }).play('2 pig-sheep');
    expect(full.asked()).toEqual([{ seat: 2, kind: 'settle', open: false }]);
    full.play('2 keep 1 pig');
    expect([full.state.round, full.asked()[0].kind]).toEqual([2, 'work']);
  });

  test('nobody is asked whose other question follows: there animals can be let go as well', () => {
    const game = asking('cattle-market')
      .play(FIVE_WORKERS)
      .lay(2, { at: { a0: 'cattle-market' } })
      .give(2, { reed: 1 });
    game.play('2 pig-sheep');
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'beforeBreeding', open: false });
    expect(game.changes('2 release; keep nothing')).toEqual({ '2 pig': [1, 0] });
  });

  test('R176 so can those that come with the space of the Steward’s Office', () => {
    const game = asking('stewards-office').lay(1, { at: { a0: 'stewards-office' } });
    game.play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 pig-sheep`);
    expect(game.asked()).toEqual([turnDown(1)]);
    expect(game.changes('1 release; keep nothing')).toMatchObject({ '1 pig': [1, 0], round: [1, 2] });
  });

  test('R123 so can those of the Trading Station', () => {
    const game = asking('trading-station').lay(1, { at: { a0: 'trading-station' } });
    game.play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 trading-station; trade wood stone cow`);
    expect(game.asked()).toEqual([turnDown(1)]);
    expect(game.changes('1 release; keep nothing')).toMatchObject({ '1 cow': [1, 0], round: [1, 2] });
  });
});

describe('Q13 animals that are born in the last breeding phase', () => {
  /** Before the last worker of round 8. */
  const lastPlacement = (game: Scenario) => game.play(`${quietRounds(7)}${FIVE_WORKERS}`);

  test('Q13 R65 can be turned down, by both at the same time', () => {
    const game = lastPlacement(asking().lay(1, { troughs: 'a0 b0 b1' }).lay(2, { troughs: 'a0 b0 b1' }));
    game.give(1, { pig: 2 }).give(2, { cow: 3 }).play(SIXTH_WORKER);
    expect(game.asked()).toEqual([turnDown(1), turnDown(2)]);
    expect(game.changes('2 release; keep 3 cow')).toMatchObject({ '2 cow': [4, 3] });
    expect(game.asked()).toEqual([turnDown(1)]);
    game.play('1 done');
    expect(game.asked()).toEqual([]);
    expect(game.board()).toMatchObject({ '1 pig': 3, '2 cow': 3 });
  });

  test('Q13 nobody is asked to whom none were born', () => {
    const game = lastPlacement(asking()).give(1, { pig: 1 }).play(SIXTH_WORKER);
    expect(game.asked()).toEqual([]);
  });

  test('R65 in other rounds there is time for it in the next work phase', () => {
    const game = asking().lay(1, { troughs: 'a0 b0 b1' }).play(FIVE_WORKERS).give(1, { pig: 2 });
    expect(game.play(SIXTH_WORKER).asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
  });
});

test('a stored game passes over the question that came later', () => {
  const asked = asking().play(`${FIVE_WORKERS}\n2 pig-sheep\n2 done`);
  const older = new Scenario().play(`${FIVE_WORKERS}\n2 pig-sheep`);
  expect(older.board()).toEqual(asked.board());
  const again = [asked, older].map(({ record }) => readRecord(creatures, writeRecord(record)));
  expect(again.map(({ length, generation }) => [length, generation])).toEqual([
    [8, GENERATION],
    [7, 2],
  ]);
});
