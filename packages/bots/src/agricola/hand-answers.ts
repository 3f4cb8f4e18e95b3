import { HAND_KINDS, kindOf } from '@furrow/agricola/hands/hand-kinds';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { State } from '@furrow/agricola/state/state';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { View } from '@furrow/kernel/schema';

/** What is known of a seat's cards when it is asked about them. */
export interface HandSight {
  readonly decision: Decision;
  readonly worths: ReadonlyMap<CardNumber, number>;
  view(): View<State>;
}

/** The answer to a question about hands by what the cards are worth; undefined to any other question. */
export function handAnswer(sight: HandSight): Move | undefined {
  const { decision, worths } = sight;
  switch (decision.kind as Question['ask']) {
    case 'keepCards':
      return keptCard(decision, worths);
    case 'swapCards':
      return swappedCard(decision, worths);
    case 'drawOne':
      return rarerKind(sight);
    case 'mulligan':
      return poorKind(sight);
    default:
      return undefined;
  }
}

/** What an answer is worth, in points. */
export interface Valued {
  readonly move: Move;
  readonly worth: number;
}

/** The answers to a question about cards that are kept or laid away, by what the cards are worth, the best first; undefined to any other question. */
export function rankedByWorth({ decision, worths }: Omit<HandSight, 'view'>): readonly Valued[] | undefined {
  const sign = SIGNS[decision.kind as Question['ask']];
  if (sign === undefined) return undefined;
  const valued = decision.domain.all().flatMap((move) => {
    if (move.things.length === 0) return decision.kind === 'swapCards' ? [{ move, worth: 0 }] : [];
    const usual = decision.kind === 'swapCards' ? medianOf(worths, kindOf(move.things[0])) : 0;
    return [{ move, worth: sign * (sum(move.things.map((card) => worthIn(worths, card))) - usual) }];
  });
  return valued.length === 0 ? undefined : valued.toSorted((a, b) => b.worth - a.worth);
}

/** Whether cards that are worth more are kept, or those that are worth less are given away. */
const SIGNS: Partial<Readonly<Record<Question['ask'], 1 | -1>>> = {
  keepCards: 1,
  swapCards: -1,
  layAway: -1,
};

/** One of the best cards of the pack: the first of them, because programs go through the pack in its order. */
function keptCard(decision: Decision, worths: HandSight['worths']): Move | undefined {
  const { domain } = decision;
  const { pack, chosen, occupations, minors } = decision.question() as Extract<
    Question,
    { ask: 'keepCards' }
  >;
  const left = pack.filter((card) => !chosen.includes(card));
  const best = [occupations, minors].flatMap((count, kind) =>
    left
      .filter((card) => kindOf(card) === kind)
      .sort((a, b) => worthIn(worths, b) - worthIn(worths, a))
      .slice(0, count),
  );
  return domain.moves().find(({ things: [card] }) => best.includes(card)) ?? domain.moves()[0];
}

/** The worst card, if it is worse than most of its kind. */
function swappedCard({ domain }: Decision, worths: HandSight['worths']): Move | undefined {
  const moves = domain.moves();
  const worth = ({ things: [card] }: Move) => worthIn(worths, card) - medianOf(worths, kindOf(card));
  const [worst] = moves.slice(0, -1).sort((a, b) => worth(a) - worth(b));
  return worst !== undefined && worth(worst) < 0 ? worst : moves.at(-1);
}

/** The kind whose cards are worth less than one fewer drawn by chance; else nothing is laid away. Nobody has to play a bad card. */
function poorKind(sight: HandSight): Move | undefined {
  const { decision, worths } = sight;
  const hand = handOf(sight);
  const moves = decision.domain.moves();
  const isPoor = ({ things: [kind] }: Move) => {
    const held = hand.filter((card) => kindOf(card) === kind);
    const usual = meanOf(playable(worthsOfKind(worths, kind)));
    return sum(playable(held.map((card) => worthIn(worths, card)))) < (held.length - 1) * usual;
  };
  return moves.slice(0, -1).find(isPoor) ?? moves.at(-1);
}

function playable(worths: readonly number[]): number[] {
  return worths.map((worth) => Math.max(0, worth));
}

/** A card of the kind of which the hand has fewer. */
function rarerKind(sight: HandSight): Move | undefined {
  const { domain } = sight.decision;
  const hand = handOf(sight);
  const counts = HAND_KINDS.map((_, kind) => hand.filter((card) => kindOf(card) === kind).length);
  return domain.moves().toSorted((a, b) => counts[a.things[0]] - counts[b.things[0]])[0];
}

/** The cards that the seat has in its hand. */
function handOf(sight: HandSight): CardNumber[] {
  const hand = sight.view().players?.[sight.decision.seat].hand ?? [];
  return hand.filter((card) => card !== undefined);
}

function worthIn(worths: HandSight['worths'], card: CardNumber): number {
  return worths.get(card) ?? 0;
}

/** What a card of a kind is worth that is neither good nor bad. */
function medianOf(worths: HandSight['worths'], kind: number): number {
  const all = worthsOfKind(worths, kind);
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

function worthsOfKind(worths: HandSight['worths'], kind: number): number[] {
  return [...worths].flatMap(([card, worth]) => (kindOf(card) === kind ? [worth] : []));
}

function meanOf(list: readonly number[]): number {
  return sum(list) / Math.max(1, list.length);
}

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0);
}
