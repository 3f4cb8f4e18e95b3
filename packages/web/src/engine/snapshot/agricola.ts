import { boardSpaces, goodsOn, isClosed } from '@furrow/agricola/on-board';
import { cards } from '@furrow/agricola/cards/index';
import { GOODS } from '@furrow/agricola/goods';
import { HARVESTS } from '@furrow/agricola/harvests';
import { majors } from '@furrow/agricola/majors';
import { seatsOn } from '@furrow/agricola/placed';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Seat } from '@furrow/kernel/seat';
import { comingTexts, seatFacts } from '@furrow/text/agricola/seat-facts';
import type { GameWords } from '@furrow/text/game-words';
import { speechOf, terminalWords } from '@furrow/text/words';
import type { CardPicture, SpaceGroup, SpacePicture } from '../../protocol/table';
import type { Family, Look, SeatFacts } from '../family';
import { agricolaFarm } from './agricola-farm';
import { agricolaTarget } from './agricola-target';
import { amountOf, pricesOf } from './amounts';

/** How tables of Agricola become pictures. */
export const agricolaFamily: Family<State> = {
  hides: ({ rules }) => (rules as Ruleset).pool.length > 0,
  harvests: HARVESTS,
  board: groupsOf,
  offer: ({ state, words, language }) => ({
    title: speechOf(language).agricola.table.majors,
    cards: majors
      .filter(({ number }) => state.majors[number] === 0)
      .map((one) => cardOf(one, 'major', words)),
  }),
  seat: seatOf,
  hand: ({ state, viewer, words }) => handOf(state, viewer, words),
  notes: ({ state, game, language }) => {
    const { table } = speechOf(language).agricola;
    const season =
      (game.rules as Ruleset).variant.startSeason === undefined ? [] : [table.seasons[state.season]];
    return [...season, table.harvestAfter(HARVESTS.filter((round) => round >= state.round))];
  },
  target: ({ game }, seat, move) => agricolaTarget(game.rules as Ruleset, seat, move),
};

function groupsOf(look: Look<State>): SpaceGroup[] {
  const rules = look.game.rules as Ruleset;
  const permanent = boardSpaces(rules, look.state).map((space) => spaceOf(look, space));
  const revealed = look.state.revealed.map((space, i) => ({ ...spaceOf(look, space), round: i + 1 }));
  return [
    { id: 'board', title: terminalWords(look.language).board, spaces: permanent },
    { id: 'rounds', title: speechOf(look.language).agricola.table.roundCards, spaces: revealed },
  ];
}

function spaceOf({ game, state, words }: Look<State>, space: number): SpacePicture {
  const rules = game.rules as Ruleset;
  const { id } = rules.spaces[space];
  const goods = goodsOn(rules, state, space) ?? [];
  return {
    id,
    title: words.title(id),
    goods: goods.map(({ good, count }) => amountOf(words, GOODS, good, count)),
    people: seatsOn(state, space),
    closed: isClosed(rules, state, space),
  };
}

/** What a card of any kind has in common. */
interface Printed {
  readonly id: string;
  readonly prices: Parameters<typeof pricesOf>[2];
}

function cardOf({ id, prices }: Printed, kind: CardPicture['kind'], words: GameWords<State>): CardPicture {
  return { id, title: words.title(id), kind, prices: pricesOf(words, GOODS, prices) };
}

function handCard(card: number, words: GameWords<State>): CardPicture {
  return cardOf(cards[card], cards[card].kind === 'minor' ? 'minor' : 'occupation', words);
}

function handOf(state: State, viewer: Seat, words: GameWords<State>): CardPicture[] {
  const held = (state.players[viewer]?.hand ?? []).map((card) => handCard(card, words));
  return [...held.filter(({ kind }) => kind === 'minor'), ...held.filter(({ kind }) => kind !== 'minor')];
}

function seatOf({ game, state, words, language }: Look<State>, seat: Seat): SeatFacts {
  const player = state.players[seat];
  const rules = game.rules as Ruleset;
  const { table } = speechOf(language).agricola;
  return {
    starter: state.starter === seat,
    goods: GOODS.map((_, good) => amountOf(words, GOODS, good, player.goods[good])),
    farm: agricolaFarm({ rules, state, seat }, words, table),
    workers: { home: player.home, all: player.people },
    facts: seatFacts(state, seat, table),
    coming: comingTexts(player, table, (id) => words.title(id)),
    cards: [
      ...majors
        .filter(({ number }) => state.majors[number] === seat + 1)
        .map((one) => cardOf(one, 'major', words)),
      ...player.played.map((card) => handCard(card, words)),
    ],
    handSize: player.hand.length,
  };
}
