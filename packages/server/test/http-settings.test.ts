import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadSetting, readSettings } from '../src/settings';

test('without any setting the server is at port 3000 and keeps its things in ./data', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, data: resolve('data'), proxies: 0, logLevel: 'info' });
  expect(settings.metricsForAll).toBe(false);
  expect(settings.publicUrl).toBeUndefined();
});

test('an empty setting is none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
});

test('limits can be set one by one', () => {
  expect(readSettings({ LIMIT_REQUESTS: '7' }).limits.requestsPerMinute).toBe(7);
  expect(readSettings({}).limits.requestsPerMinute).toBeGreaterThan(7);
});

test.each([
  [{ PORT: '70000' }, 'PORT=70000', 'from 0 to 65535'],
  [{ PORT: 'http' }, 'PORT=http', 'whole number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud', 'info'],
  [{ METRICS: 'yes' }, 'METRICS=yes', 'public'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL', 'postgres://'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL', 'https://'],
  [{ PUBLIC_URL: 'https://example.org/furrow' }, 'PUBLIC_URL', 'https://example.org would be right'],
  [{ PRIVACY_URL: 'javascript:alert(1)' }, 'PRIVACY_URL', 'https://'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL', 'smtp://'],
  [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM', 'furrow@example.org'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM=nobody', 'furrow@example.org'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true', 'from 0 to 10'],
  [{ LIMIT_HASHES: '0' }, 'LIMIT_HASHES=0', 'from 1'],
])('%j is refused with the name of the setting and what would be right', (environment, name, right) => {
  const reading = () => readSettings(environment);
  expect(reading).toThrow(BadSetting);
  expect(reading).toThrow(name);
  expect(reading).toThrow(right);
  expect(reading).not.toThrow('secret');
});
