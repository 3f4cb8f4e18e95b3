import { cards } from '@furrow/agricola/cards/index';
import { comingFor } from '@furrow/agricola/coming';
import { fencePieces, stablesLeft } from '@furrow/agricola/farm-cards';
import { COLUMNS, FENCES } from '@furrow/agricola/farmyard';
import { type Amounts, FIRST_ANIMAL, FOOD, GOODS, GRAIN, pairs } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { onCard } from '@furrow/agricola/on-card';
import { FIRST_CARD } from '@furrow/agricola/ruleset';
import { scoreSheet, total } from '@furrow/agricola/scoring';
import type { Player, State } from '@furrow/agricola/state';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { onCardText } from '@furrow/text/agricola/on-card';
import { plain } from '../paint';
import { type AgricolaFarm, agricolaFarm } from './agricola-farm';
import type { AgricolaPen } from './agricola-pen';
import { drawFarm, farmWidth } from './farm';
import { holderText } from './herd-text';
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
    ...inner(ownedTexts(state, seat, picture, pen), ', ').map((line) => paint('cyan', line)),
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
  const { farm, people, guests, lost, home, begging, hand } = player;
  return [
    table.houses[farm.house],
    table.family(people),
    ...(guests > 0 ? [table.guests(guests)] : []),
    ...(lost > 0 ? [table.gone(lost)] : []),
    ...(isOver(state) ? [] : [table.peopleHome(home)]),
    table.fencesLeft(FENCES - fencePieces(player)),
    table.stablesLeft(stablesLeft(player)),
    ...(begging > 0 ? [table.begging(begging)] : []),
    ...(hand.length > 0 ? [table.inHand(hand.length)] : []),
    terminal.points(total(scoreSheet(rules, state, seat))),
  ];
}

/** The improvements and cards in front of a player, each with what lies on it. */
function ownedTexts(state: State, seat: Seat, picture: AgricolaFarm, pen: AgricolaPen): string[] {
  const { rules, phrases, words, width } = pen;
  const owned = majors.filter(({ number }) => state.majors[number] === seat + 1);
  return [
    ...owned.map(({ id }) => words.title(id)),
    ...state.players[seat].played.map((card) => {
      const holder = picture.onCard(card);
      const notes = [
        ...onCard({ rules, state, seat }, card).map((thing) => onCardText(phrases, thing)),
        ...(holder === undefined ? [] : [holderText(holder, width, { ...pen, paint: plain })]),
      ];
      const title = words.title(cards[card].id);
      return notes.length === 0 ? title : `${title} (${notes.join(', ')})`;
    }),
  ];
}

/** What comes with later rounds: goods, and what cards do then; rounds that bring the same are told together. */
function comingTexts(player: Player, { table, words }: AgricolaPen): string[] {
  const rounds = new Map<string, number[]>();
  const texts = new Map<string, (rounds: readonly number[]) => string>();
  const add = (what: string, round: number, text: (rounds: readonly number[]) => string) => {
    rounds.set(what, [...(rounds.get(what) ?? []), round]);
    texts.set(what, text);
  };
  for (const [round, goods] of goodsByRound(player))
    add(JSON.stringify(goods), round, (all) => table.coming(all, goods));
  for (const { round, good } of comingFor(player)) {
    const card = good - FIRST_CARD;
    if (card >= 0) add(`card ${card}`, round, (all) => table.comingCard(all, words.title(cards[card].id)));
  }
  return [...rounds]
    .sort(([, one], [, other]) => one[0] - other[0])
    .map(([what, all]) => texts.get(what)?.(all) ?? '');
}

/** The goods of each coming round together, in the order of the rounds. */
function goodsByRound(player: Player): [round: number, goods: Amounts][] {
  const byRound = new Map<number, number[]>();
  for (const { round, good, count: amount } of comingFor(player)) {
    if (good >= FIRST_CARD) continue;
    const counts = byRound.get(round) ?? GOODS.map(() => 0);
    counts[good] += amount;
    byRound.set(round, counts);
  }
  return [...byRound].sort(([one], [other]) => one - other).map(([round, counts]) => [round, pairs(counts)]);
}
