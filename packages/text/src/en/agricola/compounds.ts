import type { Clause, Compound } from '../../agricola/clauses/clause';
import { isCompound } from '../../agricola/clauses/clause';
import type { Counting } from '../../agricola/clauses/counting';
import type { Prize } from '../../agricola/clauses/prize';
import { byKind, type PhrasesBy } from '../../by-kind';
import { allowed, further, saysLimits, type Voice } from '../../voice';
import { duty, spoken } from '../voice';
import { condition } from './conditions';
import { counted } from './counted';
import { doing } from './doings';
import { alternatives, goods } from './nouns';
import { paying } from './payment';
import { prize } from './prizes';

/** The first part in the voice that is asked for, the others as they follow it. */
function inTurn(parts: readonly Clause[], voice: Voice): string[] {
  return parts.map((part, i) => say(part, i === 0 ? voice : further(voice)));
}

/** The voice of parts of which one is chosen: each is a command, unless it is allowed or asked for. */
function choosing(voice: Voice): Voice {
  return voice.mood === 'tell' ? { ...voice, mood: 'do' } : voice;
}

const LIMITS = { turn: 'once per turn', round: 'once per round', game: 'once per game' } as const;

/** A payment, and what it is for. */
function bought({ pay, get }: Extract<Compound, { says: 'buy' }>): string {
  const paid = paying(pay);
  const { price } = pay.price;
  if (get.says === 'get')
    return price === 'each' || price === 'less'
      ? `take ${prize(get.prize)} and ${paid}`
      : `${paid} ${isMeasured(get.prize) ? 'to get' : 'for'} ${prize(get.prize)}`;
  const goesOn = price === 'harvests' || pay.to === 'owner' ? ', then' : ' to';
  return `${paid}${goesOn} ${say(get, { mood: 'infinitive' })}`;
}

/** Whether a prize is so much for each of something: after “for” the price could be meant for each as well. */
function isMeasured(one: Prize): boolean {
  return one.prize === 'each' || (one.prize === 'several' && one.of.some(isMeasured));
}

/** How often something may be done. */
function howOften(atMost: number | Counting | undefined): string {
  if (atMost === undefined) return 'as often as you like';
  return typeof atMost === 'number' ? `up to ${atMost} times` : `up to once for ${counted(atMost).each}`;
}

const COMPOUNDS: PhrasesBy<'says', Compound, [Voice]> = {
  row: ({ parts }, voice) => inTurn(parts, voice).join(voice.mood === 'tell' ? ', and ' : ', then '),
  oneOf: ({ parts }, voice) => alternatives(inTurn(parts, choosing(voice))),
  anyOf: ({ parts, ordered }, voice) => {
    const texts = inTurn(parts, choosing(voice)).map((text, i) =>
      parts[i].says === 'oneOf' ? `either ${text}` : text,
    );
    return `${texts.join(' and/or ')}${ordered ? ' (in this order)' : ''}`;
  },
  may: ({ what }, voice) => say(what, allowed(voice)),
  then: ({ first, after }, voice) => `${say(first, voice)}, then ${say(after, { mood: 'may' })}`,
  buy: (compound, voice) => spoken(duty(bought(compound)), voice),
  if: ({ given, what }, voice) =>
    voice.mood === 'tell'
      ? `if ${condition(given)}, ${say(what, voice)}`
      : `${say(what, voice)} if ${condition(given)}`,
  cases: ({ parts }, voice) => parts.map((part) => say(part, voice)).join('; '),
  once: ({ per, what }, voice) => `${say(what, voice)}${saysLimits(voice) ? ` (${LIMITS[per]})` : ''}`,
  often: ({ what, atMost }, voice) => `${say(what, allowed(voice))} (${howOften(atMost)})`,
  others: ({ what }, voice) => `each other player ${say(what, { mood: voice.mood, others: true })}`,
  fromRound: ({ round, what }, voice) => `${say(what, voice)} (from round ${round} on)`,
  tolled: ({ what, toll }, voice) =>
    `${say(what, voice)} (another player first pays ${goods(toll)} to the owner of this card)`,
};

const compound = byKind('says', COMPOUNDS);

/** A clause in English. */
export function say(clause: Clause, voice: Voice): string {
  return isCompound(clause) ? compound(clause, voice) : spoken(doing(clause, voice), voice);
}
