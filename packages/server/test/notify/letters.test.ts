import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@furrow/text/language';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendLetter } from '../../src/notify/letters';
import type { LetterText } from '../../src/notify/mailer';
import type { LetterKind } from '../../src/people/letter';
import { takeMailCode } from '../../src/store/mail-codes';
import { confirmEmail, setNotificationSettings } from '../../src/store/notification-settings';
import { openStore, type Store } from '../../src/store/open';
import { changePerson, makeAccount } from '../../src/store/people';
import { addPeople } from '../store-samples';

const KINDS = [
  'email-changed',
  'new-browser',
  'password-changed',
  'code-used',
  'codes-renewed',
  'sessions-ended',
] as const satisfies readonly LetterKind[];
const NOON = Date.UTC(2030, 4, 17, 12, 34);

const folder = mkdtempSync(join(tmpdir(), 'furrow-letters-'));
const sent: [email: string, written: LetterText][] = [];
let store: Store;
beforeAll(async () => {
  store = await openStore({ data: folder });
  await addPeople(store, 'Ann', 'Bob');
  await store.write((db) => makeAccount(db, 'ann', { login: 'ann-plough', password: 'hash' }));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  sent.length = 0;
  await store.write((db) => setNotificationSettings(db, 'ann', { email: 'ann@example.org' }));
});

/** Sends a letter to Ann, or to somebody else. */
async function send(what: LetterKind, { person = 'ann', mailer = true } = {}): Promise<void> {
  const world = {
    store,
    now: () => NOON,
    origin: 'https://furrow.example',
    ...(mailer && {
      mailer: async (email: string, written: LetterText) => void sent.push([email, written]),
    }),
  };
  const open = { id: 'x', created: NOON, due: NOON, tries: 0 };
  await sendLetter(world, { ...open, person, what, email: 'ann@example.org' });
}

test.each(LANGUAGES)(
  'letters say in %s what happened, to which account, when, and where to look',
  async (language) => {
    await store.write((db) => changePerson(db, 'ann', { language }));
    for (const what of KINDS) await send(what);
    expect(new Set(sent.map(([, { title }]) => title)).size).toBe(KINDS.length);
    for (const [email, { title, lines, link }] of sent) {
      expect([email, link]).toEqual(['ann@example.org', 'https://furrow.example/#/me']);
      expect(title).toMatch(/^Furrow ?: \S/);
      const text = lines.join('\n');
      for (const told of ['ann-plough', '17', '2030', '12:34', '(UTC)']) expect(text).toContain(told);
    }
  },
);

test.each(LANGUAGES)(
  'the letter that asks for confirmation brings a code in %s, another one each time',
  async (language) => {
    await store.write((db) => changePerson(db, 'ann', { language }));
    await send('confirm-email');
    await send('confirm-email');
    const codes = sent.map(([, { link }]) => link.replace('https://furrow.example/#/me/confirm/', ''));
    sent.forEach(([, { lines }], index) => expect(lines).toContain(codes[index]));
    const take = (code: string) =>
      store.write((db) => takeMailCode(db, 'ann', code.replaceAll('-', ''), NOON + 86_399_999));
    expect([await take(codes[0]), await take(codes[1])]).toEqual([false, true]);
  },
);

test('what need not be confirmed any more is not asked for', async () => {
  await store.write((db) => setNotificationSettings(db, 'ann', { email: 'other@example.org' }));
  await send('confirm-email');
  await store.write((db) => setNotificationSettings(db, 'ann', { email: 'ann@example.org' }));
  await store.write((db) => confirmEmail(db, 'ann', 1));
  await send('confirm-email');
  await send('confirm-email', { person: 'bob' });
  await send('password-changed', { person: 'nobody' });
  expect(sent).toEqual([]);
});

test('without a mail server nothing goes, and no code is made', async () => {
  await send('confirm-email', { mailer: false });
  expect(await store.db.selectFrom('mail_codes').selectAll().execute()).toEqual([]);
});
