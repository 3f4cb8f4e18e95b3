import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import type { CountedPhrase } from '../../agricola/card-phrases';
import type { Counting, Pieces, Things } from '../../agricola/clauses/counting';
import { byKind, type PhrasesBy } from '../../by-kind';
import { form, list, ordinal } from '../grammar';
import { goodName, majorName } from './nouns';
import { spacesMeant, spacesNoun } from './spaces-meant';

/** Things with a number before them: `2 rooms`, `no rooms`, `each room you have`; `where` follows everything. */
function things(one: string, { many = `${one}s`, where = '', each = ' you have' } = {}): CountedPhrase {
  return {
    some: (n) => `${n === 0 ? 'no' : n} ${n === 1 ? one : many}${where}`,
    each: `each ${one}${where === '' ? each : where}`,
    many: `${many}${where}`,
  };
}

const IN_SUPPLY = { where: ' in your supply' };
const IN_FRONT = { each: ' in front of you' };
const BUILT = { each: ' you have built' };

const WORDS: Readonly<Record<Things, CountedPhrase>> = {
  rooms: things('room'),
  woodRooms: things('room', { where: ' of your wooden house' }),
  stoneRooms: things('room', { where: ' of your stone house' }),
  allGrain: things('grain', { many: 'grain', where: ' in your supply and on your fields' }),
  allVegetables: things('vegetable', { where: ' in your supply and on your fields' }),
  people: things('person', { many: 'people', each: ' in your family' }),
  newborns: things('newborn'),
  begging: things('begging marker'),
  occupations: things('occupation', IN_FRONT),
  improvements: things('improvement', IN_FRONT),
  majors: things('major improvement', IN_FRONT),
  minors: things('minor improvement', IN_FRONT),
  fields: things('field'),
  fieldTiles: things('field tile'),
  grainFields: things('grain field'),
  vegetableFields: things('vegetable field'),
  unplantedFields: things('empty field'),
  pastures: things('pasture'),
  pastureSpaces: things('fenced space'),
  unusedSpaces: things('unused space', { where: ' in your farmyard' }),
  stables: things('stable', BUILT),
  unfencedStables: things('unfenced stable'),
  fences: things('fence', BUILT),
  fencesLeft: things('fence', IN_SUPPLY),
  handOccupations: things('occupation', { where: ' in your hand' }),
  round: {
    some: (n) => `round ${n}`,
    each: 'each round up to the current one',
    many: 'rounds played so far',
  },
  roundsLeft: things('complete round', { where: ' left to play' }),
  completedRounds: things('completed round', { each: '' }),
  completedFeedings: things('completed feeding phase', { each: '' }),
  completedHarvests: things('completed harvest', { each: '' }),
  players: things('player', { each: '' }),
  cookingImprovements: things('cooking improvement', IN_FRONT),
  bakingImprovements: things('baking improvement', IN_FRONT),
  laterOccupations: things('occupation', { where: ' you have played after this one' }),
  laid: things('marker', { where: ' on this card' }),
  marked: things('place', { where: ' marked by this card' }),
  person: {
    some: (n) => `the ${ordinal(n)} person you place in the round`,
    each: 'each person you have placed in this round',
    many: 'people you have placed in this round',
  },
};

/** What can be built piece by piece. */
const PIECES: Readonly<Record<Pieces, string>> = { rooms: 'room', stables: 'stable', fences: 'fence' };

/** What occasions bring: one, many, and what follows each of them. */
const BROUGHT: Readonly<
  Record<Brought, { readonly one: string; readonly many: string; readonly each: string }>
> = {
  lyingThere: { one: 'good', many: 'goods', each: 'there' },
  foodGiven: { one: 'food', many: 'food', each: 'that the space gives' },
  taken: { one: 'good', many: 'goods', each: 'taken' },
  built: { one: 'piece', many: 'pieces', each: 'built' },
  newLargePastures: {
    one: 'new pasture',
    many: 'new pastures',
    each: 'of at least 4 spaces, none of which was enclosed before',
  },
  sown: { one: 'field', many: 'fields', each: 'sown' },
  vegetablesSown: { one: 'field', many: 'fields', each: 'sown with vegetables' },
  grainHarvested: { one: 'grain field', many: 'grain fields', each: 'that you harvest' },
  vegetablesHarvested: { one: 'vegetable', many: 'vegetables', each: 'you harvest' },
  grainEmptied: { one: 'field', many: 'fields', each: 'from which you harvest the last grain' },
  vegetablesEmptied: { one: 'field', many: 'fields', each: 'from which you harvest the last vegetable' },
  baked: { one: 'grain', many: 'grain', each: 'baked' },
  cooked: { one: 'good', many: 'goods', each: 'cooked' },
  vegetablesCooked: { one: 'vegetable', many: 'vegetables', each: 'cooked' },
  sheepCooked: { one: 'sheep', many: 'sheep', each: 'cooked' },
  boarCooked: { one: 'wild boar', many: 'wild boar', each: 'cooked' },
  cattleCooked: { one: 'cattle', many: 'cattle', each: 'cooked' },
  gained: { one: 'good', many: 'goods', each: 'obtained' },
  unlaid: { one: 'marker', many: 'markers', each: 'taken off this card' },
};

