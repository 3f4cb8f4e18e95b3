import type { CustomCondition } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import type { House } from '@furrow/agricola/options/variant';
import type { Counting } from '../../agricola/clauses/counting';
import { type Bound, type Given, numberIn } from '../../agricola/clauses/given';
import { areOfOneKind } from '../../agricola/major-kind';
import { byKind, type PhrasesBy } from '../../by-kind';
import { list, ordinal } from '../grammar';
import { counted, steps } from './counted';
import { done } from './deeds';
import { goodName, majorKindName, majorName } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spaceNames } from './space-names';
import { spacesMeant } from './spaces-meant';

const MARKETS = list(
  (['sheep-market', 'pig-market', 'cattle-market'] as const).map((id) => `“${spaceNames[id]}”`),
  'or',
);

/** Times of which cards ask whether it is then: that it is, that it is not, and as a prerequisite. */
const DURING: Readonly<
  Record<Extract<Given, { given: 'during' }>['what'], readonly [holds: string, fails: string, needed: string]>
> = {
  myTurn: ['it is your turn', 'it is not your turn', 'your turn'],
  workPhase: ['it is the work phase', 'it is not the work phase', 'the work phase'],
  harvest: ['it is a harvest', 'it is not a harvest', 'a harvest'],
  feeding: ['you are feeding your family', 'you are not feeding your family', 'while you feed your family'],
};

/** Whether animals that were taken were housed: all of them, or as their owner says. */
const HOUSED: Readonly<Record<'all' | 'said', readonly [holds: string, fails: string, needed: string]>> = {
  all: [
    'all the animals you took have room on your farm',
    'not all the animals you took have room on your farm',
    'room for all the animals you took',
  ],
  said: [
    'at least as many animals of that type as you took have room on your farm',
    'fewer animals of that type than you took have room on your farm',
    'room for as many animals as you took',
  ],
};

