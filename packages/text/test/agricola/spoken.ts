import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { BUILDING_RESOURCES } from '@furrow/agricola/state/goods';
import { CONVERT, DISCARD, sourceOfCard } from '@furrow/agricola/state/source';
import type { Game, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { howMany } from '@furrow/testkit/how-many';
import { VERBS } from '@furrow/text/agricola/deed-of';
import { describeMajor, describeSpace } from '@furrow/text/agricola/describe';
import { describeCard } from '@furrow/text/agricola/describe-card';
import type { Language } from '@furrow/text/language';
import { speechOf } from '@furrow/text/words';
import type { RandomGame, SpokenGame } from '../spoken-game';
import { cardNumbers } from './card-numbers';
import { majorNumbers, spaceNumbers } from './declared-numbers';
import { sectionsOf } from './sections';
import { everySpace, setUps, spacesOf } from './set-ups';

/** Everybody holds cards. */
const HANDS = { mode: 'base', decks: 'A,B' };
const CLASSIC_HANDS = { edition: '2007', mode: 'full', decks: 'E,I,K,Z' };

/** Games over all boards; every option is used in one of them at least. */
const PLAYED: readonly (readonly [seats: number, options: Options])[] = [
  [1, { 'free-order': 'on', seasons: 'spring' }],
  [2, { 'side-job': 'on', 'extra-tile': 'on', seasons: 'winter' }],
  [2, { mode: 'base', 'extra-copse': 'on', 'leave-unusable-animals': 'on' }],
  [3, { mode: 'base', 'extra-tile': 'on', seasons: 'summer', 'strict-adjacency': 'on' }],
  [4, { 'side-job': 'on', 'extra-tile': 'on', seasons: 'autumn', 'open-pastures': 'on' }],
  [4, { 'side-job': 'on', 'team-play': 'product-of-totals' }],
  [1, { edition: '2007', 'solo-food': '3', 'house-before-cooking': 'on' }],
  [2, { edition: '2007', seasons: 'autumn', 'one-pasture-per-type': 'on' }],
  [3, { edition: '2007', mode: 'full', 'free-pasture-placement': 'on' }],
  [4, { edition: '2007', 'reverse-second-person': 'on', 'starting-player': '2,4', 'extra-food': '1' }],
  [5, { edition: '2007', 'reed-extra': 'on', seasons: 'winter' }],
  [5, { edition: '2007', mode: 'full', seasons: 'summer' }],
  [1, HANDS],
  [2, HANDS],
  [3, { ...HANDS, 'extra-tile': 'on' }],
  [4, { ...HANDS, seasons: 'spring' }],
  [3, { ...HANDS, hands: 'draft-both', mulligan: 'on', 'three-for-one': 'on', market: '4' }],
  [2, { ...HANDS, hands: 'living-five', composition: 'free' }],
  [4, { ...HANDS, hands: 'quick-draft', composition: 'by-player-mark' }],
  [1, CLASSIC_HANDS],
  [2, CLASSIC_HANDS],
  [3, CLASSIC_HANDS],
  [4, CLASSIC_HANDS],
  [5, { ...CLASSIC_HANDS, 'reed-extra': 'on' }],
];

/** How much of each building resource everybody begins with where more is to be built. */
const PLENTY = 12;

/** Of the two ways to begin each game, so many are played; turn and turn about. */
const WAYS = howMany(1, 2);

/** Each of these games as usual, or with plenty of building resources. */
function randomGames(): readonly RandomGame[] {
  return PLAYED.flatMap(([seats, options], i) => {
    const begun = () => {
      const state = agricola.open(options, seats).begin();
      for (const { goods } of state.players)
        BUILDING_RESOURCES.forEach((_, resource) => {
          goods[resource] = PLENTY;
        });
      return state;
    };
    const usual = { seed: 2 * i, seats, options };
    const plenty = { seed: 2 * i + 1, seats, options, begun };
    return (i % 2 === 0 ? [usual, plenty] : [plenty, usual]).slice(0, WAYS);
  });
}

/** Agricola, for the tests of its texts. */
export const spokenAgricola: SpokenGame = {
  id: 'agricola',
  box: agricola,
  setUps: setUps(),
  verbs: VERBS,
  asks: {
    afford: ['window'],
    eve: ['window'],
    charge: ['price', 'food'],
    cook: ['convert'],
    discardCrops: ['reap'],
    draw: ['pick', 'draw', 'drawn'],
    drawCards: ['deal'],
    major: ['major', 'majorPay'],
    marketplace: ['marketplace', 'food'],
    moment: ['order'],
    often: ['may'],
    owe: ['food'],
    pay: ['food', 'discardCard'],
    plow: ['plow', 'food'],
    redraw: ['deal'],
    sow: ['sow', 'sowMore'],
    then: ['may'],
    // The use of a space waits only where nothing can be answered.
    use: [],
  },
  questions: (language) => Object.keys(speechOf(language).agricola.questions),
  categories: (language) => Object.keys(speechOf(language).agricola.score),
  fullScore: () => {
    const { game, state } = new AgricolaScenario().own(1, majors.map(({ id }) => id).join(' '));
    return game.score(state, 0);
  },
  numbered: [
    ...majors.map((major) => ({
      id: major.id,
      numbers: majorNumbers(major),
      description: (language: Language) => describeMajor(speechOf(language).agricola, major),
    })),
    ...everySpace().map((space) => ({
      id: space.id,
      numbers: spaceNumbers(space),
      description: (language: Language) => describeSpace(speechOf(language).agricola, space),
    })),
    ...cards.map((card) => ({
      id: card.id,
      numbers: cardNumbers(card),
      description: (language: Language) => describeCard(speechOf(language).agricola, card),
    })),
  ],
  random: randomGames(),
  attempts: (game: Game<Position>) => [
    ...spacesOf(game).map((_, space) => name('place', space)),
    ...majors.map(({ number }) => name('major', number)),
    ...(game.rules as Ruleset).pool.map((card) => name('play', card)),
    ...(game.rules as Ruleset).pool.map((card) => name('call', sourceOfCard(card))),
    name('call', CONVERT),
    name('call', DISCARD),
  ],
  sections: sectionsOf,
};
