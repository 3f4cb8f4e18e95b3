import { BOARD, goodsOn } from '@furrow/creatures/board';
import { buildings } from '@furrow/creatures/buildings/index';
import { ANIMALS, BORDER, FIRST_ANIMAL, GOODS, type Good, goodNumber } from '@furrow/creatures/goods';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { scoreSheet, total } from '@furrow/creatures/scoring';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { givenBy } from '@furrow/text/pictures/given-by';
import type { Colour } from '../paint';
import { creaturesFarm } from './creatures-farm';
import type { Drawing, TerminalLook } from './drawing';
import { drawFarm } from './farm';
import { aligned, alignedColumns, type Block, flow } from './layout';
import { amountsText, amountText, type Pen } from './pen';
import { apart, farmsInRows, GAP, heading, seatTitle, spaceRow, starterText } from './table';

const CELL = { least: 7, most: 11 };

/** The colours of the goods, by number. */
const COLOURS: readonly Colour[] = [
  'yellow',
  'gray',
  'green',
  'bold',
  'magenta',
  'brightRed',
  'cyan',
  'yellow',
];
const ANIMAL_GOODS = ANIMALS.map((_, type) => FIRST_ANIMAL + type);
const RESOURCE_GOODS = GOODS.map((_, good) => good).filter((good) => good < FIRST_ANIMAL || good === BORDER);

/** How the table of All Creatures Big and Small is drawn: farms, board, offer and supply. */
export const drawCreatures: Drawing<State> = {
  table: (state, look) => {
    const pen = penFor(look);
    return [
      ...titleLines(state, pen),
      '',
      ...farmsInRows(
        state.players.map((_, seat) => (cell) => farmBlock(state, seat, cell, pen)),
        CELL,
        2 * GAP,
        pen.width,
      ),
      '',
      heading(pen.terminal.board, pen),
      ...flow(
        BOARD.map((ids) => aligned(ids.map((id) => spaceRow(shownSpace(state, id, pen), pen)))),
        GAP,
        pen.width,
      ),
      '',
      heading(pen.terminal.offer, pen),
      ...offerLines(state, pen),
    ];
  },
  seat: (state, seat, look) => [...farmBlock(state, seat, CELL.most, penFor(look))],
};

function penFor(look: TerminalLook<State>): Pen {
  return { ...look, colours: COLOURS, animals: ANIMAL_GOODS };
}

function titleLines(state: State, { terminal, paint, words, width }: Pen): string[] {
  const supply = [
    terminal.troughs(state.troughs),
    terminal.tiles(state.tiles),
    terminal.expansions(state.expansions),
  ];
  return apart(
    paint('bold', words.round(state)),
    paint('gray', terminal.labelled(terminal.generalSupply, supply.join(', '))),
    width,
  );
}

function farmBlock(state: State, seat: Seat, cell: number, pen: Pen): Block {
  const { words, terminal, paint } = pen;
  const player = state.players[seat];
  const picture = creaturesFarm(player, pen);
  const points = terminal.points(total(scoreSheet(state, seat)));
  const left = isOver(state) ? [] : [terminal.workersLeft(WORKERS - count(state.placed[seat]))];
  const amounts = (goods: readonly number[]) =>
    goods.map((good) => amountText({ good, count: player.goods[good] }, pen)).join('  ');
  const homeless = picture.homeless.map((herd) => words.good(herd.good, herd.count)).join(', ');
  return [
    seatTitle(seat, pen.width, pen) + (state.marker === seat ? `  ${starterText(pen)}` : ''),
    ...drawFarm(picture, cell, pen),
    `  ${amounts(RESOURCE_GOODS)}`,
    `  ${amounts(ANIMAL_GOODS)}`,
    `  ${paint('gray', [...left, points].join(', '))}`,
    ...(homeless === '' ? [] : [`  ${paint('bold', terminal.besideFarm(homeless))}`]),
  ];
}

function shownSpace(state: State, id: string, { words, suggested, fixedGoods = false }: Pen) {
  const space = spaceNumber(id);
  const seat = state.placed.findIndex((mask) => (mask >> space) & 1);
  const given = fixedGoods && seat < 0 ? givenBy<Good>(spaces[space].effect) : [];
  const laid = given.map(([good, many]) => ({ good: goodNumber(good), count: many }));
  return {
    title: words.title(id),
    seat,
    goods: goodsOn(state, space) ?? (laid.length === 0 ? undefined : laid),
    suggested: suggested?.includes(space) === true,
  };
}

function offerLines(state: State, pen: Pen): string[] {
  if (state.offer.length === 0) return [pen.paint('gray', pen.terminal.empty)];
  const rows = state.offer.map((number) => ({
    left: pen.words.title(buildings[number].id),
    right: buildings[number].prices.map((price) => amountsText(price, pen)).join(' / '),
  }));
  return alignedColumns(rows, GAP, pen.width);
}
