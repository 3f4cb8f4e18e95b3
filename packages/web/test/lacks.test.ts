import { seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { LANGUAGES } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { boxes, boxOf, findGame } from '../src/engine/games';
import { askedOf } from '../src/engine/snapshot/decision';
import type { Asked } from '../src/protocol/asked';
import type { BoxId } from '../src/protocol/set-up';
import type { SpacePicture } from '../src/protocol/space';

/** So many letters find room on the narrowest tile. */
const MOST_LETTERS = 13;

interface Seen {
  readonly asked: Asked;
  readonly spaces: readonly SpacePicture[];
}

/** Every question for a space in a random game, in all languages. */
function* questions(
  box: BoxId,
  options: Record<string, string>,
  seats: number,
  seed: number,
): Generator<Seen> {
  const playable = findGame(boxes[box].game);
  if (playable === undefined) throw new Error(box);
  const { family } = playable;
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats);
  const record = new GameRecord<Position>(
    game,
    Array.from({ length: seats }, () => 'me'),
  );
  const dice = seededDice(seed);
  for (;;) {
    const [decision] = record.decisions().filter(({ open }) => !open);
    if (decision === undefined) return;
    const { seat, kind, domain } = decision;
    if (kind === 'work' && seat >= 0)
      for (const language of LANGUAGES) {
        const look = { game, state: record.state, words: words(game, language), language, viewer: seat };
        const spaces = family.board(look).flatMap((group) => group.spaces);
        yield { asked: askedOf({ record, family, look, decision }), spaces };
      }
    const verdict = record.play(seat, domain.sample(dice));
    if (!verdict.ok) throw new Error(verdict.reason.why);
  }
}

const GAMES: readonly (readonly [BoxId, Record<string, string>, number])[] = [
  ['agricola-revised', { mode: 'base', decks: 'A,B' }, 3],
  ['agricola-revised', { seasons: 'spring' }, 4],
  ['agricola-2007', { mode: 'family' }, 5],
  ['creatures', {}, 2],
];

test.each(GAMES)(
  '%s: free spaces that are refused say in a few words what is missing',
  (box, options, seats) => {
    let said = 0;
    for (const { asked, spaces } of questions(box, options, seats, 3)) {
      const refused = spaces.filter(
        ({ id, people, closed, note }) =>
          people.length === 0 &&
          !closed &&
          note === undefined &&
          !asked.choices.some(({ target }) => target?.on === 'space' && target.id === id),
      );
      const lacks = refused.map(({ id }) => [id, asked.lacks.find(({ space }) => space === id)] as const);
      expect(lacks.filter(([, lack]) => lack === undefined)).toEqual([]);
      for (const { words: text, goods } of asked.lacks)
        if (goods.length === 0) expect(text.length).toBeLessThanOrEqual(MOST_LETTERS);
      said += lacks.length;
    }
    expect(said).toBeGreaterThan(20);
  },
);

test('goods that are missing are those to the nearest price', () => {
  let seen = 0;
  for (const { asked } of questions('agricola-revised', {}, 2, 1)) {
    const expansion = asked.lacks.find(({ space }) => space === 'farm-expansion');
    if (expansion === undefined || expansion.goods.length === 0) continue;
    // A stable takes 2 wood; whoever lacks some of it lacks no more than that.
    expect(expansion.goods.map(({ good }) => good)).toEqual(['wood']);
    expect(expansion.goods[0].count).toBeLessThanOrEqual(2);
    seen++;
  }
  expect(seen).toBeGreaterThan(0);
});

test('goods that are missing are drawn with a word that says so', () => {
  let seen = 0;
  for (const { asked } of questions('agricola-revised', {}, 2, 1))
    for (const { goods, around, words: text } of asked.lacks) {
      if (goods.length === 0) continue;
      const [before, after] = around;
      expect(`${before}${after}`).not.toBe('');
      expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
      seen++;
    }
  expect(seen).toBeGreaterThan(0);
});
