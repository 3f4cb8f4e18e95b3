import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LoginThrottle } from '../src/people/login-throttle';
import { SharedRateLimit } from '../src/people/shared-rate-limit';
import { cleanUpRows } from '../src/store/cleanup';
import { openStore, type Store } from '../src/store/open';
import { databaseKinds, useDatabases } from './databases';

useDatabases();

describe.each(databaseKinds)('on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await kind.place());
  });
  afterAll(() => store.close());

  test('wrong tries cost more and more time, a right one does not', async () => {
    let time = 0;
    const throttle = new LoginThrottle(store, () => time);
    const ann = { login: 'ann', address: '1.2.3.4' };
    for (let tries = 0; tries < 2; tries++) await throttle.begin(ann);
    expect(await throttle.wait(ann)).toBe(0);
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      await throttle.begin(ann);
      waits.push(await throttle.wait(ann));
      time += waits[tries] * 1000;
      expect(await throttle.wait(ann)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    await throttle.begin(ann);
    await throttle.right(ann);
    expect(await throttle.wait(ann)).toBe(0);
  });

  test('of many tries at once no more are let through than one after the other', async () => {
    const throttles = [1, 2].map(() => new LoginThrottle(store, () => 0));
    const ida = { login: 'ida', address: '3.3.3.3' };
    const waits = await Promise.all(Array.from({ length: 30 }, (_, i) => throttles[i % 2].begin(ida)));
    expect(waits.filter((seconds) => seconds === 0).length).toBe(3);
    expect(await throttles[0].wait(ida)).toBe(1);
  });

  test('what went wrong more than an hour ago is forgotten', async () => {
    let time = 0;
    const throttle = new LoginThrottle(store, () => time);
    const hal = { login: 'hal', address: '9.9.9.9' };
    for (let tries = 0; tries < 8; tries++) {
      time += (await throttle.wait(hal)) * 1000;
      expect(await throttle.begin(hal)).toBe(0);
    }
    expect(await throttle.wait(hal)).toBe(32);
    time += 3_600_001;
    expect(await throttle.wait(hal)).toBe(0);
    await throttle.begin(hal);
    expect(await throttle.wait(hal)).toBe(0);
  });

  test('an address that tries many logins waits, also if it owns one of them', async () => {
    const throttle = new LoginThrottle(store, () => 0);
    const own = { login: 'own', address: '4.4.4.4' };
    for (let tries = 0; tries < 12; tries++) {
      await throttle.begin({ login: `login-${tries}`, address: '4.4.4.4' });
      if ((await throttle.begin(own)) === 0) await throttle.right(own);
    }
    expect(await throttle.wait({ login: 'another', address: '4.4.4.4' })).toBeGreaterThan(0);
    expect(await throttle.wait({ login: 'another', address: '5.6.7.8' })).toBe(0);
  });

  test('a browser or session that is known is not locked out by the wrong tries of others, and is counted for itself', async () => {
    const throttle = new LoginThrottle(store, () => 0);
    const stranger = { login: 'zoe', address: '7.7.7.7' };
    for (let tries = 0; tries < 40; tries++) await throttle.begin(stranger);
    const known = { ...stranger, known: 'mark' };
    expect([(await throttle.wait(stranger)) > 0, await throttle.wait(known)]).toEqual([true, 0]);
    for (let tries = 0; tries < 3; tries++) await throttle.begin(known);
    expect(await throttle.wait(known)).toBe(1);
    expect(await throttle.wait({ ...known, known: 'another mark' })).toBe(0);
  });

  test('wrong tries from anywhere keep nobody from a recovery code, which is counted for itself', async () => {
    const throttle = new LoginThrottle(store, () => 0);
    const code = { login: 'eva', with: 'code' } as const;
    for (let i = 0; i < 40; i++) {
      await throttle.begin({ login: 'eva', address: `6.6.6.${i}` });
      await throttle.begin({ ...code, address: `6.6.7.${i}` });
    }
    expect(await throttle.wait({ login: 'eva', address: '6.6.8.1' })).toBeGreaterThan(0);
    expect(await throttle.wait({ ...code, address: '6.6.8.1' })).toBe(0);
    for (let i = 0; i < 3; i++) await throttle.begin({ ...code, address: '6.6.8.1' });
    expect(await throttle.wait({ ...code, address: '6.6.8.1' })).toBe(1);
  });

  test('so much in an hour, whoever counts it, and then again', async () => {
    let time = 1_000_000;
    const rate = () => new SharedRateLimit(store, 'knock', 3, 3_600_000, () => time);
    const counts = [rate(), rate(), rate(), rate()].map((one) => one.count('1.2.3.4'));
    expect((await Promise.all(counts)).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3600]);
    expect(await rate().count('5.6.7.8')).toBe(0);
    time += 3_600_000;
    expect(await rate().count('1.2.3.4')).toBe(0);
  });

  test('what was tried long ago is thrown away', async () => {
    const throttle = new LoginThrottle(store, () => 5_000_000);
    await throttle.begin({ login: 'old', address: '8.8.8.8' });
    const kept = JSON.stringify(await store.db.selectFrom('throttles').selectAll().execute());
    expect(kept.includes('8.8.8.8'), 'no network address is kept, only its hash').toBe(false);
    await cleanUpRows(store, 5_000_000 + 25 * 3_600_000);
    expect(await store.db.selectFrom('throttles').selectAll().execute()).toEqual([]);
  });
});
