import { cards } from '@furrow/agricola/cards/index';
import type { Event } from '@furrow/agricola/events';
import { ANIMALS, GOODS } from '@furrow/agricola/goods';
import { HARVESTS } from '@furrow/agricola/harvests';
import { majors } from '@furrow/agricola/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GRADED, gradedCounts, gradeSteps } from '@furrow/agricola/scoring';
import { CONVERT, DISCARD, THREE_FOR_ONE } from '@furrow/agricola/source';
import type { Player, State } from '@furrow/agricola/state';
import { SEASONS } from '@furrow/agricola/variant';
import type { Seat } from '@furrow/kernel/seat';
import { comingTexts, seatFacts, undrawnFacts } from '@furrow/text/agricola/seat-facts';
import type { Phase } from '@furrow/text/phases';
import { gettingAgricola } from '@furrow/text/typed/getting';
import { speechOf } from '@furrow/text/words';
import type { ScalePicture } from '../../protocol/table';
import type { Deed, Family, Look, SeatFacts } from '../family';
import { comingRounds, foodForecast } from './agricola-ahead';
import { agricolaGroups, faceDownRounds } from './agricola-board';
import {
  heldCards,
  majorsOnDisplay,
  marketCards,
  merchantCards,
  playedCards,
  takenMajors,
} from './agricola-cards';
import { agricolaCatalogue, agricolaEntry } from './agricola-catalogue';
import { agricolaDraft } from './agricola-draft';
import { agricolaExchange } from './agricola-exchange';
import { agricolaFarm } from './agricola-farm';
import { packOf } from './agricola-pack';
import { planAgricola } from './agricola-plan';
import { agricolaTarget } from './agricola-target';
import { amountOf } from './amounts';

/** The events with which the parts of a harvest begin. */
const PHASES: Readonly<Partial<Record<Event['event'], Phase>>> = {
  harvest: 'field',
  fed: 'feeding',
  born: 'breeding',
};

/** Events that belong to no turn. */
const APART: ReadonlySet<Event['event']> = new Set([
  'start',
  'round',
  'season',
  'revealed',
  'harvest',
  'homeward',
  'fed',
  'born',
  'over',
]);

function deedOf(rules: Ruleset, event: Event): Deed {
  switch (event.event) {
    case 'used':
      return { used: rules.spaces[event.space].id };
    case 'gained':
      return { gains: event.goods };
    case 'played':
      return { laid: cards[event.card].id };
    case 'major':
      return { laid: majors[event.major].id };
    default:
      return APART.has(event.event) ? { apart: true } : {};
  }
}

/** How tables of Agricola become pictures. */
export const agricolaFamily: Family<State> = {
  hides: ({ rules }) => (rules as Ruleset).pool.length > 0,
  harvests: HARVESTS,
  unlistedCalls: [CONVERT, DISCARD, THREE_FOR_ONE],
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
  notes: ({ state, game, language }) =>
    (game.rules as Ruleset).variant.startSeason === undefined
      ? []
      : [speechOf(language).agricola.table.seasons[state.season]],
  phase: ({ event }) => PHASES[event as Event['event']],
  deed: ({ rules }, event) => deedOf(rules as Ruleset, event as Event),
  getting: gettingAgricola,
  target: ({ game }, seat, move) => agricolaTarget(game.rules as Ruleset, seat, move),
  draft: agricolaDraft,
  exchange: agricolaExchange,
};

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
    workers: { home: player.home, all: player.people },
    facts: seatFacts(state, seat, table),
    undrawn: undrawnFacts(player, table),
    coming: comingTexts(player, table, (id) => words.title(id)),
    cards: playedCards(look, seat, farm.tokens),
    handSize: player.hand.length,
    scales: scalesOf(player, words),
  };
}
