import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfSecret, newId, newSecret } from '../src/ids';
import { listsAlone } from '../src/ratings/lists-alone';
import { addDailyResult, addDeal, dailyRanking, dealById, dealsOf, tableOfDeal } from '../src/store/daily';
import { tableStoreIn } from '../src/store/database-table-store';
import { dropEndedMailCodes, setMailCode, takeMailCode } from '../src/store/mail-codes';
import { countLetter, dropOldMail } from '../src/store/mail-sent';
import { mute, mutesOf, unmute } from '../src/store/mutes';
import {
  confirmEmail,
  dropPushSubscription,
  notificationSettingsOf,
  pushSubscriptionsOf,
  setNotificationSettings,
} from '../src/store/notification-settings';
import { openStore, type Store } from '../src/store/open';
import {
  accountByLogin,
  changePerson,
  makeAccount,
  passwordOf,
  peopleById,
  personById,
  setPassword,
} from '../src/store/people';
import {
  addResults,
  headToHead,
  ladderTop,
  ratingsOf,
  ratingsOn,
  resultsAt,
  resultsOf,
  setRating,
  tablesWithoutResults,
} from '../src/store/ratings';
import { recoveryCodesLeft, replaceRecoveryCodes, takeRecoveryCode } from '../src/store/recovery';
import {
  addSession,
  dropEndedSessions,
  endSession,
  endSessionsOf,
  prolongSession,
  sessionOf,
  sessionsOf,
} from '../src/store/sessions';
import {
  addToken,
  dropEndedTokens,
  dropToken,
  markTokenSeen,
  tokenBySecret,
  tokensOf,
} from '../src/store/tokens';
import { databaseKinds, useDatabases } from './databases';
import { addPeople, factsOf, sitter, snapshotOf, subscribe, wish } from './store-samples';

useDatabases();

