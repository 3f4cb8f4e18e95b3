import { BOARD, goodsOn } from '@furrow/creatures/board';
import type { Building } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { GOODS } from '@furrow/creatures/goods';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import { terminalWords } from '@furrow/text/words';
import type { Target } from '../../protocol/asked';
import type { CardPicture, SpaceGroup, SpacePicture } from '../../protocol/table';
import type { Family, Look, SeatFacts } from '../family';
import { amountOf, pricesOf } from './amounts';
import { creaturesFarm } from './creatures-farm';

/** How tables of All Creatures Big and Small become pictures. */
export const creaturesFamily: Family<State> = {
  hides: () => false,
  harvests: [],
  board: (look) => BOARD.map((ids, group) => groupOf(look, ids, group)),
  offer: ({ state, words, language }) => ({
    title: terminalWords(language).offer,
    cards: state.offer.map((number) => cardOf(buildings[number], words)),
  }),
  seat: seatOf,
  hand: () => [],
  notes: ({ state, language }) => {
    const { troughs, tiles, expansions } = terminalWords(language);
    return [troughs(state.troughs), tiles(state.tiles), expansions(state.expansions)];
  },
  target: (_look, seat, move) => targetOf(seat, move),
};

function groupOf(look: Look<State>, ids: readonly string[], group: number): SpaceGroup {
  return { id: String(group), title: '', spaces: ids.map((id) => spaceOf(look, id)) };
}

function spaceOf({ state, words }: Look<State>, id: string): SpacePicture {
  const space = spaceNumber(id);
  const goods = goodsOn(state, space) ?? [];
  const people = state.placed.flatMap((mask, seat) => ((mask >> space) & 1 ? [seat] : []));
  return {
    id,
    title: words.title(id),
    goods: goods.map(({ good, count: many }) => amountOf(words, GOODS, good, many)),
    people,
    closed: people.length > 0,
  };
}

function cardOf({ id, prices }: Building, words: GameWords<State>): CardPicture {
  return { id, title: words.title(id), kind: 'building', prices: pricesOf(words, GOODS, prices) };
}

function seatOf({ state, words }: Look<State>, seat: Seat): SeatFacts {
  const player = state.players[seat];
  return {
    starter: state.marker === seat,
    goods: GOODS.map((_, good) => amountOf(words, GOODS, good, player.goods[good])),
    farm: creaturesFarm(player, words),
    workers: { home: WORKERS - count(state.placed[seat]), all: WORKERS },
    facts: [],
    coming: [],
    cards: [],
    handSize: 0,
  };
}

function targetOf(seat: Seat, { verb, things }: Move): Target | undefined {
  switch (verb) {
    case 'place':
      return { on: 'space', id: spaces[things[0]].id };
    case 'build':
      return { on: 'card', id: buildings[things[0]].id };
    case 'at':
    case 'flip':
      return { on: 'cell', seat, cell: things[0] };
    case 'trough':
      return things.length === 1
        ? { on: 'cell', seat, cell: things[0] }
        : { on: 'cells', seat, cells: things };
    case 'border':
      return { on: 'edges', seat, edges: things };
    default:
      return undefined;
  }
}
