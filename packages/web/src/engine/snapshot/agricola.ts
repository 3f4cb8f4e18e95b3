import { HARVESTS } from '@furrow/agricola/course/harvests';
import { leftInDeck } from '@furrow/agricola/hands/drawn';
import { SEASONS } from '@furrow/agricola/options/variant';
import { foodWithin } from '@furrow/agricola/payment/convert';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GRADED, gradedCounts, gradeSteps } from '@furrow/agricola/scoring/scoring';
import { peopleAtHome } from '@furrow/agricola/spaces/placed';
import { ratesOf } from '@furrow/agricola/state/change';
import { ANIMALS, FOOD, GOODS } from '@furrow/agricola/state/goods';
import { CONVERT, DISCARD, THREE_FOR_ONE } from '@furrow/agricola/state/source';
import type { Player, State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Amounts } from '@furrow/farm/goods';
import type { Seat } from '@furrow/kernel/seat';
import { comingTexts, seatFacts, undrawnFacts } from '@furrow/text/agricola/seat-facts';
import { gettingAgricola } from '@furrow/text/typed/getting';
import { speechOf } from '@furrow/text/words';
import type { ScalePicture } from '../../protocol/seat';
import type { Family, HarvestDeed, Look, SeatFacts } from '../family';
import { comingRounds, foodForecast } from './agricola-ahead';
import { agricolaGroups, faceDownRounds } from './agricola-board';
import {
  drewCard,
  heldCards,
  majorsOnDisplay,
  marketCards,
  merchantCards,
  playedCards,
  takenMajors,
} from './agricola-cards';
import { agricolaCatalogue, agricolaEntry } from './agricola-catalogue';
import { agricolaDeed } from './agricola-deeds';
import { agricolaDraft } from './agricola-draft';
import { agricolaFarm } from './agricola-farm';
import { packOf } from './agricola-pack';
import { agricolaPayment } from './agricola-payment';
import { planAgricola } from './agricola-plan';
import { agricolaTarget } from './agricola-target';
import { amountOf } from './amounts';

/** What the events of a harvest do. */
function harvestOf(event: Event): HarvestDeed | undefined {
  switch (event.event) {
    case 'harvest':
      return { phase: 'field' };
    case 'gained':
      return event.card === undefined
        ? { phase: 'field', within: true, seat: event.seat, goods: event.goods }
        : undefined;
    case 'fed':
      return {
        phase: 'feeding',
        seat: event.seat,
        goods: [[FOOD, -event.food]],
        begging: event.begging,
      };
    case 'born':
      return { phase: 'breeding', seat: event.seat, goods: event.animals.map((animal) => [animal, 1]) };
    case 'released':
      return { phase: 'breeding', within: true, seat: event.seat, goods: lost(event.goods) };
    default:
      return undefined;
  }
}

function lost(goods: Amounts): [number, number][] {
  return goods.map(([good, count]) => [good, -count]);
}

/** How tables of Agricola become pictures. */
export const agricolaFamily: Family<State> = {
  hides: ({ rules }) => (rules as Ruleset).pool.length > 0,
  harvests: HARVESTS,
  callsBeside: [CONVERT, DISCARD, THREE_FOR_ONE],
  isIdle: ({ state }, seat, source) => {
    const player = state.players[seat];
    if (source === DISCARD) return player.goods.every((count) => count === 0);
    return source === CONVERT && foodWithin(player, ratesOf(state, seat)) === player.goods[FOOD];
  },
  goods: GOODS,
  animals: ANIMALS,
  supply: (state, seat) => state.players[seat].goods,
  board: agricolaGroups,
  faceDown: faceDownRounds,
  season: ({ state, game }) =>
    (game.rules as Ruleset).variant.startSeason === undefined ? undefined : SEASONS[state.season],
  offer: (look) => {
    const others = [...merchantCards(look), ...marketCards(look)];
    return {
      title: speechOf(look.language).agricola.table.majors,
      cards: [...others, ...majorsOnDisplay(look)],
      taken: takenMajors(look, others.length),
    };
  },
  seat: seatOf,
  hand: heldCards,
  pack: packOf,
  ahead: (look) => ({ coming: comingRounds(look), forecast: foodForecast(look) }),
  catalogue: agricolaCatalogue,
  entry: agricolaEntry,
  plan: planAgricola,
  seasonText,
  drew: drewCard,
  notes: ({ state, game, language }) => {
    const { table } = speechOf(language).agricola;
    const rules = game.rules as Ruleset;
    return [
      ...(rules.variant.startSeason === undefined ? [] : [table.seasons[state.season]]),
      ...rules.drawnDecks.map(({ deck: { id } }) => table.pile(id, leftInDeck(rules, state, id).length)),
    ];
  },
  harvest: (event) => harvestOf(event as Event),
  deed: ({ rules }, event) => agricolaDeed(rules as Ruleset, event as Event),
  getting: gettingAgricola,
  target: ({ game }, seat, move) => agricolaTarget(game.rules as Ruleset, seat, move),
  draft: agricolaDraft,
  payment: agricolaPayment,
};

/** What the season changes; nothing in games without seasons. */
function seasonText({ state, game, words }: Look<State>): string | undefined {
  if ((game.rules as Ruleset).variant.startSeason === undefined) return undefined;
  const event: Event = { event: 'season', season: state.season };
  return words.event(state, event);
}

/** What is graded at the end, and how far a player has come. */
function scalesOf(player: Player, words: Look<State>['words']): readonly ScalePicture[] {
  const counts = gradedCounts(player);
  return GRADED.map((id) => ({
    id,
    title: words.category(id),
    have: counts[id],
    steps: gradeSteps(id),
  }));
}

function seatOf(look: Look<State>, seat: Seat): SeatFacts {
  const { state, words, language } = look;
  const player = state.players[seat];
  const { table } = speechOf(language).agricola;
  const farm = agricolaFarm(look, seat);
  return {
    starter: state.starter === seat,
    goods: GOODS.map((_, good) => amountOf(words, GOODS, good, player.goods[good])),
    farm,
    workers: { home: peopleAtHome(state, seat), all: player.people, are: 'people' },
    facts: seatFacts(state, seat, table),
    undrawn: undrawnFacts(player, table),
    coming: comingTexts(player, table, (id) => words.title(id)),
    cards: playedCards(look, seat, farm.tokens),
    handSize: player.hand.length,
    scales: scalesOf(player, words),
  };
}
