import { expect, test } from 'vitest';
import { marks } from '../src/help/marks';

/** With brackets around what was found. */
const marked = (text: string, search: string) =>
  marks(text, search)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('');

test('every word of a search is marked wherever it stands', () => {
  expect(marked('Fences close pastures; a pasture holds animals.', 'pasture fence')).toBe(
    '[Fence]s close [pasture]s; a [pasture] holds animals.',
  );
  expect(marked('Nothing of it.', 'sheep')).toBe('Nothing of it.');
});

test('case and accents make no difference', () => {
  expect(marked('Die Lehmöfen und das Gemüse', 'LEHMOFEN gemüse')).toBe('Die [Lehmöfen] und das [Gemüse]');
  expect(marked('Le grain et les légumes', 'legumes')).toBe('Le grain et les [légumes]');
});