/** What single cards count by code of their own, by name. */
const OWN: Readonly<Record<CustomQuantity, CountedPhrase>> = {
  'empty-field-tiles': things('empty field tile'),
  'full-pastures': things('pasture', { where: ' that holds as many animals as it can' }),
  'roomy-pastures': things('pasture', { where: ' with at least 1 animal and room for at least 3 more' }),
  'room-between-field-and-pasture': things('clay or stone room', {
    where: ' beside both a field and a pasture',
  }),
  'added-rooms': things('room', { where: ' built onto your first house' }),
  'boar-in-farmyard': things('wild boar', { many: 'wild boar', where: ' in your farmyard (not on cards)' }),
  'empty-places': things('empty place', { where: ' on this card' }),
  'tools-played': things('plow or Harrow', { many: 'plows and Harrows', where: ' in play, whoever has it' }),
  'grain-on-hearths': things('grain', {
    many: 'grain',
    where: ' baked on a Fireplace or Cooking Hearth',
    each: '',
  }),
  'others-as-well-housed': things('other player', {
    where: ' with a house like yours or a better one',
  }),
  'smaller-family': things('person', {
    many: 'people',
    where: ' more in that player’s family than in yours',
  }),
  'sheep-of-all': things('sheep', { many: 'sheep', where: ' of all players together' }),
  'cattle-of-all': things('cattle', { many: 'cattle', where: ' of all players together' }),
  'vegetable-cooked': things('food', { many: 'food', where: ' that a vegetable gives you' }),
  'full-categories': things('category', {
    many: 'categories',
    where:
      ' of the score (fields, pastures, grain, vegetables, each type of animal, fenced stables) in which you get 4 points',
  }),
  'costly-categories': things('category', {
    many: 'categories',
    where:
      ' of the score (fields, pastures, grain, vegetables, each type of animal) in which you lose 1 point',
  }),
  unicorn: things('point', { where: ' that the unicorn is worth' }),
  'majors-beyond-rooms': things('major improvement', { where: ', if you have more of them than rooms' }),
  'major-values': things('point', { where: ' on your major improvements' }),
};

const PHRASES: PhrasesBy<'count', Counting, [], CountedPhrase> = {
  things: ({ things: word }) => WORDS[word],
  goods: ({ goods, onFarm }) => {
    const name = (n: number) =>
      list(
        goods.map((good) => goodName(good, n)),
        'or',
      );
    return things(name(1), { many: name(2), where: onFarm ? '' : ' in your supply' });
  },
  lying: ({ spaces, good }) =>
    good === undefined
      ? things('good', { where: ` on ${spacesMeant(spaces)}` })
      : things(goodName(good, 1), { many: goodName(good, 2), where: ' on any accumulation space' }),
  peopleOn: ({ on }) => {
    const where = ` on ${spacesNoun(on).many}${spacesNoun(on).where}`;
    return { ...things('person', { many: 'people', where }), each: `each person you have${where}` };
  },
  spaces: ({ of }) => {
    const { one, many, where } = spacesNoun(of);
    return things(one, { many, where, each: '' });
  },
  steps: ({ of, from }) => things('step', { where: ` reached of ${steps(from, counted(of).some)}` }),
  missing: ({ of, to }) => things('one', { where: ` missing to ${counted(of).some(to)}` }),
  majorsNamed: ({ majors }) => {
    const names = list(majors.map((major) => `the ${majorName(major)}`));
    return {
      some: (n) => `${n} of these: ${names}`,
      each: `each of these major improvements that you have (${names})`,
      many: names,
    };
  },
  laidOf: ({ good }) => things(goodName(good, 1), { many: goodName(good, 2), where: ' on this card' }),
  widePastures: ({ spaces }) => things('pasture', { where: ` of at least ${spaces} spaces` }),
  every: ({ of, size }) => {
    const group = counted(of).some(size);
    return { some: (n) => `${n} times ${group}`, each: `every ${group}`, many: `groups of ${group}` };
  },
  sets: ({ of }) => things('set', { where: ` of ${list(of.map((one) => counted(one).some(1)))}` }),
  sum: ({ of }) => {
    const together = `${list(of.map((one) => counted(one).many))} together`;
    return {
      some: (n) => `${n} ${together}`,
      each: list(of.map((one) => counted(one).each)),
      many: together,
    };
  },
  brought: ({ what, good, pieces }) => {
    const { one, many, each } = BROUGHT[what];
    const noun = (n: number) => {
      if (pieces !== undefined) return form(n, PIECES[pieces]);
      return good === undefined ? form(n, one, many) : goodName(good, n);
    };
    return {
      some: (n) => `${n === 0 ? 'no' : n} ${noun(n)}`,
      each: `each ${noun(1)} ${each}`,
      many: `${noun(2)} ${each}`,
    };
  },
  own: ({ name }) => OWN[name],
};

/** What can be counted, in English. */
export const counted = byKind('count', PHRASES);

/** Numbers that are reached one after the other: `1, 4 or 7 sheep`. */
export function steps(from: readonly number[], some: (n: number) => string): string {
  return list([...from.slice(0, -1).map(String), some(from[from.length - 1])], 'or');
}
