import { setsOf, type Words, wordsOf } from '@furrow/kernel/words';
import { majors } from '../boards/majors';
import { cards, findCard } from '../cards/index';
import { TAKINGS } from '../effects/take';
import { about, aboutGained, BRINGS, gainedIn, type Part, partIn } from '../moments/brought';
import type { Moment } from '../moments/moments';
import { HOUSES } from '../options/variant';
import type { Space } from '../spaces/space';
import { GOODS, goodNumber } from '../state/goods';
import {
  CONVERT,
  cardOf,
  DISCARD,
  isCard,
  isMajor,
  majorOf,
  NO_SOURCE,
  sourceOfCard,
  sourceOfMajor,
  sourceOfSpace,
  spaceOf,
  THREE_FOR_ONE,
} from '../state/source';

/** Cards by their ids. */
export const cardWords: Words = {
  print: (number) => cards[number].id,
  parse: (word) => findCard(word)?.number,
};

/** Major improvements by their ids. */
export const majorWords: Words = wordsOf(majors.map(({ id }) => id));

/** Goods by their names. */
export const goodWords: Words = wordsOf(GOODS);

/** Sets of goods, one bit for each. */
export const goodsWords: Words = setsOf(GOODS);

/** Cards and major improvements by their sources. */
export const improvementWords: Words = {
  print: (source) => (isCard(source) ? cardWords.print(cardOf(source)) : majorWords.print(majorOf(source))),
  parse: (word) => {
    const card = cardWords.parse(word);
    if (card !== undefined) return sourceOfCard(card);
    const major = majorWords.parse(word);
    return major === undefined ? undefined : sourceOfMajor(major);
  },
};

/** Goods by their names, and cards by their sources. */
export const goodOrCardWords: Words = {
  print: (thing) => (isCard(thing) ? improvementWords.print(thing) : goodWords.print(thing)),
  parse: (word) => goodWords.parse(word) ?? improvementWords.parse(word),
};

/** The spaces of a board by their ids. */
export function spaceWords(spaces: readonly Space[]): Words {
  return wordsOf(spaces.map(({ id }) => id));
}

const OWN_WORDS = new Map([
  [NO_SOURCE, 'rules'],
  [CONVERT, 'convert'],
  [DISCARD, 'discard'],
  [THREE_FOR_ONE, 'three-for-one'],
]);
const BY_OWN_WORD = new Map([...OWN_WORDS].map(([source, word]) => [word, source]));

/** A space that lies on a card has the id of the card, so sources tell spaces apart by this. */
const SPACE = 'space.';

/** Where effects come from: the rules, a major improvement, a space of the board, a card. */
export function sourceWords(spaces: readonly Space[]): Words {
  const words = spaceWords(spaces);
  return {
    print: (source) => {
      const own = OWN_WORDS.get(source);
      if (own !== undefined) return own;
      const isImprovement = isCard(source) || isMajor(source);
      return isImprovement ? improvementWords.print(source) : SPACE + words.print(spaceOf(source));
    },
    parse: (word) => {
      if (!word.startsWith(SPACE)) return BY_OWN_WORD.get(word) ?? improvementWords.parse(word);
      const space = words.parse(word.slice(SPACE.length));
      return space === undefined ? undefined : sourceOfSpace(space);
    },
  };
}

/** Several counts in one number: how many of a name are in it, and so many of a name as a number. */
interface Counts<Name extends string> {
  readonly names: readonly Name[];
  in(number: number, name: Name): number;
  as(name: Name, count: number): number;
}

const NONE = 'none';

/** The counts that are not 0, by name: `wood 3+reed 1`, or `none`. */
function countsWords<Name extends string>(counts: Counts<Name>): Words {
  return {
    print: (number) => {
      const found = counts.names.filter((name) => counts.in(number, name) > 0);
      return found.length === 0 ? NONE : found.map((name) => `${name} ${counts.in(number, name)}`).join('+');
    },
    parse: (word) => {
      let number = 0;
      for (const part of word === NONE ? [] : word.split('+')) {
        const [text, digits] = part.split(' ');
        const name = counts.names.find((one) => one === text);
        const count = Number(digits);
        if (name === undefined || !(count > 0) || counts.in(number, name) > 0) return undefined;
        number |= counts.as(name, count);
        if (`${text} ${counts.in(number, name)}` !== part) return undefined;
      }
      return number;
    },
  };
}

const gainedWords = countsWords({
  names: GOODS,
  in: gainedIn,
  as: (good, count) => aboutGained([[goodNumber(good), count]]),
});

/** What a moment brings, part by part: `sown 3+vegetablesSown 1`. */
const partsWords = (moment: keyof typeof BRINGS): Words =>
  countsWords<Part>({ names: BRINGS[moment], in: partIn, as: about });

const actionWords = wordsOf(TAKINGS);
const LIMITED = 'sow limited';

/** An action, and of a sow action whether it is limited. */
const takeWords: Words = {
  print: (number) => {
    const action = TAKINGS[partIn(number, 'action')];
    return action === 'sow' && partIn(number, 'unlimited') === 0 ? LIMITED : action;
  },
  parse: (word) => {
    const action = actionWords.parse(word === LIMITED ? 'sow' : word);
    return action === undefined ? undefined : action | about('unlimited', word === 'sow' ? 1 : 0);
  },
};

const RETURNED = ' returned';

/** What was played, and whether an improvement was returned for it. */
const playedWords: Words = {
  print: (number) =>
    improvementWords.print(partIn(number, 'played')) + (partIn(number, 'returned') === 1 ? RETURNED : ''),
  parse: (word) => {
    const returned = word.endsWith(RETURNED);
    const played = improvementWords.parse(returned ? word.slice(0, -RETURNED.length) : word);
    return played === undefined ? undefined : about('played', played) | about('returned', returned ? 1 : 0);
  },
};

const houseWords = wordsOf(HOUSES);

/** A renovation: `clay to stone`. */
const renovatedWords: Words = {
  print: (number) =>
    `${houseWords.print(partIn(number, 'formerHouse'))} to ${houseWords.print(partIn(number, 'house'))}`,
  parse: (word) => {
    const [former, house, ...rest] = word.split(' to ').map((one) => houseWords.parse(one));
    if (former === undefined || house === undefined || rest.length > 0) return undefined;
    return about('formerHouse', former) | about('house', house);
  },
};

const ABOUT: Partial<Record<Moment, Words>> = {
  take: takeWords,
  taken: actionWords,
  gained: gainedWords,
  played: playedWords,
  renovated: renovatedWords,
  builtStables: partsWords('builtStables'),
  fenced: partsWords('fenced'),
  landUsed: partsWords('landUsed'),
  sowed: partsWords('sowed'),
  cooked: partsWords('cooked'),
  used: partsWords('used'),
  turnEnds: partsWords('turnEnds'),
  harvested: partsWords('harvested'),
};

/** What a moment is about, if that is not a plain number. */
export function aboutWords(moment: Moment): Words | undefined {
  return ABOUT[moment];
}
