import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxLength } from '../src/store/outbox';
import { databaseKinds, useDatabases } from './databases';
import { account, act, guest, newTable, PASSWORD, type Running, run, Visitor } from './http-visitor';
import { bodyOf, mailServer } from './notify/outside';
import { codeIn, withAddress } from './notify/with-address';

const OTHER = 'nine hens in a dry barn';
const HOUR = 3_600_000;

useDatabases();

describe.each(databaseKinds)('mail addresses in $name', (kind) => {
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let running: Running;
  let environment: Record<string, string>;
  let skipped = 0;
  let count = 0;
  const now = () => Date.now() + skipped;

  beforeAll(async () => {
    mail = await mailServer();
    const { databaseUrl } = await kind.place();
    environment = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'furrow@example.org',
      PUBLIC_URL: 'http://furrow.example',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    running = await run(environment, { now });
  });
  afterAll(async () => {
    await running.stop();
    await mail.close();
  });
  beforeEach(() => {
    mail.letters.length = 0;
  });

  /** A login that nobody has. */
  const newLogin = () => `somebody-${++count}`;
  const want = (who: Visitor, email?: string) =>
    who.send('PUT', '/api/me/notifications', { body: email === undefined ? {} : { email } });
  const confirm = (who: Visitor, code: string) => who.post('/api/me/email/confirmation', { code });
  const titles = () => mail.letters.map(({ to, text }) => `${to} ${/^Subject: (.*)$/m.exec(text)?.[1]}`);

  /** Resolves when nothing waits in the outbox. */
  async function allSent(): Promise<void> {
    await expect.poll(() => outboxLength(running.site.services.store.db), { timeout: 20_000 }).toBe(0);
  }

  /** A game is over for somebody who is away. */
  async function over(who: Visitor): Promise<void> {
    const other = await guest(running, 'Other');
    const table = await newTable(other);
    await act(who, table, { act: 'sit' });
    await act(other, table, { act: 'resign' });
    await allSent();
  }

  it('get one letter with a code that is kept nowhere, and others only once they are confirmed', async () => {
    const ann = await guest(running, 'http://spam.example');
    expect((await ann.get('/api/me/notifications')).body).toEqual({ push: 0 });
    const asked = await want(ann, 'ann@example.org');
    expect(asked.body).toEqual({ email: 'ann@example.org', emailConfirmed: false, push: 0 });
    await mail.arrived(1);
    const [letter] = mail.letters;
    const code = codeIn(letter);
    expect(letter.to).toBe('<ann@example.org>');
    expect(bodyOf(letter)).toContain(`http://furrow.example/#/me/confirm/${code}`);
    expect(letter.text).not.toContain('spam');
    const { db } = running.site.services.store;
    const kept = await Promise.all(
      (['outbox', 'mail_codes', 'notices'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(kept).replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
    expect(running.logged()).not.toContain('ann@');

    await want(ann, 'ann@example.org');
    await over(ann);
    expect(mail.letters).toHaveLength(1);
    const [eve, wrong] = [await guest(running, 'Eve'), 'aaaa-'.repeat(6) + 'aaaa'];
    for (const [who, said] of [
      [ann, wrong],
      [eve, code],
    ] as const)
      expect((await confirm(who, said)).body.refusal?.why).toBe('wrong-mail-code');
    expect((await confirm(ann, code.toUpperCase().replaceAll('-', ' '))).body.emailConfirmed).toBe(true);
    expect((await confirm(ann, code)).status).toBe(403);
    await over(ann);
    expect(mail.letters.length).toBeGreaterThan(1);
    expect(new Set(mail.letters.map(({ to }) => to))).toEqual(new Set(['<ann@example.org>']));
  });

  it('begin anew when they change, and the one before is told', async () => {
    const ann = await account(running, newLogin());
    await withAddress(mail, ann, 'first@example.org');
    expect((await want(ann, 'second@example.org')).body.emailConfirmed).toBe(false);
    await mail.arrived(3);
    expect(titles().slice(1).sort()).toEqual([
      '<first@example.org> Furrow: your mail address was changed',
      '<second@example.org> Furrow: please confirm your mail address',
    ]);
    await over(ann);
    expect(mail.letters).toHaveLength(3);
    expect((await confirm(ann, codeIn(mail.letters[0]))).status).toBe(403);
    expect((await want(ann)).body).toEqual({ push: 0 });
    const last = mail.letters.find(({ to }) => to === '<second@example.org>');
    expect(last && (await confirm(ann, codeIn(last))).status).toBe(403);
    await allSent();
    expect(mail.letters).toHaveLength(3);
  });

  it('are confirmed by the latest letter only, for a day', async () => {
    const ann = await guest(running, 'Ann');
    const again = () => ann.post('/api/me/email/letter');
    expect((await again()).body.refusal?.why).toBe('nothing-to-confirm');
    await want(ann, 'late@example.org');
    await mail.arrived(1);
    expect((await again()).body.emailConfirmed).toBe(false);
    await mail.arrived(2);
    expect((await confirm(ann, codeIn(mail.letters[0]))).status).toBe(403);
    skipped += 24 * HOUR;
    expect((await confirm(ann, codeIn(mail.letters[1]))).status).toBe(403);
    await again();
    await mail.arrived(3);
    expect((await confirm(ann, codeIn(mail.letters[2]))).body.emailConfirmed).toBe(true);
    expect((await again()).body.refusal?.why).toBe('nothing-to-confirm');
  });

  it('hear of everything that changes how somebody logs in, in their language', async () => {
    const login = newLogin();
    const ann = await account(running, login);
    await ann.send('PATCH', '/api/me', { body: { language: 'de' } });
    await withAddress(mail, ann, 'ann@example.org');
    await ann.post('/api/me/password', { old: PASSWORD, new: OTHER });
    const nobody = new Visitor(running.url);
    await nobody.post('/api/recovery', { login, code: ann.codes[0], password: PASSWORD });
    await nobody.post('/api/me/recovery-codes', { password: PASSWORD });
    expect((await nobody.send('DELETE', '/api/sessions')).status).toBe(204);
    await mail.arrived(5);
    const bodies = mail.letters.slice(1).map(bodyOf);
    for (const told of [
      `wurde das Passwort des Kontos ${login} geändert. Alle anderen Anmeldungen und alle Schlüssel von Programmen wurden beendet.`,
      `wurde mit einem Wiederherstellungscode ein neues Passwort für das Konto ${login} gesetzt. Alle anderen`,
      `wurden neue Wiederherstellungscodes für das Konto ${login} erzeugt`,
      `wurden alle Anmeldungen von ${login} und alle Schlüssel von Programmen beendet`,
    ])
      expect(bodies.filter((body) => body.includes(told))).toHaveLength(1);
    for (const body of bodies) expect(body).toContain('http://furrow.example/#/me');
  });

  it('hear of a login in a browser in which the account was not used since its password is what it is', async () => {
    const [login, second] = [newLogin(), newLogin()];
    const ann = await account(running, login);
    await account(running, second);
    await withAddress(mail, ann, 'ann@example.org');
    const logIn = async (who: Visitor, as: string, password: string) => {
      const { status } = await who.post('/api/sessions', { login: as, password });
      await allSent();
      return [status, mail.letters.length - 1];
    };
    await ann.send('DELETE', '/api/sessions/current');
    expect(await logIn(ann, login, PASSWORD)).toEqual([201, 0]);
    const other = new Visitor(running.url);
    expect(await logIn(other, login, OTHER)).toEqual([403, 0]);
    expect(await logIn(other, login, PASSWORD)).toEqual([201, 1]);
    expect(titles()[1]).toBe('<ann@example.org> Furrow: somebody logged in from another browser');
    expect(await logIn(other, second, PASSWORD)).toEqual([201, 1]);
    expect(await logIn(other, login, PASSWORD)).toEqual([201, 1]);
    await ann.post('/api/me/password', { old: PASSWORD, new: OTHER });
    expect(await logIn(ann, login, OTHER)).toEqual([201, 2]);
    expect(titles()[2]).toBe('<ann@example.org> Furrow: your password was changed');
    expect(await logIn(other, login, OTHER)).toEqual([201, 3]);
  });

  it('hear nothing of a wrong password or code, nor before they are confirmed', async () => {
    const login = newLogin();
    const ann = await account(running, login);
    await want(ann, 'quiet@example.org');
    await mail.arrived(1);
    await ann.post('/api/me/password', { old: PASSWORD, new: OTHER });
    await allSent();
    expect((await confirm(ann, codeIn(mail.letters[0]))).body.emailConfirmed).toBe(true);
    await ann.post('/api/me/password', { old: PASSWORD, new: OTHER });
    await ann.post('/api/recovery', { login, code: 'aaaa-bbbb', password: OTHER });
    await allSent();
    expect(mail.letters).toHaveLength(1);
  });

  it('get their letters also if the server ends before they have gone, and the mail server fails', async () => {
    const ann = await account(running, newLogin());
    await withAddress(mail, ann, 'ann@example.org');
    mail.refusing = true;
    await ann.post('/api/me/password', { old: PASSWORD, new: OTHER });
    await running.site.close();
    mail.refusing = false;
    skipped += HOUR;
    running = await run(environment, { now, data: running.data });
    await mail.arrived(2);
    expect(titles()[1]).toBe('<ann@example.org> Furrow: your password was changed');
  });
});

describe('a server', () => {
  it('sends only so many letters in a day that ask for confirmation, to an address and of a person, and changes nothing then', async () => {
    const mail = await mailServer();
    const running = await run({
      SMTP_URL: mail.url,
      MAIL_FROM: 'furrow@example.org',
      LIMIT_LETTERS: '2',
    });
    try {
      const want = (who: Visitor, email: string) =>
        who.send('PUT', '/api/me/notifications', { body: { email } });
      const people = [await guest(running, 'Ann'), await guest(running, 'Bob'), await guest(running, 'Eve')];
      const [ann, bob, eve] = people;
      for (const who of [ann, bob]) expect((await want(who, 'victim@example.org')).status).toBe(200);
      const refused = await want(eve, 'Victim@example.org');
      expect([refused.status, refused.body.refusal?.why]).toEqual([429, 'too-many-letters']);
      expect((await want(eve, 'victim+another@example.org')).status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
      expect((await eve.get('/api/me/notifications')).body).toEqual({ push: 0 });
      expect((await want(ann, 'other@example.org')).status).toBe(200);
      expect((await ann.post('/api/me/email/letter')).status).toBe(429);
      expect((await ann.get('/api/me/notifications')).body.email).toBe('other@example.org');
      for (const email of ['a@example.org', 'b@example.org'])
        expect((await want(await guest(running), email)).status).toBe(200);
      await mail.arrived(4);
    } finally {
      await running.stop();
      await mail.close();
    }
  });

  it('that cannot send letters says so, and takes no address', async () => {
    const running = await run();
    try {
      const ann = await guest(running, 'Ann');
      const refused = await ann.send('PUT', '/api/me/notifications', { body: { email: 'a@example.org' } });
      expect([refused.status, refused.body.refusal?.why]).toEqual([422, 'no-mail']);
      expect((await ann.get('/api/me/notifications')).body).toEqual({ push: 0 });
    } finally {
      await running.stop();
    }
  });
});
