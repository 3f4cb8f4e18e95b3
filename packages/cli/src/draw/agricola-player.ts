import { majors, ownsMajor } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { COLUMNS } from '@furrow/agricola/farm/farmyard';
import { onCard } from '@furrow/agricola/in-play/on-card';
import { scoreSheet, total } from '@furrow/agricola/scoring/scoring';
import { FIRST_ANIMAL, FOOD, GRAIN } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import type { Seat } from '@furrow/kernel/seat';
import { onCardText } from '@furrow/text/agricola/on-card';
import { comingTexts, seatFacts } from '@furrow/text/agricola/seat-facts';
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
  const points = terminal.points(total(scoreSheet(rules, state, seat)));
  const homeless = picture.homeless.map((herd) => words.good(herd.good, herd.count)).join(', ');
  return [
    ...packed(
      [seatTitle(seat, width, pen), ...(state.starter === seat ? [starterText(pen)] : [])],
      '  ',
      width,
    ),
    ...drawFarm(picture, cell, pen),
    ...inner(goodsTexts(player, width - 2, pen), '   '),
    ...inner([...seatFacts(state, seat, table), points], ', ').map((line) => paint('gray', line)),
    ...inner(ownedTexts(state, seat, picture, pen), ', ').map((line) => paint('cyan', line)),
    ...inner(
      comingTexts(player, table, (id) => words.title(id)),
      ', ',
    ),
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

/** The improvements and cards in front of a player, each with what lies on it. */
function ownedTexts(state: State, seat: Seat, picture: AgricolaFarm, pen: AgricolaPen): string[] {
  const { rules, phrases, words, width } = pen;
  const owned = majors.filter(({ number }) => ownsMajor(state, seat, number));
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
