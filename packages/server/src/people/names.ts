import { type Refused, refuse, refuseWith } from '../words/refused';
import { mixesScripts } from './look-alikes';
import { isReserved } from './reserved-names';

const LENGTH = { least: 1, most: 24 };
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is invisible, though it may count as a letter or a note, turns the direction of writing, stands for something else, or is no character at all. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}]/u;
/** Marks that cross letters out or draw something around them, and more marks on one letter than any language needs. */
const SCRAWL = /[\p{Me}\u0334-\u0338]|\p{M}{4}/u;

/** The name that somebody wants to have, as it is kept: composed, with single blanks; not one that others must not have. */
export function readName(text: string): string | Refused {
  const name = readLabel(text);
  return typeof name === 'string' && isReserved(name) ? refuse('name-reserved') : name;
}

/** The name that somebody gives to something of their own, which nobody else sees. */
export function readLabel(text: string): string | Refused {
  const name = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (UNSEEN.test(name) || SCRAWL.test(name)) return refuse('name-characters');
  const length = [...letters.segment(name)].length;
  if (length < LENGTH.least || length > LENGTH.most || name.length > 4 * LENGTH.most)
    return refuseWith('name-length', LENGTH);
  if (!/[\p{L}\p{N}]/u.test(name)) return refuse('name-characters');
  return mixesScripts(name) ? refuse('name-scripts') : name;
}
