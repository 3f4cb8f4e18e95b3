import { cards } from '@furrow/agricola/cards/index';
import { comingFor, delivering } from '@furrow/agricola/spaces/coming';
import { peopleAtHome } from '@furrow/agricola/spaces/placed';
import { GOODS } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import { fencesLeft, stablesLeft } from '@furrow/agricola/state/supply';
import { type Amounts, pairs } from '@furrow/farm/goods';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { TablePhrases } from './phrases';

/** What there is to say of a seat besides its goods and its farm, in short: house, family, pieces left, cards. */
export function seatFacts(state: State, seat: Seat, table: TablePhrases): string[] {
  const player = state.players[seat];
  const { farm, people, hand } = player;
  return [
    table.houses[farm.house],
    table.family(people),
    ...guestsAndLost(player, table),
    ...(isOver(state) ? [] : [table.peopleHome(peopleAtHome(state, seat))]),
    ...piecesLeft(player, table),
    ...(player.begging > 0 ? [table.begging(player.begging)] : []),
    ...(hand.length > 0 ? [table.inHand(hand.length)] : []),
  ];
}

/** Those of the facts that cannot be seen on a drawn farm with its people and cards. */
export function undrawnFacts(player: Player, table: TablePhrases): string[] {
  return [...guestsAndLost(player, table), ...piecesLeft(player, table)];
}

function guestsAndLost({ guests, lost }: Player, table: TablePhrases): string[] {
  return [...(guests > 0 ? [table.guests(guests)] : []), ...(lost > 0 ? [table.gone(lost)] : [])];
}

function piecesLeft(player: Player, table: TablePhrases): string[] {
  return [table.fencesLeft(fencesLeft(player)), table.stablesLeft(stablesLeft(player))];
}

/** What comes with later rounds: goods, and what cards do then; rounds that bring the same are told together. */
export function comingTexts(player: Player, table: TablePhrases, title: (id: string) => string): string[] {
  const rounds = new Map<string, number[]>();
  const texts = new Map<string, (rounds: readonly number[]) => string>();
  const add = (what: string, round: number, text: (rounds: readonly number[]) => string) => {
    rounds.set(what, [...(rounds.get(what) ?? []), round]);
    texts.set(what, text);
  };
  for (const [round, goods] of goodsByRound(player))
    add(JSON.stringify(goods), round, (all) => table.coming(all, goods));
  for (const one of comingFor(player)) {
    const card = delivering(one);
    if (card !== undefined)
      add(`card ${card}`, one.round, (all) => table.comingCard(all, title(cards[card].id)));
  }
  return [...rounds]
    .sort(([, one], [, other]) => one[0] - other[0])
    .map(([what, all]) => texts.get(what)?.(all) ?? '');
}

/** The goods of each coming round together, in the order of the rounds. */
function goodsByRound(player: Player): [round: number, goods: Amounts][] {
  const byRound = new Map<number, number[]>();
  for (const one of comingFor(player)) {
    if (delivering(one) !== undefined) continue;
    const { round, good, count } = one;
    const counts = byRound.get(round) ?? GOODS.map(() => 0);
    counts[good] += count;
    byRound.set(round, counts);
  }
  return [...byRound].sort(([one], [other]) => one - other).map(([round, counts]) => [round, pairs(counts)]);
}
