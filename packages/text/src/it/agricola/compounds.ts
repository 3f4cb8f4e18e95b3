import { type Clause, type Compound, isCompound } from '../../agricola/clauses/clause';
import type { Counting } from '../../agricola/clauses/counting';
import { choicesIn } from '../../agricola/clauses/effect';
import { byKind, type PhrasesBy } from '../../by-kind';
import { allowed, further, saysLimits, type Voice } from '../../voice';
import { spoken } from '../voice';
import { condition } from './conditions';
import { counted } from './counted';
import { doing } from './doings';
import { goods } from './nouns';
import { paying } from './payment';

const LIMITS = {
  turn: 'una volta per turno',
  round: 'una volta per round',
  game: 'una sola volta nella partita',
} as const;

/** Whether the player is told to do something. */
function isCommand({ mood }: Voice): boolean {
  return mood === 'do' || mood === 'tell';
}

/** The first part in the voice that is asked for, the others as they follow it. */
function inTurn(parts: readonly Clause[], voice: Voice): string[] {
  return parts.map((part, i) => say(part, i === 0 ? voice : further(voice)));
}

/** What only happens on a condition, so that nobody takes what follows for part of it. */
function aside(part: Clause, text: string, voice: Voice): string {
  return part.says === 'if' && isCommand(voice)
    ? `${say(part.what, voice)} (se ${condition(part.given)})`
    : text;
}

/** One part of a selection; a choice inside it is said as such. */
function part(clause: Clause, voice: Voice): string {
  const choice = choicesIn(clause);
  if (choice.length === 1 || !isCommand(voice)) return say(clause, voice);
  return `fai una sola di queste cose: ${choice.map((one) => say(one, { mood: 'do' })).join(' oppure ')}`;
}

/** Effects of which one is chosen; long ones are set apart by commas. */
export function alternatives(of: readonly string[]): string {
  const isLong = of.length > 2 || of.some((text) => text.includes(' o ') || text.includes(' per '));
  return of.join(isLong ? ', oppure ' : ' o ');
}

/** How often something may be done. */
function howOften(atMost: number | Counting | undefined): string {
  if (atMost === undefined) return ' quante volte vuoi';
  return typeof atMost === 'number'
    ? `, fino a ${atMost} volte`
    : `, al massimo una volta per ${counted(atMost).each}`;
}

const COMPOUNDS: PhrasesBy<'says', Compound, [Voice]> = {
  row: ({ parts }, voice) =>
    inTurn(parts, voice)
      .map((text, i) => {
        const said = i < parts.length - 1 ? aside(parts[i], text, voice) : text;
        return i === 0 ? said : `${parts[i].says === 'others' ? ' e' : ', poi'} ${said}`;
      })
      .join(''),
  oneOf: ({ parts }, voice) => alternatives(inTurn(parts, voice)),
  anyOf: ({ parts, ordered }, voice) => {
    const texts = parts.map((one, i) => part(one, i === 0 ? voice : further(voice)));
    return `${texts.join(' e/o ')}${ordered ? ' (in quest’ordine)' : ''}`;
  },
  may: ({ what }, voice) => say(what, allowed(voice)),
  then: ({ first, after }, voice) => `${say(first, voice)}, poi ${say(after, { mood: 'may' })}`,
  buy: ({ pay, get }, voice) => {
    const paid = spoken(paying(pay), voice);
    if (pay.to === 'owner') return `${paid}, poi ${say(get, further(voice))}`;
    const { price } = pay.price;
    return price === 'each' || price === 'less'
      ? `${paid} e ${say(get, further(voice))}`
      : `${paid} per ${say(get, { mood: 'infinitive' })}`;
  },
  if: ({ given, what }, voice) =>
    isCommand(voice)
      ? `se ${condition(given)}, ${say(what, voice)}`
      : `${say(what, voice)}, se ${condition(given)}`,
  cases: ({ parts }, voice) => parts.map((part) => say(part, voice)).join('; '),
  once: ({ per, what }, voice) => `${say(what, voice)}${saysLimits(voice) ? ` (${LIMITS[per]})` : ''}`,
  often: ({ what, atMost }, voice) =>
    saysLimits(voice) ? `${say(what, allowed(voice))}${howOften(atMost)}` : say(what, voice),
  others: ({ what }, { mood }) =>
    `ogni altro giocatore ${say(what, { mood: mood === 'infinitive' ? 'tell' : mood, others: true })}`,
  fromRound: ({ round, what }, voice) => `${say(what, voice)} (solo dal round ${round} in poi)`,
  tolled: ({ what, toll }, voice) =>
    `${say(what, voice)} (pagando prima ${goods(toll)} a chi possiede la carta, se non sei tu)`,
};

const compound = byKind('says', COMPOUNDS);

/** A clause in Italian. */
export function say(clause: Clause, voice: Voice): string {
  return isCompound(clause) ? compound(clause, voice) : spoken(doing(clause), voice);
}
