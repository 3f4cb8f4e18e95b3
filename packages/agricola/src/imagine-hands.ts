import type { Dice } from '@furrow/kernel/dice';
import { imagine } from '@furrow/kernel/imagine';
import type { Schema, View } from '@furrow/kernel/schema';
import { cards } from './cards/index';
import { handSizes } from './kinds/deal';
import type { CardNumber } from './numbers';
import type { Ruleset } from './ruleset';
import type { State } from './state';

/** A state that whoever has this view may take for the true one: the hands that it does not see are dealt anew. */
export function imagineHands(rules: Ruleset, schema: Schema<State>, seen: View<State>, dice: Dice): State {
  const unseen = rules.pool.length === 0 ? NONE : unseenCards(rules, seen, dice);
  const [dealt] = handSizes(rules);
  return imagine(schema, seen, (seat, _field, length) => {
    const played = seen.players?.[seat]?.played ?? [];
    const occupations = played.filter(
      (card) => card !== undefined && cards[card].kind === 'occupation',
    ).length;
    const left = Math.min(length, unseen.occupations.length, Math.max(0, dealt - occupations));
    const hand = unseen.occupations.splice(0, left);
    hand.push(...unseen.minors.splice(0, length - hand.length));
    hand.push(...unseen.occupations.splice(0, length - hand.length));
    return hand;
  });
}

/** Cards of each kind in the order in which they are dealt. */
interface Unseen {
  readonly occupations: number[];
  readonly minors: number[];
}

const NONE: Unseen = { occupations: [], minors: [] };

/** The cards of the game that lie nowhere where the viewer sees them, shuffled. */
function unseenCards(rules: Ruleset, seen: View<State>, dice: Dice): Unseen {
  const known = new Set([
    ...(seen.gone ?? []),
    ...(seen.players ?? []).flatMap(({ hand, played }) => [...(hand ?? []), ...(played ?? [])]),
  ]);
  const unseen = shuffled(
    rules.pool.filter((card) => !known.has(card)),
    dice,
  );
  const isOccupation = (card: CardNumber) => cards[card].kind === 'occupation';
  return { occupations: unseen.filter(isOccupation), minors: unseen.filter((card) => !isOccupation(card)) };
}

function shuffled(list: number[], dice: Dice): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const k = dice.below(i + 1);
    [list[i], list[k]] = [list[k], list[i]];
  }
  return list;
}