/** What single cards look at, by name: that it holds, that it does not, and as a prerequisite. */
const OWN: Readonly<Record<CustomCondition, readonly [holds: string, fails: string, needed: string]>> = {
  promised: [
    'goods wait for you on round spaces',
    'no goods wait for you on round spaces',
    'goods that wait for you on round spaces',
  ],
  'full-space': [
    'there are at least 5 goods on an accumulation space',
    'there are fewer than 5 goods on each accumulation space',
    'an accumulation space with at least 5 goods',
  ],
  'forest-and-grove-used': [
    `you have used both “${spaceNames.forest}” and “${spaceNames.grove}” in it`,
    `you have not used both “${spaceNames.forest}” and “${spaceNames.grove}” in it`,
    `“${spaceNames.forest}” and “${spaceNames.grove}” used`,
  ],
  'alone-with-two-rooms': [
    'you are the only player with exactly 2 rooms',
    'you are not the only player with exactly 2 rooms',
    'the only house with exactly 2 rooms',
  ],
  'speaks-of-accumulation': [
    'the card speaks of accumulation spaces',
    'the card does not speak of accumulation spaces',
    'a card that speaks of accumulation spaces',
  ],
  'last-person': [
    'it is your last person in the round',
    'it is not your last person in the round',
    'your last person in the round',
  ],
  'last-of-all': [
    'nobody has a person left to place',
    'somebody has a person left to place',
    'nobody with a person left to place',
  ],
  'plow-helper-played': [
    'you have played a plow, the Harrow, the Punner or the Yoke',
    'you have played neither a plow nor the Harrow, the Punner or the Yoke',
    'a plow, the Harrow, the Punner or the Yoke',
  ],
  'best-street': [
    'nobody has a more valuable street (the Paved Road is worth most, then the Clay Path, then the Wooden Path)',
    'somebody has a more valuable street',
    'the most valuable street',
  ],
  'well-just-built': [
    'it is the Well or the Village Well',
    'it is neither the Well nor the Village Well',
    'the Well or the Village Well',
  ],
  'well-built': [
    'the Well has been built by anybody',
    'nobody has built the Well',
    'the Well, built by anybody',
  ],
  'others-untaught': [
    'another player has few occupations (fewer than 4 with 2 players, than 3 with 3, than 2 with more)',
    'every other player has enough occupations (4 with 2 players, 3 with 3, 2 with more)',
    'another player with few occupations (fewer than 4 with 2 players, than 3 with 3, than 2 with more)',
  ],
  'another-untaught': [
    'another player has fewer than 2 occupations',
    'every other player has at least 2 occupations',
    'another player with fewer than 2 occupations',
  ],
  'tool-used': [
    'a plow or the Harrow was used for it',
    'no plow was used for it, nor the Harrow',
    'a plow or the Harrow used',
  ],
  'on-marked-space': [
    'it is the one with your fence',
    'it is not the one with your fence',
    'the space with your fence',
  ],
  'on-marked-animals': [
    'it is the one with your fence and animals gather there',
    'it is not the one with your fence, or no animals gather there',
    'the space with your fence, if animals gather there',
  ],
  'has-oven': ['you have an oven', 'you have no oven', 'an oven'],
  'harvested-here': [
    'one of them came from this card',
    'none of them came from this card',
    'a vegetable from this card',
  ],
  'animal-missing': [
    'you lack a type of animal',
    'you lack no type of animal',
    'a type of animal that you lack',
  ],
  'on-major-improvement': [
    'you play it on “Major Improvement”',
    'you play it in another way',
    'played on “Major Improvement”',
  ],
  'minor-by-improvement': [
    'you have played it from your hand with a “Major or Minor Improvement” action',
    'you have not played it from your hand with a “Major or Minor Improvement” action',
    'played from your hand with a “Major or Minor Improvement” action',
  ],
  'another-of-that-good': [
    'you have used another accumulation space of the same good before in this work phase',
    'you have not used another accumulation space of the same good before in this work phase',
    'another accumulation space of the same good used before in this work phase',
  ],
  'animals-housed': [
    'all your animals have room',
    'not all your animals have room',
    'room for all your animals',
  ],
  'room-for-one-of-each': [
    'your farm has room for 1 sheep, 1 wild boar and 1 cattle together, even if you had to give up other animals',
    'your farm has no room for 1 sheep, 1 wild boar and 1 cattle together, even if you gave up other animals',
    'room on your farm for 1 sheep, 1 wild boar and 1 cattle together',
  ],
  'adjacent-unused-spaces': [
    'at least 2 unused spaces in your farmyard lie side by side',
    'no 2 unused spaces in your farmyard lie side by side',
    'at least 2 unused spaces side by side in your farmyard',
  ],
  'sheep-by-players': [
    'you have at least 9, 8, 7, 6 or 5 sheep (with 1, 2, 3, 4 or more players)',
    'you have fewer than 9, 8, 7, 6 or 5 sheep (with 1, 2, 3, 4 or more players)',
    'at least 9, 8, 7, 6 or 5 sheep (with 1, 2, 3, 4 or more players)',
  ],
  'not-starting': [
    'another player is the starting player',
    'you are the starting player',
    'another starting player',
  ],
  'most-land': [
    'you use more spaces of your farmyard than every other player',
    'you do not use more spaces of your farmyard than every other player',
    'more used spaces in your farmyard than every other player',
  ],
  'top-of-pile-gained': [
    'one of them is of the same kind as the top good of the pile',
    'none of them is of the same kind as the top good of the pile',
    'a good like the top one of the pile',
  ],
  'no-points-lost': ['you have no negative points', 'you have negative points', 'no negative points'],
  'marked-space-unused': [
    'the marked space is still unused',
    'the marked space is used',
    'the marked space unused',
  ],
  'beside-field-of-actor': [
    'the field lies beside another field tile of that player',
    'the field does not lie beside another field tile of that player',
    'another field tile beside it',
  ],
  'last-on-market': [
    `the person you placed last is on ${MARKETS}`,
    `the person you placed last is not on ${MARKETS}`,
    `the person you placed last on ${MARKETS}`,
  ],
};

/** What houses are made of, before the noun. */
export const HOUSE_WORDS: Readonly<Record<House, string>> = { wood: 'wooden', clay: 'clay', stone: 'stone' };

