import { expect, test } from 'vitest';
import { placeOf } from '../src/http/place';
import { PasswordHashing } from '../src/people/hashing';
import { readLogin } from '../src/people/logins';
import { looksOf } from '../src/people/look-alikes';
import { readName } from '../src/people/names';
import { readPassword } from '../src/people/passwords';
import { isReadable } from '../src/people/texts';
import { Refused } from '../src/words/refused';

function whyOf(given: unknown): string | undefined {
  return given instanceof Refused ? given.why : undefined;
}

test('names are composed, trimmed, and have single blanks', () => {
  expect(readName('  Zoe\u0308   Ångström ')).toBe('Zoë Ångström');
  expect(readName('山田')).toBe('山田');
  expect(readName('たろう 2000 K')).toBe('たろう 2000 K');
  expect(readName('Анна')).toBe('Анна');
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
  ['\u3164', 'name-characters'],
  ['Ann\u3164', 'name-characters'],
  ['Ann\u115F', 'name-characters'],
  ['Ann\uFFA0', 'name-characters'],
  ['Ann\uFE0F', 'name-characters'],
  ['Ann\u{E0101}', 'name-characters'],
  ['Ann\u034F', 'name-characters'],
  ['Ann\u2800', 'name-characters'],
  ['\u0410nn', 'name-scripts'],
  ['Ann\u03BF', 'name-scripts'],
  ['l\u0435vel-3', 'name-scripts'],
  ['Ｌevel-3', 'name-of-a-bot'],
  ['Level 3', 'name-of-a-bot'],
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

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007::9', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('an address is counted by its network: %s as %s', (ip, place) => {
  expect(placeOf({ ip })).toBe(place);
});

test.each(['', ' ', '\u3164', '\u2800 \u200B', '\uFE0F', '\u00AD'])(
  '%j says nothing that can be seen',
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

test('what can be seen can be said, also with signs that join or colour pictures', () => {
  for (const text of ['Hi', '👩‍🌾', '❤️', 'नमस्ते']) expect(isReadable(text)).toBe(true);
});

test('names that are taken for each other look the same', () => {
  expect(looksOf('ΑΝΝА')).toBe(looksOf('Anna'));
  expect(looksOf('Coco')).toBe(looksOf('сосо'));
  expect(looksOf('Bill')).toBe(looksOf('BiII'));
  expect(looksOf('Anna')).not.toBe(looksOf('Hannah'));
});
