import { expect, test } from 'vitest';
import { FairQueue } from '../../src/bots/fair-queue';

/** A thread that thinks about one thing after the other, in a time of its own. */
class Bench {
  time = 0;
  readonly queue = new FairQueue<{ name: string; takes: number; since: number }>(() => this.time);
  readonly waits = new Map<string, number>();

  want(person: string, table: string, name: string, takes: number): void {
    this.queue.add({ person, table }, { name, takes, since: this.time }, takes);
  }

  /** Does one thing; false if nothing waits. */
  work(): boolean {
    const next = this.queue.take();
    if (next === undefined) return false;
    this.time += next.takes;
    this.waits.set(next.name, this.time - next.since - next.takes);
    return true;
  }
}

test('80 tables with three strong bots of few people do not keep an honest reply waiting', () => {
  const bench = new Bench();
  for (let table = 0; table < 80; table++)
    for (let bot = 0; bot < 3; bot++)
      bench.want(`pest ${table % 4}`, `t${table}`, `pest ${table} ${bot}`, 1400);
  for (let count = 0; count < 10; count++) bench.work();
  for (let turn = 0; turn < 5; turn++) {
    bench.want('ann', 'mine', `ann ${turn}`, 1400);
    for (let count = 0; count < 8; count++) bench.work();
    expect(bench.waits.get(`ann ${turn}`)).toBeLessThanOrEqual(1400);
  }
  expect(bench.work()).toBe(true);
});

test('a quick reply comes before those who want much, however many they are', () => {
  const bench = new Bench();
  for (let pest = 0; pest < 80; pest++) bench.want(`pest ${pest}`, 't', `pest ${pest}`, 1400);
  bench.work();
  bench.want('ann', 'mine', 'ann', 40);
  bench.work();
  expect(bench.waits.get('ann')).toBe(0);
});

test('of one person every table has its turn', () => {
  const bench = new Bench();
  for (let count = 0; count < 5; count++) bench.want('ann', 'busy', `busy ${count}`, 100);
  bench.want('ann', 'calm', 'calm', 100);
  for (let count = 0; count < 2; count++) bench.work();
  expect([...bench.waits.keys()]).toEqual(['busy 0', 'calm']);
});

test('what was used is forgotten with time, and what took longer than was thought counts', () => {
  const bench = new Bench();
  bench.want('ann', 'a', 'ann 1', 100);
  bench.work();
  bench.queue.correct({ person: 'ann', table: 'a' }, 50_000);
  bench.want('ann', 'a', 'ann 2', 10);
  bench.want('bob', 'b', 'bob 1', 1000);
  bench.work();
  expect([...bench.waits.keys()]).toEqual(['ann 1', 'bob 1']);
  bench.time += 600_000;
  bench.want('bob', 'b', 'bob 2', 30);
  bench.work();
  expect([...bench.waits.keys()].at(-1)).toBe('ann 2');
  while (bench.work());
  expect(bench.queue.takeAll()).toEqual([]);
});
