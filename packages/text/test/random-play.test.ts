import { describe, expect, test } from 'vitest';
import { BROKEN, SENTENCE } from './clean';
import { readGame } from './reading';
import { spokenGames } from './spoken-games';

describe.each(spokenGames)('random games of $id', (game) => {
  test.each(game.random)(
    '$seats seats, $options, seed $seed: whole texts in all languages, different ones for different moves',
    (played) => {
      for (const { language, texts, reasons, alike } of readGame(game, played)) {
        const broken = [...texts, ...reasons].filter((text) => BROKEN.test(text));
        const unfinished = [...reasons].filter((text) => !SENTENCE.test(text));
        expect({ language, broken, unfinished, alike: [...alike] }).toEqual({
          language,
          broken: [],
          unfinished: [],
          alike: [],
        });
        expect(texts.size).toBeGreaterThan(100);
        expect(reasons.size).toBeGreaterThan(5);
      }
    },
  );
});
