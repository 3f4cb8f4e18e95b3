import { type Clause, type Compound, isCompound } from '../../agricola/clauses/clause';
import type { Counting } from '../../agricola/clauses/counting';
import { byKind, type PhrasesBy } from '../../by-kind';
import { capital } from '../../sentence';
import { allowed, saysLimits } from '../../voice';
import { list } from '../grammar';
import { CHOOSE, type GermanVoice, MAY, next, spoken } from '../voice';
import { condition } from './conditions';
import { counted } from './counted';
import { doing } from './doings';
import { goods } from './nouns';
import { paying } from './payment';

const LIMITS = { turn: 'einmal pro Zug', round: 'einmal pro Runde', game: 'einmal pro Spiel' } as const;

/** Whether somebody else than the player is the subject of a clause. */
function hasOwnSubject(clause: Clause): boolean {
  return clause.says === 'others' || clause.says === 'breed';
}

/** What follows another part of a row, with the words between them. */
function following(clause: Clause, last: Clause, voice: GermanVoice): string {
  const after = last.says === 'if' || last.says === 'cases' ? ',' : '';
  if (voice.mood === 'tell' && voice.must !== true)
    return hasOwnSubject(clause)
      ? `, und ${say(clause, { mood: 'tell' })}`
      : `${after} und ${say(clause, next(voice))}`;
  if (clause.says === 'others') return `, und ${say(clause, { mood: 'tell' })}`;
  const isAllowed = voice.mood === 'do' && clause.says === 'may';
  return `${after} und dann ${say(clause, isAllowed ? MAY : next(voice))}`;
}

/** The voice of parts of which one is chosen: what a card only tells of must be done. */
function choosing(voice: GermanVoice): GermanVoice {
  return voice.mood === 'tell' ? { ...voice, must: true } : voice;
}

/** The first part in the voice that is asked for, the others as they follow it. */
function inTurn(parts: readonly Clause[], voice: GermanVoice): string[] {
  return parts.map((part, i) => say(part, i === 0 ? voice : next(voice)));
}

/** One of several parts as a part of something bigger: it is said that it is only one. */
function part(clause: Clause, voice: GermanVoice): string {
  if (clause.says !== 'oneOf') return say(clause, voice);
  return `${spoken({ verb: CHOOSE, rest: 'eines' }, voice)}: ${capital(say(clause, { mood: 'do' }))}`;
}

/** The voice of what is had for a payment. */
function inReturn(get: Clause, voice: GermanVoice): GermanVoice {
  const dropped = next(voice);
  const told = voice.mood !== 'tell' || get.says === 'get' || get.says === 'later';
  return { ...(told ? dropped : { mood: 'infinitive' }), adverb: 'dafür' };
}

/** How often something may be done. */
function howOften(atMost: number | Counting | undefined): string {
  if (atMost === undefined) return 'beliebig oft';
  return typeof atMost === 'number' ? `bis zu ${atMost}-mal` : `höchstens einmal für ${counted(atMost).each}`;
}

const COMPOUNDS: PhrasesBy<'says', Compound, [GermanVoice]> = {
  row: ({ parts }, voice) =>
    parts.map((one, i) => (i === 0 ? say(one, voice) : following(one, parts[i - 1], voice))).join(''),
  oneOf: ({ parts }, voice) =>
    list(inTurn(parts, parts.every(({ says }) => says === 'laterRow') ? voice : choosing(voice)), 'oder'),
  anyOf: ({ parts, ordered }, voice) => {
    const first = choosing(voice);
    const texts = parts.map((one, i) => part(one, i === 0 ? first : next(first)));
    return `${texts.join(' und/oder ')}${ordered ? ' (in dieser Reihenfolge)' : ''}`;
  },
  may: ({ what }, voice) => say(what, allowed(voice)),
  then: ({ first, after }, voice) =>
    saysLimits(voice) ? `${say(first, voice)}, danach ${say(after, MAY)}` : say(first, voice),
  buy: ({ pay, get }, voice) => `${spoken(paying(pay), voice)} und ${say(get, inReturn(get, voice))}`,
  if: ({ given, what }, voice) => `${say(what, voice)}, wenn ${condition(given)}`,
  cases: ({ parts }, voice) =>
    parts.map((one, i) => say(one, i === 0 ? voice : { ...voice, order: 'plain' })).join('; '),
  once: ({ per, what }, voice) => `${say(what, voice)}${saysLimits(voice) ? ` (${LIMITS[per]})` : ''}`,
  often: ({ what, atMost }, voice) =>
    say(what, saysLimits(voice) ? { ...allowed(voice), adverb: howOften(atMost) } : voice),
  others: ({ what }, { mood, order = 'plain' }) =>
    say(what, { mood: mood === 'do' ? 'tell' : mood, order, others: true }),
  fromRound: ({ round, what }, voice) =>
    say(what, saysLimits(voice) ? { ...voice, adverb: `ab Runde ${round}` } : voice),
  tolled: ({ what, toll }, voice) =>
    `${say(what, voice)} (andere Spieler zahlen dem Besitzer vorher ${goods(toll)})`,
};

const compound = byKind('says', COMPOUNDS);

/** A clause in German. */
export function say(clause: Clause, voice: GermanVoice): string {
  return isCompound(clause) ? compound(clause, voice) : spoken(doing(clause, voice), voice);
}
