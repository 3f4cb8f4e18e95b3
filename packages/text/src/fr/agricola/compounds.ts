import { type Clause, type Compound, isCompound } from '../../agricola/clauses/clause';
import type { Counting } from '../../agricola/clauses/counting';
import { choicesIn } from '../../agricola/clauses/effect';
import { byKind, type PhrasesBy } from '../../by-kind';
import { allowed, further, saysLimits, type Voice } from '../../voice';
import { list } from '../grammar';
import { spoken } from '../voice';
import { si } from './conditions';
import { counted } from './counted';
import { doing } from './doings';
import { goods } from './nouns';
import { exchange, paying } from './payment';

const INFINITIVE: Voice = { mood: 'infinitive' };

const LIMITS = {
  turn: 'une fois par tour',
  round: 'une fois par manche',
  game: 'une seule fois par partie',
} as const;

/** The first part in the voice that is asked for, the others as they follow it. */
function inTurn(parts: readonly Clause[], voice: Voice): string[] {
  return parts.map((part, i) => say(part, i === 0 ? voice : further(voice)));
}

/** One of several inside a longer phrase: `soit cuire du pain, soit …`. */
function either(clause: Clause): string {
  const options = choicesIn(clause).map((one) => say(one, INFINITIVE));
  return options.length === 1 ? options[0] : options.map((text) => `soit ${text}`).join(', ');
}

/** What stands before infinitives. */
function lead({ mood, others = false }: Voice): string {
  if (mood === 'may') return others ? 'peut ' : 'vous pouvez ';
  return mood === 'tell' ? 'vous devez ' : '';
}

/** How often something may be done. */
function howOften(atMost: number | Counting | undefined): string {
  if (atMost === undefined) return 'autant de fois que vous voulez';
  return typeof atMost === 'number'
    ? `jusqu’à ${atMost} fois`
    : `au plus une fois pour ${counted(atMost).each}`;
}

const COMPOUNDS: PhrasesBy<'says', Compound, [Voice]> = {
  row: ({ parts }, voice) =>
    inTurn(parts, voice)
      .map((text, i) => (i === 0 ? '' : parts[i].says === 'others' ? ' et ' : ', puis ') + text)
      .join(''),
  oneOf: ({ parts }, voice) => list(inTurn(parts, voice), 'ou'),
  anyOf: ({ parts, ordered }, voice) =>
    `${lead(voice)}${parts.map(either).join(' et/ou ')}${ordered ? ' (dans cet ordre)' : ''}`,
  may: ({ what }, voice) => say(what, allowed(voice)),
  then: ({ first, after }, voice) =>
    voice.mood === 'tell'
      ? `${say(first, voice)}, puis ${say(after, { mood: 'may' })}`
      : `${say(first, voice)}, puis, si vous le souhaitez, ${say(after, INFINITIVE)}`,
  buy: ({ pay, get }, voice) => {
    const swap = get.says === 'get' ? exchange(pay, get.prize) : undefined;
    if (swap !== undefined) return spoken(swap, voice);
    const paid = paying(pay);
    return spoken({ ...paid, rest: `${paid.rest} pour ${say(get, INFINITIVE)}` }, voice);
  },
  if: ({ given, what }, voice) =>
    voice.mood === 'tell' ? `${si(given)}, ${say(what, voice)}` : `${say(what, voice)}, ${si(given)}`,
  cases: ({ parts }, voice) => parts.map((part) => say(part, voice)).join(' ; '),
  once: ({ per, what }, voice) => `${say(what, voice)}${saysLimits(voice) ? ` (${LIMITS[per]})` : ''}`,
  often: ({ what, atMost }, voice) =>
    saysLimits(voice) ? `${say(what, allowed(voice))}, ${howOften(atMost)}` : say(what, voice),
  others: ({ what }, { mood }) => `chaque autre joueur ${say(what, { mood, others: true })}`,
  fromRound: ({ round, what }, voice) => `${say(what, voice)} (à partir de la manche ${round})`,
  tolled: ({ what, toll }, voice) =>
    `${say(what, voice)} (un autre joueur paie d’abord ${goods(toll)} au propriétaire de cette carte)`,
};

const compound = byKind('says', COMPOUNDS);

/** A clause in French. */
export function say(clause: Clause, voice: Voice): string {
  return isCompound(clause) ? compound(clause, voice) : spoken(doing(clause, voice), voice);
}
