import { setsOf, type Words, wordsOf } from '@furrow/kernel/words';
import { buildings, findBuilding } from './buildings/index';
import { cellOf, specialEntry, specialOf } from './farmyard';
import { GOODS } from './goods';
import type { Moment } from './moments';
import { promise, promisedCount, promisedGood } from './promise';
import {
  buildingOf,
  isBuilding,
  NO_SOURCE,
  RELEASE,
  sourceOfBuilding,
  sourceOfSpace,
  spaceOf,
} from './source';
import { spaces } from './spaces';

/** Buildings by their ids. */
export const buildingWords: Words = {
  print: (number) => buildings[number].id,
  parse: (word) => findBuilding(word)?.number,
};

/** Special buildings on their cells: `shelter@5`. */
export const specialWords: Words = {
  print: (entry) => `${specialOf(entry).id}@${cellOf(entry)}`,
  parse: (word) => {
    const [id, cell] = word.split('@');
    const found = findBuilding(id);
    return found === undefined || !/^\d{1,2}$/.test(cell ?? '')
      ? undefined
      : specialEntry(found.number, Number(cell));
  },
};

const spaceIds = spaces.map(({ id }) => id);

/** Action spaces by their ids. */
export const spaceWords: Words = wordsOf(spaceIds);

/** Sets of action spaces, one bit for each. */
export const spacesWords: Words = setsOf(spaceIds);

const goodWords = wordsOf(GOODS);
const NONE = 'none';

/** Promises to keep animals: `2 horse`, or `none`. */
export const promiseWords: Words = {
  print: (promised) =>
    promised === 0 ? NONE : `${promisedCount(promised)} ${goodWords.print(promisedGood(promised))}`,
  parse: (word) => {
    if (word === NONE) return 0;
    const parts = /^(\d{1,3}) (\S+)$/.exec(word);
    const good = parts === null ? undefined : goodWords.parse(parts[2]);
    return parts === null || good === undefined ? undefined : promise(good, Number(parts[1]));
  },
};

const SPACE = 'space.';

/** Where effects come from: the rules, a building, letting animals go, an action space. */
export const sourceWords: Words = {
  print: (source) => {
    if (source === NO_SOURCE) return 'rules';
    if (source === RELEASE) return 'release';
    return isBuilding(source)
      ? buildingWords.print(buildingOf(source))
      : SPACE + spaceWords.print(spaceOf(source));
  },
  parse: (word) => {
    if (word === 'rules') return NO_SOURCE;
    if (word === 'release') return RELEASE;
    if (!word.startsWith(SPACE)) {
      const building = buildingWords.parse(word);
      return building === undefined ? undefined : sourceOfBuilding(building);
    }
    const space = spaceWords.parse(word.slice(SPACE.length));
    return space === undefined ? undefined : sourceOfSpace(space);
  },
};

/** What a moment is about, if that is not a plain number. */
export function aboutWords(moment: Moment): Words | undefined {
  return moment === 'horseBorn' ? promiseWords : undefined;
}

/** How many of the buildings that wait for a moment have had their chance, by the last of them. */
export function chanceWords(moment: Moment): Words {
  return wordsOf([NONE, ...waitingFor(moment)]);
}

/** Sets of the buildings that wait for a moment, one bit for each. */
export function waitingWords(moment: Moment): Words {
  return setsOf(waitingFor(moment));
}

function waitingFor(moment: Moment): readonly string[] {
  return buildings.filter(({ on }) => on?.moment === moment).map(({ id }) => id);
}
