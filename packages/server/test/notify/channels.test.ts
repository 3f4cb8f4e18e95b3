import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushContact } from '../../src/notify/channels';
import { mailChannel } from '../../src/notify/mail';
import { smtpMailer } from '../../src/notify/mailer';
import type { Notice } from '../../src/notify/notice';
import { pushChannel, pushKey } from '../../src/notify/push';
import { webhookChannel, webhookKey } from '../../src/notify/webhook';
import { readSettings } from '../../src/settings';
import {
  confirmEmail,
  pushSubscriptionsOf,
  setNotificationSettings,
} from '../../src/store/notification-settings';
import { openStore, type Store } from '../../src/store/open';
import { addPeople, subscribe } from '../store-samples';
import { bodyOf, DRIPPING, mailServer, UPGRADING, WITHOUT_END, webServer } from './outside';

const notice: Notice = {
  title: 'Agricola: c’est à vous',
  lines: ['Bob: Bob takes 3 wood.', '.a line that begins with a dot', 'Zoé: prend 1 blé.'],
  link: 'https://furrow.example/#/online/AAAAAAAAAAAAAAAA',
  what: 'your-turn',
  table: 'AAAAAAAAAAAAAAAA',
};

const folder = mkdtempSync(join(tmpdir(), 'furrow-ways-'));
let store: Store;
let mail: Awaited<ReturnType<typeof mailServer>>;
let web: Awaited<ReturnType<typeof webServer>>;
beforeAll(async () => {
  store = await openStore({ data: folder });
  await addPeople(store, 'Ann', 'Bob', 'Eve', 'Fay', 'Gus', 'Hal');
  mail = await mailServer();
  web = await webServer();
});
afterAll(async () => {
  await mail.close();
  await web.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  web.calls.length = 0;
  web.status = 201;
});

const wants = (person: string, where: { email?: string; webhook?: string }) =>
  store.write((db) => setNotificationSettings(db, person, where));
const confirms = (person: string) => store.write((db) => confirmEmail(db, person, 1));
const courier = () => mailChannel(store, smtpMailer(mail.url, 'Furrow <furrow@example.org>'));

test('a letter goes to whoever has confirmed an address, and says what the notice says', async () => {
  const way = courier();
  expect(await way.send('ann', notice)).toBe(false);
  await wants('ann', { email: 'ann@example.org' });
  expect(await way.send('ann', notice)).toBe(false);
  await confirms('ann');
  expect(await way.send('ann', notice)).toBe(true);
  const [letter] = mail.letters;
  expect([letter.from, letter.to]).toEqual(['<furrow@example.org>', '<ann@example.org>']);
  expect(letter.text).toContain('To: ann@example.org');
  expect(letter.text).toContain('Content-Transfer-Encoding: quoted-printable');
  const body = bodyOf(letter);
  expect(body).toContain(notice.link);
  for (const line of notice.lines) expect(body).toContain(line);
});

test('a letter that is not taken is not thought to be sent', async () => {
  mail.refusing = true;
  try {
    await wants('ann', { email: 'ann@example.org' });
    await confirms('ann');
    const before = mail.letters.length;
    await expect(courier().send('ann', notice)).rejects.toThrow('450');
    expect(mail.letters).toHaveLength(before);
  } finally {
    mail.refusing = false;
  }
});

test('a webhook is called once with JSON, signed with a key that only this person knows', async () => {
  const way = webhookChannel(store, web.agent);
  expect(await way.send('bob', notice)).toBe(false);
  await wants('bob', { webhook: `${web.url}/bob?x=1` });
  expect(await way.send('bob', notice)).toBe(true);
  expect(web.calls).toHaveLength(1);
  const [{ method, path, headers, body }] = web.calls;
  expect([method, path, headers['content-type']]).toEqual(['POST', '/bob?x=1', 'application/json']);
  expect(JSON.parse(body.toString())).toEqual(notice);
  const key = await webhookKey(store, 'bob');
  expect(headers['x-furrow-signature']).toBe(createHmac('sha256', key).update(body).digest('hex'));
  expect(await webhookKey(store, 'ann')).not.toBe(key);
});

test.each([301, 307, 404, 500])(
  'a webhook that answers %d has not heard, and is followed nowhere',
  async (status) => {
    await wants('bob', { webhook: `${web.url}/bob` });
    web.status = status;
    await expect(webhookChannel(store, web.agent).send('bob', notice)).rejects.toThrow(String(status));
    expect(web.calls.map(({ path }) => path)).toEqual(['/bob']);
  },
);

test('a webhook whose certificate nobody vouches for is not told anything', async () => {
  await wants('bob', { webhook: `https://localhost:${new URL(web.url).port}/` });
  await expect(webhookChannel(store, web.agent).send('bob', notice)).rejects.toThrow('does not match');
  expect(web.calls).toEqual([]);
});