describe.each(databaseKinds)('people in $name', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(await kind.place());
    await addPeople(store, 'Ada', 'Bea', 'Cleo', 'Dan');
  });
  afterAll(() => store.close());

  it('become accounts once, under a login that nobody else has in any letters', async () => {
    const { db } = store;
    expect(await store.write((way) => makeAccount(way, 'ada', { login: 'Ada', password: 'h1' }))).toBe(true);
    expect(await store.write((way) => makeAccount(way, 'bea', { login: 'ADA', password: 'h2' }))).toBe(false);
    expect(await store.write((way) => makeAccount(way, 'ada', { login: 'other', password: 'h3' }))).toBe(
      false,
    );
    expect(await accountByLogin(db, 'aDa')).toMatchObject({
      person: { id: 'ada', login: 'ada' },
      password: 'h1',
    });
    expect(await accountByLogin(db, 'bea')).toBeUndefined();
    await store.write((way) => setPassword(way, 'ada', 'h4'));
    expect(await passwordOf(db, 'ada')).toBe('h4');
    expect(await passwordOf(db, 'bea')).toBeUndefined();
    expect(JSON.stringify(await personById(db, 'ada'))).not.toContain('h4');
  });

  it('change their name and language', async () => {
    await store.write(async (db) => {
      await changePerson(db, 'bea', { name: 'Béa', language: 'fr' });
      await changePerson(db, 'bea', {});
    });
    expect(await personById(store.db, 'bea')).toMatchObject({ name: 'Béa', language: 'fr' });
    expect((await peopleById(store.db, ['ada', 'bea', 'zoe'])).map(({ id }) => id).sort()).toEqual([
      'ada',
      'bea',
    ]);
    expect(await peopleById(store.db, [])).toEqual([]);
    expect(await personById(store.db, 'zoe')).toBeUndefined();
  });

  it('have sessions whose secret is not kept, and which end', async () => {
    const secrets = [newSecret(), newSecret(), newSecret()];
    await store.write(async (db) => {
      for (const secret of secrets) await addSession(db, secret, { person: 'ada', created: 1, ends: 100 });
    });
    const [first, second, third] = secrets;
    expect(await sessionOf(store.db, first, 99)).toEqual({ person: 'ada', created: 1, seen: 1, ends: 100 });
    expect(await sessionOf(store.db, first, 100)).toBeUndefined();
    expect(await sessionOf(store.db, 'guessed', 1)).toBeUndefined();
    expect(JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute())).not.toContain(first);
    await store.write((db) => prolongSession(db, first, { seen: 50, ends: 300 }));
    expect(await sessionOf(store.db, first, 200)).toMatchObject({ seen: 50, ends: 300 });
    expect(await store.write((db) => dropEndedSessions(db, 100))).toBe(2);
    await store.write((db) => addSession(db, second, { person: 'ada', created: 1, ends: 400 }));
    expect((await sessionsOf(store.db, 'ada', 1)).map(({ hash }) => hash).sort()).toEqual(
      [first, second].map(hashOfSecret).sort(),
    );
    await store.write((db) => endSessionsOf(db, 'ada', second));
    expect(await sessionOf(store.db, first, 1)).toBeUndefined();
    await store.write((db) => endSession(db, second));
    await store.write((db) => endSessionsOf(db, 'ada'));
    expect(await sessionOf(store.db, second, 1)).toBeUndefined();
    expect(await sessionOf(store.db, third, 1)).toBeUndefined();
  });

  it('use a recovery code once', async () => {
    await store.write((db) => replaceRecoveryCodes(db, 'ada', ['old']));
    await store.write((db) => replaceRecoveryCodes(db, 'ada', ['one', 'two']));
    const take = (person: string, code: string) => store.write((db) => takeRecoveryCode(db, person, code));
    expect(await take('ada', 'old')).toBe(false);
    expect(await take('bea', 'one')).toBe(false);
    expect(await take('ada', 'one')).toBe(true);
    expect(await take('ada', 'one')).toBe(false);
    expect(await recoveryCodesLeft(store.db, 'ada')).toBe(1);
  });

  it('have keys for programs', async () => {
    const secret = newSecret();
    const token = {
      id: newId(),
      person: 'ada',
      name: 'my bot',
      scopes: ['play', 'read'],
      created: 5,
      ends: 20,
    };
    await store.write((db) => addToken(db, secret, token));
    expect(await tokenBySecret(store.db, secret)).toEqual({ ...token, seen: null });
    await store.write((db) => markTokenSeen(db, token.id, 9));
    expect(await tokensOf(store.db, 'ada')).toMatchObject([{ id: token.id, seen: 9 }]);
    await store.write((db) => dropEndedTokens(db, 20));
    expect(await store.write((db) => dropToken(db, 'bea', token.id))).toBeUndefined();
    expect(await store.write((db) => dropToken(db, 'ada', token.id))).toBe(hashOfSecret(secret));
    expect(await tokenBySecret(store.db, secret)).toBeUndefined();
    await store.write((db) => addToken(db, secret, token));
    await store.write((db) => dropEndedTokens(db, 21));
    expect(await tokenBySecret(store.db, secret)).toBeUndefined();
  });

  it('mute each other', async () => {
    await store.write(async (db) => {
      for (const now of [1, 2]) await mute(db, 'ada', 'bea', now);
      await mute(db, 'ada', 'cleo', 3);
      await unmute(db, 'ada', 'cleo');
    });
    expect(await mutesOf(store.db, 'ada')).toEqual(['bea']);
    expect(await mutesOf(store.db, 'bea')).toEqual([]);
  });

  it('choose where they are told of things', async () => {
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({});
    const browser = { endpoint: 'https://push.example/1', body: '{}', created: 1 };
    await store.write(async (db) => {
      await setNotificationSettings(db, 'ada', { email: 'ada@example.org', webhook: 'https://example.org' });
      await setNotificationSettings(db, 'ada', { email: 'ada@example.com' });
    });
    await subscribe(store, 'bea', browser);
    const secret = await subscribe(store, 'ada', browser);
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({ email: 'ada@example.com' });
    expect(await pushSubscriptionsOf(store.db, 'bea')).toEqual([]);
    expect(await pushSubscriptionsOf(store.db, 'ada')).toEqual([{ endpoint: browser.endpoint, body: '{}' }]);
    await store.write((db) => confirmEmail(db, 'ada', 7));
    await store.write((db) =>
      setNotificationSettings(db, 'ada', { email: 'ada@example.com', webhook: 'https://e.org' }),
    );
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({
      email: 'ada@example.com',
      confirmed: 7,
      webhook: 'https://e.org',
    });
    await store.write((db) => setNotificationSettings(db, 'ada', { email: 'ada@example.net' }));
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({ email: 'ada@example.net' });
    await store.write(async (db) => {
      await setNotificationSettings(db, 'ada', {});
      await confirmEmail(db, 'ada', 8);
    });
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({});
    await store.write((db) => dropPushSubscription(db, 'bea', browser.endpoint));
    expect(await pushSubscriptionsOf(store.db, 'ada')).toHaveLength(1);
    await store.write((db) => dropPushSubscription(db, 'ada', browser.endpoint));
    expect(await pushSubscriptionsOf(store.db, 'ada')).toEqual([]);
    await store.write((db) => endSession(db, secret));
  });

  it('are woken in a browser until its session ends', async () => {
    const secrets: string[] = [];
    for (const number of [1, 2, 3]) {
      const browser = { endpoint: `https://push.example/${number}`, body: '{}', created: number };
      secrets.push(await subscribe(store, 'cleo', browser));
    }
    const woken = async () => (await pushSubscriptionsOf(store.db, 'cleo')).map(({ endpoint }) => endpoint);
    await store.write((db) => endSession(db, secrets[1]));
    expect(await woken()).toEqual(['https://push.example/3', 'https://push.example/1']);
    await store.write((db) => endSessionsOf(db, 'cleo', secrets[0]));
    expect(await woken()).toEqual(['https://push.example/1']);
    await store.write((db) => dropEndedSessions(db, Number.MAX_SAFE_INTEGER));
    expect(await woken()).toEqual([]);
  });

  it('confirm an address with a code once, until it ends or was missed five times', async () => {
    const take = (code: string, now = 99) => store.write((db) => takeMailCode(db, 'ada', code, now));
    const set = (code: string) => store.write((db) => setMailCode(db, 'ada', code, 100));
    expect(await take('none')).toBe(false);
    await set('first');
    await set('second');
    const rows = await store.db.selectFrom('mail_codes').selectAll().execute();
    expect(rows).toEqual([{ person: 'ada', hash: hashOfSecret('second'), ends: 100, tries: 0 }]);
    expect(await take('first')).toBe(false);
    expect(await take('second', 100)).toBe(false);
    expect([await take('second'), await take('second')]).toEqual([true, false]);
    await set('third');
    for (let tries = 0; tries < 5; tries++) expect(await take('wrong')).toBe(false);
    expect(await take('third')).toBe(false);
    await set('fourth');
    await store.write((db) => dropEndedMailCodes(db, 99));
    expect(await take('fourth')).toBe(true);
  });

  it('are sent so many letters in a day that ask to confirm an address', async () => {
    const HOUR = 3_600_000;
    const counted = [
      { about: 'person ada', most: 2 },
      { about: 'email ada@example.org', most: 9 },
    ];
    const count = (now: number) => store.write((db) => countLetter(db, counted, now));
    expect([await count(0), await count(HOUR), await count(2 * HOUR)]).toEqual([0, 0, 22 * HOUR]);
    expect(await count(24 * HOUR)).toBe(0);
    expect(await count(24 * HOUR)).toBe(HOUR);
    const kept = await store.db.selectFrom('mail_sent').select('about').execute();
    expect(kept).toHaveLength(6);
    expect(JSON.stringify(kept)).not.toContain('ada');
    await store.write((db) => dropOldMail(db, 25 * HOUR));
    expect(await store.db.selectFrom('mail_sent').select('created').execute()).toHaveLength(2);
  });

  it('are woken in ten browsers at most, the newest', async () => {
    const browser = (number: number) => `https://push.example/browser-${number}`;
    for (let number = 1; number <= 12; number++)
      await subscribe(store, 'ada', { endpoint: browser(number), body: '{}', created: 100 + number });
    await subscribe(store, 'bea', { endpoint: browser(0), body: '{}', created: 1 });
    const found = (await pushSubscriptionsOf(store.db, 'ada')).map(({ endpoint }) => endpoint);
    expect(found).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(browser));
    await subscribe(store, 'ada', { endpoint: browser(1), body: '{}', created: 50 });
    const late = (await pushSubscriptionsOf(store.db, 'ada')).map(({ endpoint }) => endpoint);
    expect(late).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 1].map(browser));
    expect(await pushSubscriptionsOf(store.db, 'bea')).toHaveLength(1);
  });

  it('have ratings and results, counted once', async () => {
    const tableStore = tableStoreIn(store);
    const sitters = [sitter('Ada'), sitter('Bea')];
    const result = { how: 'played', scores: [30, 20], winners: [0], record: 'Furrow record 1\n\n' } as const;
    await tableStore.create(factsOf('rated'), snapshotOf({ phase: 'over', sitters, result }));
    expect(await tablesWithoutResults(store.db)).toEqual(['rated']);
    const ladder = 'creatures base 2';
    const mine = {
      table: 'rated',
      seat: 0,
      person: 'ada',
      ladder,
      score: 30,
      place: 1,
      ended: 9,
      before: { mu: 25, sigma: 25 / 3 },
      after: { mu: 27.6, sigma: 8.1 },
    };
    const theirs = { table: 'rated', seat: 1, person: 'bea', score: 20, place: 2, ended: 9 };
    const once = () =>
      store.write(async (db) => {
        if (!(await addResults(db, [mine, theirs]))) return false;
        await setRating(db, { person: 'ada', ladder }, { mu: 27.6, sigma: 8.1, games: 1 });
        return true;
      });
    expect(await Promise.all([once(), once()])).toEqual([true, false]);
    expect(await tablesWithoutResults(store.db)).toEqual([]);
    expect(await resultsAt(store.db, 'rated')).toEqual([mine, theirs]);
    expect(await resultsOf(store.db, 'ada', { atMost: 9 })).toEqual([mine]);
    expect(await resultsOf(store.db, 'ada', { atMost: 9, before: 9 })).toEqual([]);
    expect(await headToHead(store.db, 'ada', 'bea')).toEqual({ before: 1, behind: 0, level: 0 });
    expect(await headToHead(store.db, 'bea', 'ada')).toEqual({ before: 0, behind: 1, level: 0 });
    expect(await ratingsOf(store.db, 'ada')).toEqual(new Map([[ladder, { mu: 27.6, sigma: 8.1, games: 1 }]]));
    expect([...(await ratingsOn(store.db, ladder, ['ada', 'bea'])).keys()]).toEqual(['ada']);
    await store.write((db) => setRating(db, { person: 'bea', ladder }, { mu: 26, sigma: 2, games: 9 }));
    expect((await ladderTop(store.db, ladder, 9)).map(({ person }) => person)).toEqual(['bea', 'ada']);
  });

  it('AG-V63 have lists of the games that they played alone to the end, by decks', async () => {
    const tableStore = tableStoreIn(store);
    const cards = { edition: '2007', mode: 'full', decks: 'E' };
    const played = async (id: string, score: number, how: 'played' | 'resigned' = 'played', seats = 1) => {
      const result = { how, scores: [score], winners: [0], record: 'Furrow record 1\n\n' };
      const alone = { ...wish, game: 'agricola', options: cards, seats };
      const facts = factsOf(id, { wish: alone });
      await tableStore.create(facts, snapshotOf({ phase: 'over', sitters: [sitter('Ada')], result }));
      await store.write((db) =>
        addResults(db, [{ table: id, seat: 0, person: 'ada', score, place: 1, ended: 9 }]),
      );
    };
    await played('alone-1', 40);
    await played('alone-2', 51);
    await played('alone-3', 90, 'resigned');
    await played('alone-4', 95, 'played', 2);
    const told = {
      edition: '2007',
      decks: 'E',
      withCards: true,
      games: 2,
      average: 45.5,
      best: 51,
      goal: 50,
    };
    expect(await listsAlone(store.db, 'ada', 'de')).toEqual([{ ...told, cards: 'Stapel E' }]);
    expect(await listsAlone(store.db, 'bea', 'en')).toEqual([]);
  });

  it('are ranked in a deal of the day by their first try', async () => {
    const deal = { id: '2030-01-01-solo', day: '2030-01-01', wish, seed: 'cd'.repeat(32), created: 1 };
    const tableStore = tableStoreIn(store);
    await store.write(async (db) => {
      await addDeal(db, deal);
      await addDeal(db, { ...deal, seed: 'other' });
      await addDeal(db, { ...deal, id: '2030-01-01-bot', bot: 'level-3' });
    });
    expect(await dealById(store.db, deal.id)).toEqual(deal);
    expect((await dealsOf(store.db, deal.day)).map(({ bot }) => bot)).toEqual(['level-3', undefined]);
    for (const owner of ['ada', 'bea', 'dan'])
      await tableStore.create(factsOf(`daily-${owner}`, { owner, daily: deal.id }), snapshotOf());
    expect(await tableOfDeal(store.db, deal.id, 'dan')).toEqual({ id: 'daily-dan', phase: 'open' });
    expect(await tableOfDeal(store.db, deal.id, 'cleo')).toBeUndefined();
    const tries = [
      ['ada', 40, 7],
      ['bea', 41, 8],
      ['dan', 40, 6],
      ['ada', 99, 9],
    ] as const;
    await store.write(async (db) => {
      for (const [person, score, ended] of tries)
        await addDailyResult(db, { deal: deal.id, person, table: `daily-${person}`, score, ended });
    });
    const ranking = await dailyRanking(store.db, deal.id, 9);
    expect(ranking.map(({ person, score }) => [person, score])).toEqual([
      ['bea', 41],
      ['dan', 40],
      ['ada', 40],
    ]);
  });
});
