import { refusalIn } from '@furrow/server/words/refusals';
import { expect, test } from 'vitest';
import { onlineWords } from '../src/words/online/words';

test.each([
  ['en', 'token'],
  ['fr', 'jeton'],
  ['it', 'token'],
  ['de', 'Schlüssel'],
] as const)('the page and the server have one word for a token: %s, %s', (language, word) => {
  const { me } = onlineWords[language];
  const refusals = [
    refusalIn(language, 'unknown-token', undefined),
    refusalIn(language, 'token-ended', undefined),
    refusalIn(language, 'token-may-not', { scope: 'play' }),
    refusalIn(language, 'not-for-programs', undefined),
    refusalIn(language, 'no-such-token', undefined),
    refusalIn(language, 'too-many-tokens', { most: 20 }),
  ];
  for (const text of [me.tokensAbout, me.makeToken, ...refusals.map(({ words }) => words)])
    expect(text).toContain(word);
});
