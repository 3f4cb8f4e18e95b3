import type { Effect } from '@furrow/agricola/effect';
import type { How } from '../../agricola/phrases';
import type { Mood } from '../../how';
import { conjugated } from './verbs';

/** How an effect is said; a card's text tells what happens (`vous recevez …`) where a menu names it (`prendre …`). */
export interface Voice extends How {
  readonly tells?: true;
  /** The spaces by id of whose use the sentence has just spoken. */
  readonly spoken?: readonly string[];
}

/** A phrase that begins with an infinitive, in the mood that is asked for. */
export function clause({ mood, tells }: Voice, text: string): string {
  if (mood === 'may') return `vous pouvez ${text}`;
  return mood === 'do' && tells === true ? `vous ${conjugated(text, 'vous')}` : text;
}

/** Something that must be done, as far as it is told that it happens. */
export function duty(how: Voice, text: string): string {
  return clause(how, how.mood === 'do' && how.tells === true ? `devoir ${text}` : text);
}

/** The mood of what follows a first phrase: it is not said again that it is allowed. */
export function further({ mood }: How): Mood {
  return mood === 'may' ? 'ask' : mood;
}

/** Several effects one after the other: `vous recevez 1 PN, puis vous pouvez cuire du pain`. */
export function inRow(effects: readonly Effect[], how: How): string {
  return inTurn(effects, how)
    .map((text, i) => (i === 0 ? '' : effects[i].do === 'others' ? ' et ' : ', puis ') + text)
    .join('');
}

/** Several effects: the first tells the mood, the others follow it. */
export function inTurn(effects: readonly Effect[], how: How): string[] {
  return effects.map((one, i) => how.say(one, i > 0 ? further(how) : how.mood));
}
