import type { Dice } from '@furrow/kernel/dice';
import { imagine } from '@furrow/kernel/imagine';
import type { Schema, View } from '@furrow/kernel/schema';
import type { Seat } from '@furrow/kernel/seat';
import { A, FRAME } from '@furrow/kernel/stack';
import { cards } from '../cards/index';
import { occupationsPlayed } from '../in-play/occupations';
import { keptIn } from '../kinds/keep-cards';
import { dealtHand } from '../options/hand-ways';
import type { Ruleset } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { canBeForeseen } from './drawn';
import { type Counts, countKinds, kindOf, MINOR, OCCUPATION } from './hand-kinds';
import { sizesFor } from './slots';

/** The lists of cards that not everybody sees. */
const COVERED = ['hand', 'pack', 'away'] as const;

/** A list of cards that a viewer does not see: how many it holds, and how many of them are taken for occupations. */
interface Covered {
  readonly seat: Seat;
  readonly field: string;
  readonly length: number;
  occupations: number;
}

/** A state that whoever has this view may take for the true one: the hands that it does not see are dealt anew. */
export function imagineHands(rules: Ruleset, schema: Schema<State>, seen: View<State>, dice: Dice): State {
  const foreseen = (length: number) => shuffled(undrawn(rules, seen), dice).slice(0, length);
  if (rules.dealt.length === 0)
    return imagine(schema, seen, (_seat, field, length) => (field === 'foreseen' ? foreseen(length) : []));
  const unseen = unseenCards(rules, seen, dice);
  const lists = coveredLists(rules, seen);
  fitDecks(lists, unseen, seen.undealt);
  const packs = new Map<Seat, readonly CardNumber[]>();
  return imagine(schema, seen, (seat, field, length) => {
    if (field === 'foreseen') return foreseen(length);
    if (field === 'chosen') return chosenOf(rules, seen, seat, packs.get(seat) ?? []);
    const list = lists.find((one) => one.seat === seat && one.field === field);
    if (list === undefined) return [];
    const drawn = unseen[OCCUPATION].splice(0, list.occupations);
    drawn.push(...unseen[MINOR].splice(0, list.length - drawn.length));
    drawn.push(...unseen[OCCUPATION].splice(0, list.length - drawn.length));
    if (field === 'pack') packs.set(seat, drawn);
    return drawn;
  });
}

/** The cards of the decks that can be looked into and that nobody has drawn yet. */
function undrawn({ pool }: Ruleset, { gone = [], beside = [], players = [] }: View<State>): CardNumber[] {
  const drawn = [...gone, ...beside, ...players.flatMap(({ played }) => [...(played ?? [])])];
  return pool.filter((card) => canBeForeseen(cards[card].deck) && !drawn.includes(card));
}

/** Cards of each kind in the order in which they are dealt. */
type Unseen = readonly [occupations: CardNumber[], minors: CardNumber[]];

/** The cards of the game that lie nowhere where the viewer sees them, shuffled. */
function unseenCards(rules: Ruleset, seen: View<State>, dice: Dice): Unseen {
  const known = new Set([
    ...(seen.gone ?? []),
    ...(seen.market ?? []),
    ...(seen.players ?? []).flatMap(({ hand, played, pack, away }) =>
      [hand, played, pack, away].flatMap((list) => [...(list ?? [])]),
    ),
  ]);
  const unseen = shuffled(
    rules.dealt.filter((card) => !known.has(card)),
    dice,
  );
  return [
    unseen.filter((card) => kindOf(card) === OCCUPATION),
    unseen.filter((card) => kindOf(card) === MINOR),
  ];
}

/** The lists that a viewer does not see, with a guess at how many of their cards are occupations. */
function coveredLists(rules: Ruleset, seen: View<State>): Covered[] {
  const players = seen.players ?? [];
  const [dealt] = sizesFor(rules, dealtHand(rules.variant.hands));
  const alike =
    seen.round === 0 ? players.find(({ hand, chosen }) => chosen !== undefined && hand) : undefined;
  return players.flatMap((player, seat) =>
    COVERED.flatMap((field): Covered[] => {
      const list = player[field] ?? [];
      if (list.length === 0 || list[0] !== undefined) return [];
      const { length } = list;
      const own = alike?.[field];
      const usual =
        field === 'hand'
          ? dealt - countSeen(player.played, rules.variant.kept[seat])
          : Math.round(length / 2);
      const guess = own === undefined ? usual : shareOf(own, length);
      return [{ seat, field, length, occupations: Math.max(0, Math.min(length, guess)) }];
    }),
  );
}

/** How many of the cards in play are occupations that come from the hand. */
function countSeen(
  played: readonly (CardNumber | undefined)[] | undefined,
  kept: readonly CardNumber[] | undefined,
): number {
  return occupationsPlayed(
    (played ?? []).filter((card) => card !== undefined),
    kept,
  );
}

/** Before the first round all seats have cards of the same kinds, so the own ones tell those of others. */
function shareOf(own: readonly (CardNumber | undefined)[], length: number): number {
  const known = own.filter((card) => card !== undefined);
  return known.length === 0 ? 0 : Math.round((countKinds(known)[OCCUPATION] * length) / known.length);
}

/** Where the decks are counted, the kinds of the covered cards must leave as many in them as there are. */
function fitDecks(lists: readonly Covered[], unseen: Unseen, undealt: View<State>['undealt']): void {
  const decks = (undealt ?? []).map((count) => count ?? 0);
  if (decks.every((count) => count === 0)) return;
  let over = lists.reduce((sum, { occupations }) => sum + occupations, 0);
  over -= unseen[OCCUPATION].length - decks[OCCUPATION];
  for (const list of lists) {
    const less = Math.max(list.occupations - list.length, Math.min(list.occupations, over));
    list.occupations -= less;
    over -= less;
  }
}

/** What a seat may have chosen of its pack: as many as it is asked for, if it has answered. */
function chosenOf(
  { program }: Ruleset,
  seen: View<State>,
  seat: Seat,
  pack: readonly CardNumber[],
): readonly CardNumber[] {
  const frames = seen.lanes?.[seat] ?? [];
  const top = frames.length - FRAME;
  const wanted = top < 0 ? undefined : keptIn(program.nodes[frames[top]]);
  if (wanted === undefined || frames[top + A] !== 1) return [];
  return [OCCUPATION, MINOR].flatMap((kind) => firstOf(pack, kind, wanted));
}

function firstOf(pack: readonly CardNumber[], kind: number, wanted: Counts): readonly CardNumber[] {
  return pack.filter((card) => kindOf(card) === kind).slice(0, wanted[kind]);
}

function shuffled(list: number[], dice: Dice): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const k = dice.below(i + 1);
    [list[i], list[k]] = [list[k], list[i]];
  }
  return list;
}
