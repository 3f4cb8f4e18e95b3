import { expect, test } from 'vitest';
import { act, guest, newTable, run, Visitor } from '../http-visitor';
import { Listener } from '../live-listener';
import { mailServer } from './outside';
import { withAddress } from './with-address';

test('the server sends letters to whoever is away, none to whoever is here, and goes on when the mail server fails', async () => {
  const mail = await mailServer();
  const running = await run({
    SMTP_URL: mail.url,
    MAIL_FROM: 'furrow@example.org',
    PUBLIC_URL: 'https://furrow.example',
  });
  try {
    const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob', 'de')];
    await withAddress(mail, ann, 'ann@example.org');
    await withAddress(mail, bob, 'bob@example.org');
    mail.letters.length = 0;
    const here = await Listener.open(ann);
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    await act(ann, table, { act: 'resign' });
    await mail.arrived(1);
    expect(mail.letters.map(({ to }) => to)).toEqual(['<bob@example.org>']);
    expect(mail.letters[0].text).toContain(`https://furrow.example/#/online/${table.slice(0, 4)}`);
    here.close();

    mail.refusing = true;
    const other = await newTable(bob);
    await act(ann, other, { act: 'sit' });
    while (!running.logged().includes('a notification failed'))
      await new Promise((resolve) => setImmediate(resolve));
    expect((await ann.get('/ready')).status).toBe(200);
    expect(running.logged()).not.toContain('@example.org');
  } finally {
    await running.stop();
    await mail.close();
  }
}, 60_000);

test('a browser gets the key of a server that can push, the same each time; a server that cannot says why', async () => {
  const [with_, without] = [await run({ PUBLIC_URL: 'https://furrow.example' }), await run()];
  try {
    const first = await new Visitor(with_.url).get('/api/push-key');
    expect([first.status, String(first.body.key).length]).toEqual([200, 87]);
    expect((await new Visitor(with_.url).get('/api/push-key')).body.key).toBe(first.body.key);
    const refused = await new Visitor(without.url).get('/api/push-key');
    expect([refused.status, refused.body.refusal?.why]).toEqual([404, 'no-push']);
  } finally {
    await with_.stop();
    await without.stop();
  }
});

test('whoever has a webhook is told the key that its calls are signed with; others have another, and answers are not stored', async () => {
  const running = await run();
  try {
    const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
    expect((await ann.get('/api/me/notifications')).body).toEqual({ push: 0 });
    const set = (who: Visitor) =>
      who.send('PUT', '/api/me/notifications', { body: { webhook: 'https://hooks.example.org/x' } });
    const [hers, his] = [await set(ann), await set(bob)];
    expect(hers.body.webhookKey).toMatch(/^[\da-f]{64}$/);
    expect((await ann.get('/api/me/notifications')).body.webhookKey).toBe(hers.body.webhookKey);
    expect(his.body.webhookKey).not.toBe(hers.body.webhookKey);
    expect(hers.headers['cache-control']).toBe('no-store');
  } finally {
    await running.stop();
  }
});
