import { WOMEN } from '@furrow/text/bots';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { faces } from '../src/art/faces';
import { faceOf, seatNames } from '../src/engine/names';
import { allBots } from '../src/engine/opponents';
import { boxPictures } from '../src/engine/set-up';

const words = boxWords('agricola', 'en');

test('bots of one level at a table have different names and faces; people keep theirs', () => {
  const seats = ['me', 'level-1', 'level-1', 'level-5', 'Ada'];
  const names = seatNames(seats, words);
  expect(names[0]).toBe('Player 1');
  expect(names[4]).toBe('Ada');
  expect(new Set(names).size).toBe(5);
  expect(seats.map((_, seat) => faceOf(seats, seat))).toEqual([
    undefined,
    { level: 0, nth: 0 },
    { level: 0, nth: 1 },
    { level: 4, nth: 0 },
    undefined,
  ]);
});

test('a bot without a level is called by its seat', () => {
  expect(seatNames(['me', 'random'], words)).toEqual(['Player 1', 'Player 2']);
});

test.each(LANGUAGES)('every level has five names, five faces and manners in a sentence: %s', (language) => {
  const bots = allBots(language);
  expect(bots).toHaveLength(faces.length);
  for (const [level, { names, about }] of bots.entries()) {
    expect(new Set(names).size).toBe(5);
    expect(faces[level]).toHaveLength(5);
    expect(about).toMatch(/\.$/);
  }
  expect(new Set(bots.flatMap(({ names }) => names)).size).toBe(25);
});

test('what kind of player a woman is, is said of her where the language knows a feminine', () => {
  const titles = (language: Language) => allBots(language).map((bot) => bot.titles.slice(0, 2));
  expect(titles('en')[0]).toEqual(['beginner', 'beginner']);
  expect(titles('de')[2]).toEqual(['erfahrener Spieler', 'erfahrene Spielerin']);
  expect(titles('fr')[1]).toEqual(['joueuse occasionnelle', 'joueur occasionnel']);
  expect(titles('it')[4]).toEqual(['maestro', 'maestra']);
  const named = new Set(allBots('en').flatMap(({ names }) => names));
  expect([...WOMEN].filter((name) => !named.has(name))).toEqual([]);
});

test('the first game of All Creatures is the basic game with four buildings', () => {
  const creatures = boxPictures('en').find(({ id }) => id === 'creatures');
  expect(creatures?.playNow).toMatchObject({ options: { buildings: '4' }, seats: ['me', 'level-1'] });
});
