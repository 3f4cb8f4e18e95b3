import { cards } from '@furrow/agricola/cards/index';
import { fencePieces, stablesLeft } from '@furrow/agricola/farm-cards';
import { COLUMNS, FENCES } from '@furrow/agricola/farmyard';
import { type Amounts, FIRST_ANIMAL, FOOD, GRAIN } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { FIRST_CARD } from '@furrow/agricola/ruleset';
import { scoreSheet, total } from '@furrow/agricola/scoring';
import type { Player, State } from '@furrow/agricola/state';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { agricolaFarm } from './agricola-farm';
import type { AgricolaPen } from './agricola-pen';
import { drawFarm, farmWidth } from './farm';
import { type Block, packed } from './layout';
import { amountText } from './pen';
import { seatTitle, starterText } from './table';

/** The goods as they are listed together: building resources, food and crops, animals. */
const GROUPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [FOOD, GRAIN, GRAIN + 1],
  [FIRST_ANIMAL, FIRST_ANIMAL + 1, FIRST_ANIMAL + 2],
];

/** Everything of a player, as wide as the farm with cells of a width. */
export function playerBlock(state: State, seat: Seat, cell: number, pen: AgricolaPen): Block {
  const { paint, table, rules, terminal, words } = pen;
  const player = state.players[seat];
  const width = farmWidth(COLUMNS, cell);
  const picture = agricolaFarm({ rules, state, seat }, table, pen);
  const inner = (texts: readonly string[], between: string) =>
    packed(texts, between, width - 2).map((line) => `  ${line}`);
  const owned = majors.filter(({ number }) => state.majors[number] === seat + 1);
  const homeless = picture.homeless.map((herd) => words.good(herd.good, herd.count)).join(', ');
  return [
    ...packed(
      [seatTitle(seat, width, pen), ...(state.starter === seat ? [starterText(pen)] : [])],
      '  ',
      width,
    ),
    ...drawFarm(picture, cell, pen),
    ...inner(goodsTexts(player, width - 2, pen), '   '),
    ...inner(statusTexts(state, seat, pen), ', ').map((line) => paint('gray', line)),
    ...inner(
      [...owned, ...player.played.map((card) => cards[card])].map(({ id }) => words.title(id)),
      ', ',
    ).map((line) => paint('cyan', line)),
    ...inner(comingTexts(player, pen), ', '),
    ...(homeless === '' ? [] : inner([paint('bold', terminal.besideFarm(homeless))], '')),
  ];
}

/** The goods of the supply and the animals, in groups that stay together if they have room. */
function goodsTexts({ goods }: Player, width: number, pen: AgricolaPen): string[] {
  return GROUPS.flatMap((group) =>
    packed(
      group.map((good) => amountText({ good, count: goods[good] }, pen)),
      '  ',
      width,
    ),
  );
}

function statusTexts(state: State, seat: Seat, { rules, table, terminal }: AgricolaPen): string[] {
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
    terminal.points(total(scoreSheet(rules, state, seat))),
  ];
}

/** What comes with later rounds, round by round: goods, and what cards do then. */
function comingTexts({ coming }: Player, { table, words }: AgricolaPen): string[] {
  const byRound = new Map<number, Amounts>();
  const texts: { round: number; text: string }[] = [];
  for (let at = 0; at < coming.length; at += 3) {
    const [round, good, amount] = coming.slice(at, at + 3);
    if (good < FIRST_CARD) byRound.set(round, [...(byRound.get(round) ?? []), [good, amount]]);
    else texts.push({ round, text: table.comingCard(round, words.title(cards[good - FIRST_CARD].id)) });
  }
  for (const [round, goods] of byRound) texts.push({ round, text: table.coming(round, goods) });
  return texts.sort((a, b) => a.round - b.round).map(({ text }) => text);
}
