import type { Amounts } from '@furrow/farm/goods';
import { type Move, name } from '@furrow/kernel/move';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { type Asker, askedBy, partThatDoes, whyNotAnswer } from '@furrow/kernel/would-ask';
import { findMajor, isOnDisplay } from '../boards/majors';
import type { Card } from '../cards/card';
import { findCard } from '../cards/index';
import { pricesFor } from '../payment/prices-for';
import type { Ruleset } from '../ruleset';
import { sourceOfSpace } from '../state/source';
import type { State } from '../state/state';
import type { Question } from '../vocabulary/questions';
import type { Effect } from './effect';

/** Something that can be had: the effects in which it is chosen, and the move that chooses it. */
interface Wanted {
  readonly by: readonly Effect['do'][];
  readonly words: string;
  readonly move: Move;
}

/** The lines of moves by which a seat may get a major improvement of the display or a card of its hand, the shortest first. */
export function waysToGet({ spaces }: Ruleset, state: State, seat: Seat, id: string): readonly string[] {
  const wanted = wantedFor(state, seat, id);
  if (wanted === undefined) return [];
  const known = spaces.filter(({ stage }, space) => stage === undefined || state.revealed.includes(space));
  const over = waysOver(known, wanted);
  const ways = [[], ...(over.length > 0 ? over : waysOver(spaces, wanted))];
  return ways.map((way) => [...way, wanted.words].join('; '));
}

/** Why the seat could not have a thing even if it were its choice; undefined if it could. */
export function whyNotGot(rules: Ruleset, state: State, seat: Seat, id: string): Reason | undefined {
  const wanted = wantedFor(state, seat, id);
  const asker = wanted && askerFor(rules, wanted.by);
  return asker === undefined || wanted === undefined
    ? undefined
    : whyNotAnswer(rules, state, seat, asker, wanted.move);
}

/** What the seat would pay for a card of its hand, one of these prices. */
export function pricesOf(rules: Ruleset, state: State, seat: Seat, card: Card): readonly Amounts[] {
  if (card.kind === 'minor')
    return pricesFor(new Run(rules, state), seat, { what: 'minor', which: card.number });
  const asker = askerFor(rules, ['occupation']);
  const question = asker && (askedBy(rules, state, seat, asker)?.question() as Question | undefined);
  return question?.ask === 'occupation' ? question.prices : [];
}

/** The first space of the board where something can be chosen with one of these effects, and what asks there. */
function askerFor(rules: Ruleset, by: Wanted['by']): Asker<State> | undefined {
  for (const kind of by) {
    const space = rules.spaces.findIndex(({ effect }) => wayTo(effect, [kind]) !== undefined);
    const node = space < 0 ? undefined : partThatDoes(rules.uses[space], kind);
    if (node !== undefined) return { node, source: sourceOfSpace(space) };
  }
  return undefined;
}

/** What a thing is to the seat: a major improvement on display, or a card of its hand; undefined if neither. */
function wantedFor(state: State, seat: Seat, id: string): Wanted | undefined {
  const major = findMajor(id);
  if (major !== undefined && isOnDisplay(state, major.number))
    return { by: ['major'], words: `major ${id}`, move: name('major', major.number) };
  const card = findCard(id);
  if (card === undefined || state.players[seat]?.hand.includes(card.number) !== true) return undefined;
  const by: readonly Effect['do'][] = card.kind === 'minor' ? ['major', 'minor'] : ['occupation'];
  return { by, words: `play ${id}`, move: name('play', card.number) };
}

/** The moves that lead over each space to the choice. */
function waysOver(spaces: Ruleset['spaces'], { by }: Wanted): string[][] {
  return spaces.flatMap(({ id, effect }) => {
    const way = wayTo(effect, by);
    return way === undefined ? [] : [[id, ...way]];
  });
}

/** The moves within an effect that lead to one of these effects; undefined if none do. */
function wayTo(effect: Effect, by: Wanted['by']): string[] | undefined {
  if (by.includes(effect.do)) return [];
  if (effect.do === 'take') return wayTo(effect.effect, by);
  if (effect.do === 'then') {
    const after = wayTo(effect.after, by);
    return wayTo(effect.first, by) ?? (after && ['yes', ...after]);
  }
  if (effect.do !== 'oneOf' && effect.do !== 'anyOf') return undefined;
  for (const [word, option] of Object.entries(effect.options)) {
    const way = wayTo(option, by);
    if (way !== undefined) return [word, ...way];
  }
  return undefined;
}
