import { botNames } from '@furrow/bots/named';
import { type Refused, refuse, refuseWith } from '../words/refused';
import { looksOf, mixesScripts } from './look-alikes';

const LENGTH = { least: 1, most: 24 };
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is invisible, though it may count as a letter, turns the direction of writing, or is no character at all. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language needs. */
const TOWER = /\p{M}{4}/u;

/** What records call bots, and people without a name. */
const taken: readonly string[] = [...botNames, 'me'].map(looksOf);

/** The name that somebody wants to have, as it is kept: composed, with single blanks. */
export function readName(text: string): string | Refused {
  const name = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (UNSEEN.test(name) || TOWER.test(name)) return refuse('name-characters');
  const length = [...letters.segment(name)].length;
  if (length < LENGTH.least || length > LENGTH.most || name.length > 4 * LENGTH.most)
    return refuseWith('name-length', LENGTH);
  if (!/[\p{L}\p{N}]/u.test(name)) return refuse('name-characters');
  if (mixesScripts(name)) return refuse('name-scripts');
  return taken.includes(looksOf(name.split('@')[0])) ? refuse('name-of-a-bot') : name;
}
