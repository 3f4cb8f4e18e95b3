import type { Phrases } from '../../creatures/phrases';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodName, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';
import { typing } from './typing';

/** All Creatures Big and Small in English. */
export const phrases: Phrases = {
  name: 'All Creatures Big and Small',
  about: 'Two farmers fence pastures, build stalls and raise animals for eight rounds.',
  buildingsOption: {
    title: 'Special buildings',
    about: 'How many special buildings are on offer, or which ones.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'basic game with the 4 basic buildings' : `advanced game with ${count} buildings`,
  buildingsChosen: (names) => list(names),
  notationHelp: [
    'Moves are short words: “fences”, “build shelter”, “at b1”. Rows are a, b and c from the top, columns have numbers. An edge is a space and a side: “border a0n a0w”. Join several moves with “;”.',
    'At any of your decisions, “release” lets animals run away; then “keep 2 sheep 1 pig” says which stay.',
  ],
  wonTie: (who) => `Both have the same points; ${who} wins, having gone second in round 1.`,
  tieBreak: 'Tie-break: place in round 1',
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    building: buildingName,
    space: spaceName,
    release: 'Letting animals go',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Setup' : `Round ${now} of ${of}`),
    labelled: (name, text) => `${name}: ${text}`,
  },
  effects,
  building: buildingPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    animals: 'Animals',
    bonus: 'Bonus',
    expansions: 'Expansions',
    buildings: 'Buildings',
    fullExpansions: 'Fully used expansions',
  },
};
