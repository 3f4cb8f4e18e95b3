import type { Phrases } from '../../agricola/phrases';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { cardPhrases } from './cards';
import { say } from './compounds';
import { events } from './events';
import { moves } from './moves';
import { amount, goodName, majorName } from './nouns';
import { onCards } from './on-card';
import { options } from './options';
import { questions } from './questions';
import { reasons } from './reasons';
import { shortSpaceNames } from './short-space-names';
import { spaceNames } from './space-names';
import { table } from './table';
import { majorPhrases, spacePhrases } from './things';
import { typing } from './typing';

/** Agricola in English. */
export const phrases: Phrases = {
  name: 'Agricola',
  about: 'For 14 rounds you plow fields, fence pastures, enlarge your house and feed a growing family.',
  options,
  notationHelp: [
    'Moves are short words: a space is named by its word, such as “forest” or “day-laborer”, and an option likewise, such as “sow” or “bake”. Rows are a, b and c from the top, columns are 1 to 5: “field a2”, “room a1”, “stable c4”. An improvement is named after “major”, such as “major well”. Join several moves with “;”: “farmland; field a2”.',
    'A pasture is named by its spaces, “pasture a2+a3”, or by its fences, each a space and a side (n, e, s or w): “fence a2n a2w a2s a2e”. Crops are named with their fields, “sow grain a2 vegetable a3”. To feed your family, name what becomes food and how many begging markers you take: “feed 2 grain 1 begging”, or “feed nothing” if your food is enough. “keep 2 sheep 1 boar” says which animals stay when there is not room for all.',
    'At any of your decisions, except while your animals breed, “exchange; convert 1 grain” turns goods into food, and “give-back; discard 2 wood” gives goods back to the general supply.',
  ],
  teamHelp:
    'You build for your partner with “partner-room a1”, “partner-stable c4”, “partner-field a2”, “partner-pasture a2+a3” or “partner-fence a2n a2w a2s a2e”. On the Marketplace, “give 2 wood 1 grain” and “take 1 clay” move goods between you.',
  cardHelp:
    'A card is named after “play”, such as “play lasso”; a card that you may use at any time is named by its word alone. If several of your cards act at once, “first lasso” says which acts first. Where a card offers something instead of an action, “instead freshman” takes it and “usual” takes the action. Typing a card’s word after “describe” shows its text.',
  wonTie: (winners, edition) => {
    if (winners.length === 1)
      return `Several players have the most points; ${winners[0]} wins with the most building resources left.`;
    const equal = edition === 'revised' ? 'points and the same number of building resources' : 'points';
    return `${list(winners)} have the same ${equal}; they share the win.`;
  },
  wonTeam: (winners, byTieBreak) => {
    if (winners.length > 2) return 'Both teams have the same result; they share the win.';
    return byTieBreak
      ? `The team of ${list(winners)} wins, with the same points but more building resources left.`
      : `The team of ${list(winners)} wins.`;
  },
  tieBreak: 'Tie-break: building resources left',
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    spaces: spaceNames,
    shortSpaces: shortSpaceNames,
    major: majorName,
    exchange: 'Turning goods into food',
    giveBack: 'Giving goods back',
    threeForOne: 'Three for one',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Setup' : `Round ${now} of ${of}`),
    labelled: (name, text) => `${name}: ${text}`,
  },
  say,
  cards: cardPhrases,
  onCards,
  major: majorPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    fields: 'Fields',
    pastures: 'Pastures',
    grain: 'Grain',
    vegetables: 'Vegetables',
    sheep: 'Sheep',
    boar: 'Wild boar',
    cattle: 'Cattle',
    unused: 'Unused spaces',
    stables: 'Fenced stables',
    clayRooms: 'Clay rooms',
    stoneRooms: 'Stone rooms',
    people: 'People',
    improvements: 'Improvements',
    bonus: 'Bonus points',
    begging: 'Begging markers',
  },
  table,
};