test.each(['https://localhost', 'https://127.0.0.1', 'https://[::1]'])(
  'the server itself never calls inside: %s',
  async (host) => {
    const address = `${host}:${new URL(web.url).port}/`;
    await wants('bob', { webhook: address });
    await expect(webhookChannel(store).send('bob', notice)).rejects.toThrow('is not a public address');
    const body = JSON.stringify({ endpoint: address, keys: browserKeys().keys });
    await subscribe(store, 'eve', { endpoint: address, body, created: 1 });
    await expect(pushChannel(store, 'mailto:a@example.org').send('eve', notice)).rejects.toThrow(
      'is not a public address',
    );
    expect(web.calls).toEqual([]);
  },
);

/** What a browser has when it subscribes. */
function browserKeys() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16);
  return { ecdh, auth, keys: { p256dh, auth: auth.toString('base64url') } };
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest();

/** What a browser reads of a message that was pushed to it (RFC 8291). */
function decrypted(body: Buffer, { ecdh, auth }: { readonly ecdh: ECDH; readonly auth: Buffer }): string {
  const [salt, length] = [body.subarray(0, 16), body[20]];
  const sender = body.subarray(21, 21 + length);
  const shared = hmac(auth, ecdh.computeSecret(sender));
  const secret = hmac(salt, hmac(shared, 'WebPush: info\0', ecdh.getPublicKey(), sender, '\x01'));
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  const sealed = body.subarray(21 + length);
  cipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return open.subarray(0, open.lastIndexOf(2)).toString();
}

test('a browser is woken with what only it can read, signed by this server', async () => {
  const browser = browserKeys();
  const endpoint = `${web.url}/push/1`;
  const subscription = { endpoint, keys: browser.keys };
  await subscribe(store, 'ann', { endpoint, body: JSON.stringify(subscription), created: 1 });
  const way = pushChannel(store, 'mailto:furrow@example.org', web.agent);
  expect(await way.send('ann', notice)).toBe(true);
  const [{ headers, body }] = web.calls;
  const { title, lines, link } = notice;
  expect(JSON.parse(decrypted(body, browser))).toEqual({ title, lines, link });
  expect(body.toString('latin1')).not.toContain('Bob');
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(await pushKey(store));
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(signed).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: web.url,
    sub: 'mailto:furrow@example.org',
  });
});

test.each([404, 410])(
  'a browser that has gone (%d) is forgotten, one that fails otherwise is not',
  async (gone) => {
    const endpoint = `${web.url}/push/1`;
    const body = JSON.stringify({ endpoint, keys: browserKeys().keys });
    await subscribe(store, 'ann', { endpoint, body, created: 1 });
    const way = pushChannel(store, 'mailto:furrow@example.org', web.agent);
    web.status = 503;
    await expect(way.send('ann', notice)).rejects.toThrow('answered 503');
    expect(await pushSubscriptionsOf(store.db, 'ann')).toHaveLength(1);
    web.status = gone;
    await way.send('ann', notice);
    expect(await pushSubscriptionsOf(store.db, 'ann')).toEqual([]);
    expect(await way.send('ann', notice)).toBe(false);
  },
);

/** Lets a person be called at a path of the web server, in each way that calls addresses of people's own. */
async function calledAt(person: string, path: string, longest?: number) {
  const endpoint = `${web.url}${path}`;
  const body = JSON.stringify({ endpoint, keys: browserKeys().keys });
  await wants(person, { webhook: endpoint });
  await subscribe(store, person, { endpoint, body, created: 1 });
  return [
    webhookChannel(store, web.agent, longest),
    pushChannel(store, 'mailto:furrow@example.org', web.agent, longest),
  ];
}

test('of an answer without end nothing but its status is read', async () => {
  for (const way of await calledAt('fay', WITHOUT_END)) expect(await way.send('fay', notice)).toBe(true);
  expect(web.calls).toHaveLength(2);
});

test('whoever begins to answer and never comes to an end is given up', async () => {
  // Long enough to be called on a busy machine.
  for (const way of await calledAt('gus', DRIPPING, 2000))
    await expect(way.send('gus', notice)).rejects.toThrow('no answer within 2000 ms');
  expect(web.calls).toHaveLength(2);
});

test('whoever wants to speak otherwise instead of answering has not heard', async () => {
  for (const way of await calledAt('hal', UPGRADING))
    await expect(way.send('hal', notice)).rejects.toThrow('without an answer');
});

test('push services hear where to complain from the settings, and without such an address nothing is pushed', () => {
  const contact = (said: Record<string, string>) => pushContact(readSettings(said));
  expect(contact({})).toBeUndefined();
  expect(contact({ PUBLIC_URL: 'http://localhost:3000' })).toBeUndefined();
  expect(contact({ PUBLIC_URL: 'https://furrow.example' })).toBe('https://furrow.example');
  expect(contact({ MAIL_FROM: 'Furrow <a@example.org>' })).toBe('mailto:a@example.org');
  expect(contact({ MAIL_FROM: 'a@example.org' })).toBe('mailto:a@example.org');
});
