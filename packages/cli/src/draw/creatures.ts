import { buildings } from '@furrow/creatures/buildings/index';
import { BORDER, GOODS, goodNumber } from '@furrow/creatures/goods';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { scoreSheet, total } from '@furrow/creatures/scoring';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { type Colour, padEnd, widthOf } from '../paint';
import type { Drawing, Look } from './drawing';
import { drawFarm, farmWidth } from './farm';
import { type Herd, pictureOf } from './farm-cells';
import { GOOD_COLOURS } from './herd-text';
import { type Block, beside, blockWidth, flow, inColumns } from './layout';

const GAP = 3;
const CELL = { least: 7, most: 11 };
const SEAT_COLOURS: readonly Colour[] = ['brightRed', 'brightBlue'];

/** The spaces as they lie together on the board. */
const GROUPS: readonly (readonly string[])[] = [
  ['start-wood', 'wood-3', 'stone-1', 'stone-2', 'building-resources'],
  ['expand', 'fences', 'walls', 'troughs', 'stall', 'stables'],
  ['special-1', 'special-2', 'reed-sheep', 'pig-sheep', 'cow-pigs', 'horse-sheep'],
];

/** How the table of All Creatures Big and Small is drawn: farms, board, offer and supply. */
export const drawCreatures: Drawing<State> = {
  table: (state, look) => [
    ...titleLines(state, look),
    '',
    ...farms(state, look),
    '',
    heading(look.terminal.board, look),
    ...flow(
      GROUPS.map((ids) => spaceGroup(state, ids, look)),
      GAP,
      look.width,
    ),
    '',
    heading(look.terminal.offer, look),
    ...offerLines(state, look),
  ],
  seat: (state, seat, look) => [...farmBlock(state, seat, CELL.most, look)],
};

function titleLines(state: State, look: Look<State>): string[] {
  const { terminal, paint, words } = look;
  const supply = [
    terminal.troughs(state.troughs),
    terminal.tiles(state.tiles),
    terminal.expansions(state.expansions),
  ];
  const left = paint('bold', words.round(state));
  const right = paint('gray', terminal.labelled(terminal.generalSupply, supply.join(', ')));
  const gap = look.width - widthOf(left) - widthOf(right);
  return gap > 1 ? [left + ' '.repeat(gap) + right] : [left, right];
}

function heading(text: string, { paint, width, ascii }: Look<State>): string {
  const line = (ascii ? '-' : '─').repeat(Math.max(0, width - text.length - 4));
  return paint('gray', `${ascii ? '--' : '──'} ${text} ${line}`);
}

/** The farms side by side with cells as wide as possible; below each other if even narrow cells are too wide. */
function farms(state: State, look: Look<State>): string[] {
  const columns = state.players.reduce((sum, { farm }) => sum + farm.columns, 0);
  for (let width = CELL.most; width >= CELL.least; width--) {
    if (farmWidth(columns, width) + 3 + 2 * GAP > look.width) continue;
    const blocks = state.players.map((_, seat) => farmBlock(state, seat, width, look));
    if (blocks.reduce((sum, block) => sum + blockWidth(block), 2 * GAP) <= look.width)
      return beside(blocks, 2 * GAP);
  }
  return state.players.flatMap((_, seat) => [
    ...(seat > 0 ? [''] : []),
    ...farmBlock(state, seat, CELL.most, look),
  ]);
}

function farmBlock(state: State, seat: Seat, width: number, look: Look<State>): Block {
  const { words, terminal, paint } = look;
  const player = state.players[seat];
  const picture = pictureOf(player);
  const marker = state.marker === seat ? `  ${look.ascii ? '*' : '★'} ${terminal.startPlayer}` : '';
  const points = terminal.points(total(scoreSheet(state, seat)));
  const left = isOver(state) ? [] : [terminal.workersLeft(WORKERS - count(state.placed[seat]))];
  const name = paint('bold', paint(SEAT_COLOURS[seat], look.names[seat]));
  const amounts = (goods: readonly number[]) =>
    goods.map((good) => herdText({ good, count: player.goods[good] }, look)).join('  ');
  const resources = GOODS.map((_, good) => good).filter((good) => good < 3 || good === BORDER);
  const homeless = picture.homeless.map((herd) => words.good(herd.good, herd.count)).join(', ');
  return [
    name + paint('yellow', marker),
    ...drawFarm(picture, width, look),
    `  ${amounts(resources)}`,
    `  ${amounts([3, 4, 5, 6])}`,
    `  ${paint('gray', [...left, points].join(', '))}`,
    ...(homeless === '' ? [] : [`  ${paint('bold', terminal.besideFarm(homeless))}`]),
  ];
}

function herdText({ good, count: amount }: Herd, { words, paint }: Look<State>): string {
  return amount === 0
    ? paint('gray', `0 ${words.good(good)}`)
    : paint(GOOD_COLOURS[good], words.good(good, amount));
}

function spaceGroup(state: State, ids: readonly string[], look: Look<State>): Block {
  const { words, paint } = look;
  const signs = look.ascii ? ['1', '2'] : ['①', '②'];
  const rows = ids.map((id) => {
    const space = spaceNumber(id);
    return { title: words.title(id), seat: seatOn(state, space), goods: goodsOn(state, space) };
  });
  const filled = ids.filter((id) => spaces[spaceNumber(id)].refill !== undefined);
  const longest = Math.max(...filled.map((id) => words.title(id).length));
  return rows.map(({ title, seat, goods }) => {
    const who = seat < 0 ? ' ' : paint('bold', paint(SEAT_COLOURS[seat], signs[seat]));
    const name = seat < 0 ? title : paint('gray', title);
    return `${who} ${padEnd(name, longest)}  ${goods.map((herd) => herdText(herd, look)).join(' ')}`.trimEnd();
  });
}

/** Whose worker stands on a space, or -1. */
function seatOn(state: State, space: number): Seat {
  return state.placed.findIndex((mask) => (mask >> space) & 1);
}

/** What lies on a space: the first good once and the other as often as it was added, or all of one good. */
function goodsOn(state: State, space: number): Herd[] {
  const pile = state.piles[space];
  const { refill } = spaces[space];
  if (refill === undefined || pile === 0) return [];
  const first = goodNumber(refill.good);
  if (refill.then === undefined) return [{ good: first, count: pile }];
  const more = { good: goodNumber(refill.then), count: pile - 1 };
  return [{ good: first, count: 1 }, ...(more.count > 0 ? [more] : [])];
}

function offerLines(state: State, look: Look<State>): string[] {
  const { words, terminal, paint } = look;
  if (state.offer.length === 0) return [paint('gray', terminal.empty)];
  const names = state.offer.map((number) => words.title(buildings[number].id));
  const longest = Math.max(...names.map((name) => name.length));
  const lines = state.offer.map((number, i) => {
    const prices = buildings[number].prices.map((price) =>
      price.map(([good, amount]) => herdText({ good, count: amount }, look)).join(' '),
    );
    return `${padEnd(names[i], longest)}  ${prices.join(' / ')}`;
  });
  return inColumns(lines, GAP, look.width);
}
