import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { ANIMALS, type Good, goodNumber } from '@furrow/agricola/goods';
import type { CountedPhrase } from '../../agricola/card-phrases';
import { list, ordinal } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** What is counted, in English also as a plural without a number: `rooms`. */
export interface EnglishCounted extends CountedPhrase {
  readonly many: string;
}

/** Things with a number before them: `2 rooms`, `no rooms`, `each room you have`; `where` follows everything but `many`. */
function things(one: string, { many = `${one}s`, where = '', each = ' you have' } = {}): EnglishCounted {
  return {
    some: (n) => `${n === 0 ? 'no' : n} ${n === 1 ? one : many}${where}`,
    each: `each ${one}${where === '' ? each : where}`,
    many: `${many}${where}`,
  };
}

const IN_SUPPLY = { where: ' in your supply' };

/** What can be counted by one word, in English. */
export const counted: Readonly<Record<Counted, EnglishCounted>> = {
  rooms: things('room'),
  people: things('person', { many: 'people', each: ' in your family' }),
  newborns: things('newborn'),
  occupations: things('occupation', { each: ' in front of you' }),
  improvements: things('improvement', { each: ' in front of you' }),
  majors: things('major improvement', { each: ' in front of you' }),
  minors: things('minor improvement', { each: ' in front of you' }),
  fields: things('field'),
  fieldTiles: things('field tile'),
  grainFields: things('grain field'),
  vegetableFields: things('vegetable field'),
  unplantedFields: things('empty field'),
  pastures: things('pasture'),
  pastureSpaces: things('fenced space'),
  unusedSpaces: things('unused space', { where: ' in your farmyard' }),
  stables: things('stable'),
  unfencedStables: things('unfenced stable'),
  fences: things('fence'),
  fencesLeft: things('fence', IN_SUPPLY),
  stablesLeft: things('stable', IN_SUPPLY),
  handOccupations: things('occupation', { where: ' in your hand' }),
  round: { some: (n) => `round ${n}`, each: 'each round played so far', many: 'rounds played so far' },
  roundsLeft: things('complete round', { where: ' left to play' }),
  completedHarvests: things('completed harvest', { each: '' }),
  players: things('player', { each: '' }),
  laid: {
    some: (n) => (n === 0 ? 'nothing on this card' : `${n} on this card`),
    each: 'each thing on this card',
    many: 'things on this card',
  },
  marked: things('place', { where: ' marked by this card' }),
  person: {
    some: (n) => `the ${ordinal(n)} person you place in the round`,
    each: 'each person you have placed in this round',
    many: 'people you have placed in this round',
  },
};

/** What the occasion brings. */
const BROUGHT: EnglishCounted = {
  some: (n) => `${n === 0 ? 'none' : n} of them`,
  each: 'each of them',
  many: 'new ones',
};

/** What single cards count by code of their own, by name. */
const CUSTOM: Readonly<Record<string, EnglishCounted>> = {
  'room-between-field-and-pasture': things('clay or stone room', {
    where: ' beside both a field and a pasture',
  }),
  'people-at-goods': things('person', { many: 'people', where: ' you have on accumulation spaces' }),
};

/** What can be counted, whatever it is, in English. */
export function quantity(of: Quantity): EnglishCounted {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of.of);
    case 'lying':
      return things('good', { where: ` on “${spaceNames[of.on]}”` });
    case 'reached':
      return things('step', { where: ` reached of ${steps(of.from, quantity(of.of))}` });
    case 'missing':
      return things('one', { where: ` missing to ${quantity(of.of).some(of.to)}` });
    case 'least': {
      const set = list(of.of.map((one) => quantity(one).many));
      return things('set', { where: ` of ${set}` });
    }
    case 'sum': {
      const [each, many] = [of.of.map((one) => quantity(one).each), of.of.map((one) => quantity(one).many)];
      return { some: (n) => `${n} ${list(many)} together`, each: list(each), many: `${list(many)} together` };
    }
    case 'brought':
      return BROUGHT;
    case 'custom':
      return CUSTOM[of.name];
    default:
      return counted[of.count];
  }
}

/** Numbers that are reached one after the other: `1, 4 or 7 sheep`. */
export function steps(from: readonly number[], of: CountedPhrase): string {
  return list([...from.slice(0, -1).map(String), of.some(from[from.length - 1])], 'or');
}

/** Goods of one kind, or of several taken together. */
function goodsCounted(of: readonly Good[]): EnglishCounted {
  const name = (n: number) =>
    list(
      of.map((good) => goodName(goodNumber(good), n)),
      'or',
    );
  const onFarm = of.every((good) => (ANIMALS as readonly Good[]).includes(good));
  return things(name(1), { many: name(2), where: onFarm ? '' : ' in your supply' });
}
