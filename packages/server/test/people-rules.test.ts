import { expect, test } from 'vitest';
import { clientAddress } from '../src/http/client-address';
import { readLogin } from '../src/people/logins';
import { looksOf } from '../src/people/look-alikes';
import { readName } from '../src/people/names';
import { PasswordHashing } from '../src/people/password-hashing';
import { readPassword } from '../src/people/passwords';
import { isReadable } from '../src/people/readable-text';
import { Refused } from '../src/words/refused';

function whyOf(given: unknown): string | undefined {
  return given instanceof Refused ? given.why : undefined;
}

test('names are composed, trimmed, and have single blanks', () => {
  expect(readName('  Zoe\u0308   Ångström ')).toBe('Zoë Ångström');
  expect(readName('山田')).toBe('山田');
  expect(readName('たろう 2000 K')).toBe('たろう 2000 K');
  expect(readName('Анна')).toBe('Анна');
  for (const name of [
    'Đặng Thị Hường',
    'Łukasz Żółć',
    'นภัสสร',
    'देवकी',
    'נעמה',
    'Kọ́lá Ọlá',
    'Ɛsi',
    '김 Lee',
    'Modesta',
    'Rod Furrow',
    'Furrow fan',
    'Serverin',
    'Roosevelt',
    'Helpful Ann',
    'Systema',
    'נ 3',
  ])
    expect(readName(name)).toBe(name.normalize('NFC'));
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
  ['level-3', 'name-reserved'],
  ['Random@x', 'name-reserved'],
  ['me', 'name-reserved'],
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
  ['Ｌevel-3', 'name-reserved'],
  ['Level 3', 'name-reserved'],
  ['Furrow', 'name-reserved'],
  ['M0derator', 'name-reserved'],
  ['Admin1', 'name-reserved'],
  ['модератор', 'name-reserved'],
  ['Админ', 'name-reserved'],
  ['Bot 3', 'name-reserved'],
  ['Computer', 'name-reserved'],
  ['Host', 'name-reserved'],
  ['admin_2026', 'name-reserved'],
  ['4dm1n', 'name-reserved'],
  ['@dmin', 'name-reserved'],
  ['Support', 'name-reserved'],
  ['$upport', 'name-reserved'],
  ['Moderator_', 'name-reserved'],
  ['Mod', 'name-reserved'],
  ['The Moderators', 'name-reserved'],
  ['Furrow team', 'name-reserved'],
  ['FurrowTeam', 'name-reserved'],
  ['Furr0w Supp0rt', 'name-reserved'],
  ['~ Furrow Staff ~', 'name-reserved'],
  ['Official Furrow Help', 'name-reserved'],
  ['Équipe Furrow', 'name-reserved'],
  ['Modérateur', 'name-reserved'],
  ['Amministratore', 'name-reserved'],
  ['Support-Team', 'name-reserved'],
  ['Ｓｕｐｐｏｒｔ', 'name-reserved'],
  ['\u1D0Doderator', 'name-reserved'],
  ['\u1D00\u1D05\u1D0D\u026A\u0274', 'name-reserved'],
  ['A\u{1D159}B', 'name-characters'],
  ['A\uFFFCB', 'name-characters'],
  ['A\uFFFDB', 'name-characters'],
  ['A\u20DD', 'name-characters'],
  ['R\u0336o\u0336sa', 'name-characters'],
  ['Ros\u05D5lind', 'name-scripts'],
  ['Ros\u10D0lind', 'name-scripts'],
  ['R\u2D54salind', 'name-scripts'],
  ['\u{10421}osalind', 'name-scripts'],
  ['\u5C71\u0E42', 'name-scripts'],
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
  expect(clientAddress({ ip })).toBe(place);
});

test.each(['', ' ', '\u3164', '\u2800 \u200B', '\uFE0F', '\u00AD'])(
  '%j says nothing that can be seen',
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

test.each([`a${'\u0336'.repeat(40)}`, '\uFFF9a\uFFFAb\uFFFB'])('%j covers what stands beside it', (text) => {
  expect(isReadable(text)).toBe(false);
});

test('what can be seen can be said, also with signs that join or colour pictures', () => {
  for (const text of ['Hi', '👩‍🌾', '❤️', 'नमस्ते']) expect(isReadable(text)).toBe(true);
});

test('names that are taken for each other look the same', () => {
  expect(looksOf('ΑΝΝА')).toBe(looksOf('Anna'));
  expect(looksOf('Coco')).toBe(looksOf('сосо'));
  expect(looksOf('Bill')).toBe(looksOf('BiII'));
  expect(looksOf('Rosalind')).toBe(looksOf('ʀᴏsᴀʟɪɴᴅ'));
  expect(looksOf('Rosalind')).toBe(looksOf('Røsɑłinđ'));
  expect(looksOf('Anna')).not.toBe(looksOf('Hannah'));
});