/** A house of one of these: `a clay or stone house`. */
function aHouse(of: readonly House[]): string {
  return `a ${list(
    of.map((one) => HOUSE_WORDS[one]),
    'or',
  )} house`;
}

/** How many of something: `at least 2 rooms`, `exactly 2 rooms`, `no rooms`. */
function howMany(bound: Bound, some: (n: number) => string): string {
  switch (bound.is) {
    case 'none':
      return some(0);
    case 'atLeast':
      return `at least ${some(bound.n)}`;
    case 'atMost':
      return `at most ${some(bound.n)}`;
    case 'exactly':
      return `exactly ${some(bound.n)}`;
    case 'between':
      return `from ${bound.from} to ${some(bound.to)}`;
    case 'among':
      return steps(bound.numbers, some);
  }
}

/** Which rounds: `round 12`, `round 4 or earlier`. */
function whichRound(bound: Bound): string {
  if (bound.is === 'between') return `round ${bound.from} to ${bound.to}`;
  if (bound.is === 'among') return `round ${list(bound.numbers.map(String), 'or')}`;
  const round = `round ${numberIn(bound)}`;
  if (bound.is === 'atLeast') return `${round} or later`;
  return bound.is === 'atMost' ? `${round} or earlier` : round;
}

/** Which of the people: `the 1st person you place in the round`. */
function whichPerson(bound: Bound): string {
  if (bound.is === 'atMost') return `one of the first ${bound.n} people you place in the round`;
  const which = `the ${ordinal(bound.is === 'between' ? bound.from : numberIn(bound))} person you place in the round`;
  return bound.is === 'atLeast' || bound.is === 'between' ? `${which} or a later one` : which;
}

/** What nobody owns. */
const THERE: readonly string[] = ['roundsLeft', 'completedRounds', 'completedHarvests', 'players', 'laid'];

/** What becomes of what an occasion brings. */
const BECOME: Readonly<Record<Brought, readonly [one: string, many: string]>> = {
  lyingThere: ['lies there', 'lie there'],
  taken: ['was taken', 'were taken'],
  foodGiven: ['comes from it', 'come from it'],
  built: ['was built', 'were built'],
  newLargePastures: ['of at least 4 spaces was enclosed', 'of at least 4 spaces were enclosed'],
  sown: ['was sown', 'were sown'],
  vegetablesSown: ['was sown with vegetables', 'were sown with vegetables'],
  baked: ['was baked', 'were baked'],
  cooked: ['was cooked', 'were cooked'],
  vegetablesCooked: ['was cooked', 'were cooked'],
  sheepCooked: ['was cooked', 'were cooked'],
  boarCooked: ['was cooked', 'were cooked'],
  cattleCooked: ['was cooked', 'were cooked'],
  grainHarvested: ['was harvested', 'were harvested'],
  vegetablesHarvested: ['was harvested', 'were harvested'],
  grainEmptied: ['gave its last grain', 'gave their last grain'],
  vegetablesEmptied: ['gave its last vegetable', 'gave their last vegetable'],
  gained: ['was obtained', 'were obtained'],
  unlaid: ['was taken off this card', 'were taken off this card'],
};

function there(text: string, n: number): string {
  return `there ${n === 1 ? 'is' : 'are'} ${text}`;
}

/** That there are so many: `you have at least 2 rooms`, `there are at least 3 players`, `at least 5 wood lie there`. */
function amount(of: Counting, bound: Bound): string {
  const text = howMany(bound, counted(of).some);
  const n = numberIn(bound);
  if (of.count === 'lying') return there(text, of.good === undefined ? n : 1);
  if (of.count === 'spaces') return there(text, n);
  if (of.count === 'things') {
    if (of.things === 'laid' && n === 0) return 'nothing is left on this card';
    return THERE.includes(of.things) ? there(text, n) : `you have ${text}`;
  }
  return of.count === 'brought' ? `${text} ${BECOME[of.what][n === 1 ? 0 : 1]}` : `you have ${text}`;
}

/** More of one than of another: `more rooms than people`. */
function more({ of, than, by }: Extract<Given, { given: 'more' }>): string {
  const [one, other] = [counted(of).many, counted(than).many];
  if (by === 0) return `at least as many ${one} as ${other}`;
  return by === 1 ? `more ${one} than ${other}` : `at least ${by} more ${one} than ${other}`;
}

