import { toAscii } from './ascii';

/** A text as it is compared with what a person types: no capitals, accents, hyphens or apostrophes. */
export function plainWords(text: string): string {
  return toAscii(text)
    .toLowerCase()
    .replace(/[\s'_-]+/g, ' ')
    .trim();
}
