import { COLUMNS, FENCES, fencesBuilt, STABLES } from '@furrow/agricola/farmyard';
import { type Amounts, FIRST_ANIMAL, FOOD, GRAIN } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { scoreSheet, total } from '@furrow/agricola/scoring';
import type { Player, State } from '@furrow/agricola/state';
import { count } from '@furrow/farm/grid';
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
  const picture = agricolaFarm(player, rules.variant, table, pen);
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
      owned.map(({ id }) => words.title(id)),
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

function statusTexts(state: State, seat: Seat, { table, terminal }: AgricolaPen): string[] {
  const { farm, people, home, begging } = state.players[seat];
  return [
    table.houses[farm.house],
    table.family(people),
    ...(isOver(state) ? [] : [table.peopleHome(home)]),
    table.fencesLeft(FENCES - fencesBuilt(farm)),
    table.stablesLeft(STABLES - count(farm.stables)),
    ...(begging > 0 ? [table.begging(begging)] : []),
    terminal.points(total(scoreSheet(state, seat))),
  ];
}

/** What comes with later rounds, round by round. */
function comingTexts({ coming }: Player, { table }: AgricolaPen): string[] {
  const byRound = new Map<number, Amounts>();
  for (let at = 0; at < coming.length; at += 3) {
    const [round, good, amount] = coming.slice(at, at + 3);
    byRound.set(round, [...(byRound.get(round) ?? []), [good, amount]]);
  }
  return [...byRound].sort(([a], [b]) => a - b).map(([round, goods]) => table.coming(round, goods));
}
