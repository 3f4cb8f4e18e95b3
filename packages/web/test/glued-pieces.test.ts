import { expect, test } from 'vitest';
import { nameFinder } from '../src/cards/find-names';
import { gluedPieces } from '../src/cards/glued-pieces';

const find = nameFinder([
  { id: 'forest', title: 'Forest' },
  { id: 'well', title: 'Well' },
]);

/** The pieces of a text, those that stay on one line in brackets. */
const said = (text: string) =>
  gluedPieces(find(text)).map((piece) =>
    typeof piece === 'string' ? piece : `[${piece.before}${piece.name.title}${piece.after}]`,
  );

test('quotation marks and stops stay beside the name that they are about', () => {
  expect(said('The card “Forest” is revealed.')).toEqual(['The card ', '[“Forest”]', ' is revealed.']);
  expect(said('“Forest”, “Well”.')).toEqual(['[“Forest”,]', ' ', '[“Well”.]']);
  expect(said('„Forest“ und «\u00a0Well\u00a0» :')).toEqual([
    '[„Forest“]',
    ' und ',
    '[«\u00a0Well\u00a0»]',
    ' :',
  ]);
});

test('no letter of a text is lost or told twice', () => {
  for (const text of ['Forest', 'Forest: which?', '(Well)', 'the Well and the Forest', 'no name', ''])
    expect(said(text).join('').replaceAll(/[[\]]/gu, '')).toBe(text);
});
