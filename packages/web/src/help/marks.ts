/** A piece of a text: whether a search has found it. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text in pieces, those marked that a search for some words has found; letters count as equal whatever their case and accents. */
export function marks(text: string, search: string): Piece[] {
  const words = plain(search).join('').split(' ').filter(Boolean);
  const letters = Array.from(text.normalize('NFC'));
  const folded = plain(text);
  const isFound = letters.map(() => false);
  for (const word of words)
    for (let at = 0; at < folded.length; at++) {
      const end = endOf(folded, at, word);
      if (end !== undefined) isFound.fill(true, at, end);
    }
  return letters.reduce<Piece[]>((pieces, letter, i) => {
    const last = pieces.at(-1);
    if (last?.found === isFound[i]) return pieces.with(-1, { ...last, text: last.text + letter });
    return [...pieces, { text: letter, found: isFound[i] }];
  }, []);
}

/** Behind which letter a word ends that begins with one of some letters; undefined if it does not stand there. */
function endOf(letters: readonly string[], from: number, word: string): number | undefined {
  let rest = word;
  let at = from;
  while (rest !== '' && at < letters.length && rest.startsWith(letters[at]))
    rest = rest.slice(letters[at++].length);
  return rest === '' ? at : undefined;
}

/** Each letter without its accents and in lower case; whatever is none is a blank. */
function plain(text: string): string[] {
  return Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return /[\p{L}\p{N}]/u.test(bare) ? bare : ' ';
  });
}