/** Major improvements: `the Joinery or the Pottery`. */
function majorsNamed({ majors, all }: Extract<Given, { given: 'owns' }>): string {
  if (!all && areOfOneKind(majors)) return `a ${majorKindName(majors[0])}`;
  return list(
    majors.map((major) => `the ${majorName(major)}`),
    all ? 'and' : 'or',
  );
}

const CONDITIONS: PhrasesBy<'given', Given> = {
  amount: ({ of, bound }) => amount(of, bound),
  round: ({ bound }) => `it is ${whichRound(bound)}`,
  person: ({ bound }) => `it is ${whichPerson(bound)}`,
  more: (given) => `you have ${more(given)}`,
  asRound: ({ of }) =>
    `the ${of.count === 'goods' ? 'amount' : 'number'} of ${counted(of).many} is at least the number of the round`,
  equal: ({ of, to }) =>
    `you have as many ${counted(of).many} as ${to.count === 'things' && THERE.includes(to.things) ? 'there are ' : ''}${counted(to).many}`,
  reaching: ({ n, of }) => `this brings you to at least ${counted(of).some(n)}`,
  most: ({ of }) => `no player has more ${counted(of).many} than you`,
  house: ({ of }) => `you live in ${aHouse(of)}`,
  owns: (given) => {
    if (given.who === 'anyone')
      return `${given.not ? 'no player has' : 'any player has'} ${majorsNamed(given)}`;
    return `you ${given.not ? 'do not have' : 'have'} ${majorsNamed(given)}`;
  },
  delivered: () => 'this card has marked the round',
  rememberedRound: () => 'it is the round that this card has marked',
  occupied: ({ spaces, not }) => {
    const names = list(spaces.map((id) => `“${spaceNames[id]}”`));
    return `${names} ${spaces.length === 1 ? 'is' : 'are'} ${not ? 'not ' : ''}${not && spaces.length > 1 ? 'all ' : ''}occupied`;
  },
  personOn: ({ space }) => `one of your people is on “${spaceNames[space]}”`,
  newest: ({ spaces }) => `the action space card revealed in this round is ${spacesMeant(spaces)}`,
  gaveToo: ({ goods, not }) => {
    const names = goods.map((good) => goodName(good));
    return `you ${not ? 'get no' : 'also get'} ${list(names, 'or')} there`;
  },
  firstToGive: ({ good }) => `nobody has got ${goodName(good)} from an action space before in this round`,
  done,
  usedInTurn: ({ spaces }) => `you have used ${spacesMeant(spaces)} in this turn`,
  paid: ({ goods }) =>
    `you paid ${list(
      goods.map((good) => goodName(good)),
      'or',
    )} for it`,
  season: ({ season }) => `it is ${SEASON_NAMES[season]}`,
  harvestRound: ({ not }) => `the round ${not ? 'does not end' : 'ends'} with a harvest`,
  all: ({ of }) => of.map((one) => condition(one)).join(' and '),
  not: ({ of }) => `it is not the case that ${condition(of)}`,
  during: ({ what, not }) => DURING[what][not ? 1 : 0],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 0],
  own: ({ name, not }) => OWN[name][not ? 1 : 0],
};

/** A condition behind “if”, in English. */
export const condition = byKind('given', CONDITIONS);

const PREREQUISITES: PhrasesBy<'given', Given> = {
  ...CONDITIONS,
  amount: ({ of, bound }) => howMany(bound, counted(of).some),
  round: ({ bound }) => whichRound(bound),
  person: ({ bound }) => whichPerson(bound),
  more,
  house: ({ of }) => aHouse(of),
  owns: (given) => (given.who === 'you' && !given.not ? majorsNamed(given) : CONDITIONS.owns(given)),
  all: ({ of }) => list(of.map((one) => prerequisite(one))),
  during: ({ what, not }) => DURING[what][not ? 1 : 2],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 2],
  own: ({ name, not }) => OWN[name][not ? 1 : 2],
};

/** A condition as a prerequisite, in English. */
export const prerequisite = byKind('given', PREREQUISITES);
