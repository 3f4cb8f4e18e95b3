import { expect, test } from 'vitest';
import { PasswordHashing } from '../src/people/hashing';
import { readLogin } from '../src/people/logins';
import { readName } from '../src/people/names';
import { readPassword } from '../src/people/passwords';
import { LoginThrottle } from '../src/people/throttle';
import { Refused } from '../src/words/refused';

function whyOf(given: unknown): string | undefined {
  return given instanceof Refused ? given.why : undefined;
}

test('names are composed, trimmed, and have single blanks', () => {
  expect(readName('  Zoe\u0308   Ångström ')).toBe('Zoë Ångström');
  expect(readName('山田')).toBe('山田');
});

test.each([
  ['', 'name-length'],
  ['   ', 'name-length'],
  ['x'.repeat(25), 'name-length'],
  ['Ann\u202Ebob', 'name-characters'],
  ['Ann\u0000', 'name-characters'],
  ['Ann\u200Bbob', 'name-characters'],
  ['a\u0301\u0301\u0301\u0301\u0301', 'name-characters'],
  ['!!!', 'name-characters'],
  ['level-3', 'name-of-a-bot'],
  ['Random@x', 'name-of-a-bot'],
  ['me', 'name-of-a-bot'],
  ['\uD800', 'name-characters'],
])('the name %j is refused: %s', (name, why) => {
  expect(whyOf(readName(name))).toBe(why);
});

test('a login has small letters, whatever was typed', () => {
  expect(readLogin(' Ann.B-2 ')).toBe('ann.b-2');
  for (const bad of ['ab', '2ann', 'ann b', 'änn', 'x'.repeat(33), ''])
    expect(whyOf(readLogin(bad))).toBe('bad-login');
});

/** 128 letters. */
const LONG =
  'seven geese on a wet roof look down at nine dry hens in a barn, and each of them would rather be a heron by the quiet mill-pond.';
const ANN = { login: 'ann-miller', name: 'Annabel Plough' };

test.each([
  ['elevenchars', 'password-length'],
  ['one        two', 'password-length'],
  [`${LONG}!`, 'password-length'],
  ['password1234', 'password-common'],
  ['Qwertyuiop!!', 'password-common'],
  ['abababababab', 'password-common'],
  ['aaaaaaaaaaaaaaaaaaaa', 'password-common'],
  ['xK9#mQxK9#mQ', 'password-common'],
  ['P@55w0rd-P@55w0rd', 'password-common'],
  ['drowssap4321', 'password-common'],
  ['p1a2s3s4w5o6r7d8', 'password-common'],
  ['d.r.a.g.o.n.m.o.n.k.e.y', 'password-common'],
  ['**Sunshine**1987**', 'password-common'],
  ['Sommer2024!Sommer2025!', 'password-common'],
  ['Jessica24121987', 'password-common'],
  ['493817260543', 'password-common'],
  ['1q2w3e4r5t6y7u8i', 'password-common'],
  ['zaq1!2wsx@3edc#', 'password-common'],
  ['Agricola-Furrow-2026', 'password-common'],
  ['Motdepasse123456', 'password-common'],
  ['ÀMÖRÉ-àmöré-12', 'password-common'],
  ['ann-miller99', 'password-like-login'],
  ['Miller.Annabel!7', 'password-like-login'],
  ['hguolP-lebannA-88', 'password-like-login'],
])('the password %s is refused: %s', (password, why) => {
  expect(whyOf(readPassword(password, ANN))).toBe(why);
});

test.each([
  'seven geese on a wet roof',
  'tr4ctor;Gleam%ox',
  'vkzjwhqpbtdx',
  'ヤギが七匹いる古い屋根の上に',
  'Geheimnis einer alten Scheune',
  LONG,
  '8203 4471 9056 1378',
])('the password %s can be had, whole', (password) => {
  expect(readPassword(password, ANN)).toBe(password.normalize('NFKC'));
});

test('a hash is argon2id, matches its password alone, and a missing hash matches nothing', async () => {
  const hashing = new PasswordHashing(2);
  const hashed = await hashing.hash('seven geese');
  if (hashed instanceof Refused) throw new Error(hashed.why);
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(await hashing.matches('seven geese', hashed)).toBe(true);
  expect(await hashing.matches('eight geese', hashed)).toBe(false);
  expect(await hashing.matches('nobody has this password', undefined)).toBe(false);
});

test('a crowd at the door waits in a line of limited length and is told to come again beyond it', async () => {
  const hashing = new PasswordHashing(1);
  const answers = await Promise.all(Array.from({ length: 70 }, () => hashing.matches('wrong', undefined)));
  expect(answers.filter((answer) => whyOf(answer) === 'busy').length).toBe(5);
  expect(await hashing.matches('wrong', undefined)).toBe(false);
});

test('wrong tries cost more and more time, a right one does not', () => {
  let time = 0;
  const throttle = new LoginThrottle(() => time);
  const fail = () => throttle.begin('ann', '1.2.3.4');
  for (let tries = 0; tries < 2; tries++) fail();
  expect(throttle.wait('ann', '1.2.3.4')).toBe(0);
  const waits: number[] = [];
  for (let tries = 0; tries < 5; tries++) {
    fail();
    waits.push(throttle.wait('ann', '1.2.3.4'));
    time += waits[tries] * 1000;
    expect(throttle.wait('ann', '1.2.3.4')).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16]);
  throttle.begin('ann', '1.2.3.4');
  throttle.right('ann', '1.2.3.4');
  expect(throttle.wait('ann', '1.2.3.4')).toBe(0);
});

test('an address that tries many logins waits, also if it owns one of them', () => {
  const throttle = new LoginThrottle(() => 0);
  for (let tries = 0; tries < 12; tries++) {
    throttle.begin(`login-${tries}`, '1.2.3.4');
    throttle.begin('own', '1.2.3.4');
    throttle.right('own', '1.2.3.4');
  }
  expect(throttle.wait('another', '1.2.3.4')).toBeGreaterThan(0);
  expect(throttle.wait('another', '5.6.7.8')).toBe(0);
});
