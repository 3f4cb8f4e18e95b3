import { expect, test } from 'vitest';
import { assertPublicHost, isPublicAddress, publicLookup } from '../../src/notify/public-address';

const INSIDE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::FFFF:10.0.0.1',
  '0:0:0:0:0:ffff:127.0.0.1',
  '0:0:0:0:0:ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
];
const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '100.128.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
  '2a00:1450::1',
];

test.each(INSIDE)('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(OUTSIDE)('%s is outside', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('an address in numbers that is inside is not called: %s', (address) => {
  expect(() => assertPublicHost(new URL(address))).toThrow('is not a public address');
});

test('a name that leads inside is not found, a name is asked for all its addresses', async () => {
  const found = (options: { all?: boolean }) =>
    new Promise<string>((resolve) => {
      publicLookup('localhost', options, (error) => resolve(error?.message ?? 'found'));
    });
  expect(await found({})).toBe('localhost is not a public address');
  expect(await found({ all: true })).toBe('localhost is not a public address');
});
