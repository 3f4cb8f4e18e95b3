// How hands are drafted in the terminal: the pack to read, what was kept, and between whom the packs go round.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './folder';
import { typing } from './furrow';

const BASE = ['play', 'agricola', '--seed', '3', '--option', 'mode=base', '--option', 'decks=A,B'];
const args = (save: string, hands: string, seats = 'me,me') => [
  ...BASE,
  '--option',
  `hands=${hands}`,
  '--seats',
  seats,
  '--save',
  save,
];

/** What is shown before each prompt, with the seat that is asked there. */
function asked(out: string): { seat: string; shown: string }[] {
  const parts = out.split(/^Player (\d)> .*\n?/m);
  return parts.flatMap((shown, i) =>
    i % 2 === 0 && i + 1 < parts.length ? [{ seat: parts[i + 1], shown }] : [],
  );
}

/** The ids of the cards that are written out, and the part of what is shown that tells what was kept. */
const packIn = (shown: string) => [...shown.matchAll(/^\S.* {2}([a-z-]+)$/gm)].map(([, id]) => id);
const keptIn = (shown: string) =>
  /In your hand so far[^\n]*\n([^]*?)\n\n/.exec(shown)?.[1].replaceAll('\n', ' ');

test('AG-V12 a draft of eight by two people, typed: the pack with its texts, what was kept, and who gets the rest', async () => {
  const choices = Array.from({ length: 28 }, () => '1');
  const { out, err } = await typing([...choices, 'quit'], ...args('eight.furrow', 'draft-eight'));
  expect(err).toBe('');
  const questions = asked(out);
  expect(questions.map(({ seat }) => seat).join('')).toBe(`${'12'.repeat(14)}1`);
  expect(questions.slice(0, 28).map(({ shown }) => packIn(shown).length)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 8, 7, 6, 5, 4, 3, 2].flatMap((cards) => [cards, cards]),
  );
  const [first, second, third] = questions;
  expect(packIn(third.shown)).toEqual(packIn(second.shown).slice(1));
  expect(packIn(questions[3].shown)).toEqual(packIn(first.shown).slice(1));
  expect(first.shown).toContain('── Your pack: 8 cards ──');
  expect(first.shown).toContain('What you leave goes to Player 2. The next pack comes from Player 2.');
  expect(second.shown).toContain('What you leave goes to Player 1. The next pack comes from Player 1.');
  expect(first.shown).toMatch(/^Lumberjack {2}lumberjack\n {2}Occupation: .*\. /m);
  expect(first.shown).not.toContain('In your hand so far');
  expect(keptIn(third.shown)).toBe('Lazy Sowman');
  expect(keptIn(questions[27].shown)?.split(', ')).toHaveLength(13);
  for (const last of [12, 13, 26, 27]) expect(questions[last].shown).not.toContain('What you leave');
  for (const before of [11, 14, 25]) expect(questions[before].shown).toContain('What you leave');
  expect(questions[28].shown).not.toContain('Your pack');
  const kept = readFileSync(join(folder, 'eight.furrow'), 'utf8').match(/^[12] keep-card /gm);
  expect(kept).toHaveLength(28);
});

test('AG-V13 what is chosen of a pack is marked until all is chosen', async () => {
  const { out } = await typing(['1', 'quit'], ...args('quick.furrow', 'quick-draft'));
  const [before, then] = asked(out);
  expect(before.shown).not.toContain('✓');
  expect(then.shown.match(/^✓ .* {2}([a-z-]+)$/m)?.[1]).toBe(packIn(before.shown)[0]);
});

test('a pack that stays goes to nobody, and one that is too large to be read is not written out', async () => {
  const { out } = await typing(['quit'], ...args('ten.furrow', 'seven-of-ten'));
  expect(out).toContain('Your pack: 20 cards');
  expect(out).not.toContain('What you leave');
  const alone = await typing(['quit'], ...args('choose.furrow', 'choose', 'me'));
  expect(alone.out).toContain('Which cards do you keep?');
  expect(alone.out).not.toContain('Your pack');
});
