import { cards } from '@furrow/agricola/cards/index';
import { fencePieces, stablesLeft } from '@furrow/agricola/farm-cards';
import { FENCES } from '@furrow/agricola/farmyard';
import type { Amounts } from '@furrow/agricola/goods';
import { FIRST_CARD } from '@furrow/agricola/ruleset';
import type { Player, State } from '@furrow/agricola/state';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { TablePhrases } from './phrases';

/** What there is to say of a seat besides its goods and its farm, in short: house, family, pieces left, cards. */
export function seatFacts(state: State, seat: Seat, table: TablePhrases): string[] {
  const player = state.players[seat];
  const { farm, people, home, begging, hand } = player;
  return [
    table.houses[farm.house],
    table.family(people),
    ...(isOver(state) ? [] : [table.peopleHome(home)]),
    table.fencesLeft(FENCES - fencePieces(player)),
    table.stablesLeft(stablesLeft(player)),
    ...(begging > 0 ? [table.begging(begging)] : []),
    ...(hand.length > 0 ? [table.inHand(hand.length)] : []),
  ];
}

/** What comes with later rounds, round by round: goods, and what cards do then. */
export function comingTexts(
  { coming }: Player,
  table: TablePhrases,
  title: (id: string) => string,
): string[] {
  const byRound = new Map<number, Amounts>();
  const texts: { round: number; text: string }[] = [];
  for (let at = 0; at < coming.length; at += 3) {
    const [round, good, amount] = coming.slice(at, at + 3);
    if (good < FIRST_CARD) byRound.set(round, [...(byRound.get(round) ?? []), [good, amount]]);
    else texts.push({ round, text: table.comingCard(round, title(cards[good - FIRST_CARD].id)) });
  }
  for (const [round, goods] of byRound) texts.push({ round, text: table.coming(round, goods) });
  return texts.sort((a, b) => a.round - b.round).map(({ text }) => text);
}
