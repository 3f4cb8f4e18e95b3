import type { Where } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import type { OccupationPrice } from '../../agricola/choices';
import type { Doing } from '../../agricola/clauses/clause';
import { hasPoints } from '../../agricola/clauses/prize';
import { hasTwin } from '../../agricola/major-kind';
import { ownDeeds } from '../../agricola/own/index';
import { byKind, type PhrasesBy } from '../../by-kind';
import type { Voice } from '../../voice';
import { count, list } from '../grammar';
import { duty, type VerbPhrase, whose } from '../voice';
import { comingRounds, roundSpaces } from './coming-rounds';
import { counted } from './counted';
import { ofDrawnDeck } from './drawn';
import { alternatives, amount, goodName, goods } from './nouns';
import { anAction } from './occasions';
import { paying } from './payment';
import { prize } from './prizes';
import { spacesNamed } from './spaces-meant';
import { anImprovement, theImprovement } from './upgrades';

const OWN = ownDeeds('en');

const ROOM_PRICE = '5 of your house’s material and 2 reed';

/** So many rooms or stables and what each costs: `1 stable for 1 wood`, `any number of stables (2 wood each)`. */
function pieces(
  n: number,
  one: string,
  price: string,
  often = n === ANY ? 'any number of ' : `up to ${n} `,
): string {
  if (price === '')
    return n === 1 ? `1 ${one} without paying anything` : `${often}${one}s without paying anything`;
  return n === 1 ? `1 ${one} for ${price}` : `${often}${one}s (${price} each)`;
}

/** Rooms and stables that may be built together. */
function building(doing: Extract<Doing, { says: 'build' }>): string {
  const { rooms, stables, stablePrice, price, less, within } = doing;
  const cheaper = less.length === 0 ? '' : `, but ${alternatives(singly(less))} less`;
  const usual = `${ROOM_PRICE}${cheaper}`;
  const room = pieces(rooms, 'room', price === undefined ? usual : price.length === 0 ? '' : goods(price));
  if (stables === 0) return room;
  if (rooms === 0) {
    const where = within === undefined ? '' : `, but only in a pasture of exactly ${count(within, 'space')}`;
    return `${pieces(stables, 'stable', stablePrice.length === 0 ? '' : goods(stablePrice))}${where}`;
  }
  return `${room} and/or ${pieces(stables, 'stable', stablePrice.length === 0 ? '' : goods(stablePrice), rooms === stables ? '' : undefined)}`;
}

/** Goods one by one. */
function singly(of: Amounts): string[] {
  return of.map(([good, n]) => amount(good, n));
}

/** For so much food, or for nothing. */
function forFood(food: number): string {
  return food === 0 ? 'for free' : `for ${food} food`;
}

/** What playing an occupation costs: ` (your first is free, each later one costs 1 food)`. */
function occupationCost({ firsts, first, later }: OccupationPrice): string {
  if (firsts === 0) return ` ${forFood(later)}`;
  const begin = firsts === 1 ? 'your first' : `your first ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, each later one ${costs(later, 1)})`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'is free' : 'are free';
  return n === 1 ? `costs ${food} food` : `cost ${food} food each`;
}

/** Another person, where it comes from and where it may go. */
function placing({ from, on, evenOccupied, forever }: Where): string {
  const who = from === 'home' ? 'another person' : 'a person from your supply';
  const place = on === undefined ? '' : ` on ${spacesNamed(on)}`;
  const even = evenOccupied === true ? ', even on an occupied space' : '';
  return `place ${who}${place}${even}${forever === true ? ', who leaves the game for good at the end of the round' : ''}`;
}

function drawing({ from, food, orPass }: Extract<Doing, { says: 'draw' }>): string {
  const which = `chance picks one of ${from === 'three' ? '3 occupations that you choose from' : 'the occupations in'} your hand`;
  return orPass
    ? `${which}: play it ${forFood(food)}, or give it to the player on your left (if you play alone, it leaves the game)`
    : `${which}, and you may play it ${forFood(food)} (if it cannot be played, it leaves the game)`;
}

/** A major improvement that can be built: `the Joinery`, `a Fireplace`. */
function oneMajor(major: number): string {
  return (hasTwin(major) ? anImprovement : theImprovement)(sourceOfMajor(major));
}

const plain = (text: string): VerbPhrase => ({ plain: text });

const DOINGS: PhrasesBy<'says', Doing, [Voice], VerbPhrase> = {
  get: ({ prize: what, also }) => {
    const text = prize(what);
    return {
      plain: `${hasPoints(what) ? 'get' : 'take'} ${text}`,
      told: `you ${also ? 'also ' : ''}get ${text}`,
      third: `gets ${text}`,
    };
  },
  pay: (pay) => duty(paying(pay)),
  build: (doing) => plain(`build ${building(doing)}`),
  renovate: ({ free, less }, voice) => {
    const cheaper = less.length === 0 ? '' : `, but ${alternatives(singly(less))} less`;
    const price = free ? 'without paying anything' : `(1 of the new material per room, and 1 reed${cheaper})`;
    return plain(`renovate ${whose(voice)} house from wood to clay or from clay to stone ${price}`);
  },
  grow: ({ needsRoom }, voice) => {
    const room = needsRoom
      ? `if ${voice.others === true ? 'they' : 'you'} have a free room`
      : 'even without a free room';
    return plain(`grow ${whose(voice)} family by 1 person ${room}`);
  },
  plow: ({ fields, also }) =>
    plain(`${also ? 'also ' : ''}plow ${fields === 1 ? '1 field' : `up to ${fields} fields`}`),
  cook: () => plain('turn goods into food with a cooking improvement'),
  sow: ({ fields, crop }, voice) => {
    const many = fields === undefined ? 'any number' : fields === 1 ? '1' : `up to ${fields}`;
    const named = crop === undefined ? '' : ` with ${goodName(crop)}`;
    return plain(`sow ${many} of ${whose(voice)} empty fields${named}`);
  },
  reap: ({ crop, fields, more }, voice) => {
    const name = goodName(crop, 1);
    const where = `${whose(voice)} ${name} fields`;
    if (fields === 1) return plain(`take 1 ${name} from 1 of ${where}`);
    return plain(
      `take 1 ${more ? 'more ' : ''}${name} from each of ${fields === undefined ? '' : `up to ${fields} of `}${where}`,
    );
  },
  bake: ({ grain }) =>
    plain(
      grain === undefined
        ? 'bake bread'
        : `turn exactly ${grain} grain into food with a baking improvement (not a “Bake Bread” action)`,
    ),
  owe: ({ food }) =>
    plain(
      `pay ${food} food; for each food that you lack, you may turn goods into food or else take 1 begging marker`,
    ),
  payOwners: () => plain('pay 1 food for each of the cards named here to the player who has it'),
  discardCrops: ({ crop, fields }, voice) => {
    const name = goodName(crop, 1);
    return plain(
      `discard 1 ${name} from ${fields === 1 ? '1' : `each of ${fields}`} of ${whose(voice)} ${name} fields`,
    );
  },
  addCrops: ({ crop }, voice) =>
    plain(
      crop !== undefined
        ? `add 1 ${goodName(crop, 1)} from the general supply to each of ${whose(voice)} fields with ${goodName(crop)}`
        : `add 1 crop of the same kind to each of ${whose(voice)} planted fields on which only one kind of crop grows`,
    ),
  discardCard: (_doing, voice) => plain(`discard exactly 1 card from ${whose(voice)} hand`),
  fence: () => plain('build any number of fences for 1 wood each'),
  rebuildFences: () => plain('knock down all your fences and build up to as many again at no cost'),
  fencesInAll: ({ n }) => plain(`build exactly ${count(n, 'fence')} without paying wood for them`),
  enclose: ({ free }) => {
    const gift =
      free === 0 ? '' : ` (${free === 1 ? '1 of its fences is' : `${free} of its fences are`} free)`;
    return plain(`enclose exactly 1 new pasture with nothing but the wood you have just taken${gift}`);
  },
  pasture: ({ spaces, wood, around }) => {
    const price = wood === 0 ? 'without paying for its fences' : `for at most ${wood} wood in all`;
    return plain(
      `enclose exactly 1 new pasture of ${count(spaces, 'space')}${around ? ' around one of the stables just built' : ''} ${price}`,
    );
  },
  major: ({ of, price }) => {
    const which = of.length === 0 ? '1 major improvement' : list(of.map(oneMajor), 'or');
    return plain(`build ${which}${price === undefined ? '' : ` for ${goods(price)}`}`);
  },
  minor: ({ byAction }, voice) => {
    const note = byAction ? '' : ` (this is not ${anAction('minor')})`;
    return plain(`play 1 minor improvement from ${whose(voice)} hand${note}`);
  },
  improvement: ({ spending }, voice) =>
    plain(
      `build 1 major improvement or play 1 minor improvement from ${whose(voice)} hand, paying at least ${amount(spending, 1)} for it`,
    ),
  occupation: ({ price }, voice) =>
    plain(`play 1 occupation from ${whose(voice)} hand${occupationCost(price)}`),
  later: ({ rounds, goods: of, card }) => {
    const mark = `mark ${roundSpaces(rounds)}`;
    if (of.length === 0) return plain(mark);
    const text = `${goods(of)} at the start of ${comingRounds(rounds)}${card ? `, then ${mark}` : ''}`;
    return { plain: `get ${text}`, told: `you get ${text}`, third: `gets ${text}` };
  },
  lay: ({ n, good }) => {
    const some = (m: number) => (good === undefined ? count(m, 'marker') : amount(good, m));
    return plain(
      typeof n === 'number'
        ? `lay ${some(n)} on this card`
        : `lay ${some(1)} on this card for ${counted(n).each}`,
    );
  },
  setAside: ({ piece, n, after, some }) => {
    const where = roundSpaces({ coming: 'after', after });
    return plain(
      `place ${count(n, piece)} from your supply on ${after.length === 1 ? where : `each of ${where}${some ? ', or only on some of them' : ''}`}`,
    );
  },
  laterRow: ({ row }) => {
    const text = `${list(row.map(goods))}, in this order, at the start of the next ${row.length} rounds`;
    return { plain: `get ${text}`, told: `you get ${text}`, third: `gets ${text}` };
  },
  unlay: ({ all }) => plain(`take ${all ? 'all markers' : '1 marker'} from this card`),
  takeFrom: ({ space, all }) => plain(`take ${all ? 'all goods' : '1 good'} from ${spacesNamed([space])}`),
  toHand: (_doing, voice) => plain(`return this card to ${whose(voice)} hand`),
  foresee: ({ deck, n }) =>
    plain(`look at the top ${n} cards of the ${ofDrawnDeck(deck)} and put them back in any order`),
  leaves: () => plain('remove this card from the game'),
  redraw: ({ n }, voice) =>
    plain(`discard all minor improvements in ${whose(voice)} hand and draw ${n} new ones`),
  fromActor: ({ goods: of, gets }) => {
    const paid = gets.length === 0 ? '' : `, who gets ${goods(gets)} from the general supply`;
    return plain(`take ${goods(of)} from that player${paid}`);
  },
  takeOff: ({ good }) => plain(`take ${good === undefined ? 'all goods' : amount(good, 1)} from this card`),
  topOfPile: () => plain('take the top good of the pile on this card'),
  place: ({ where }) => plain(placing(where)),
  jump: ({ to, evenOccupied, other }) => {
    const which = other ? 'the other one' : spacesNamed(to);
    return plain(
      `use ${which} with the same person${evenOccupied ? ', even if it is occupied' : ' if it is unoccupied'}`,
    );
  },
  guest: ({ last }) =>
    plain(
      last
        ? 'place a guest in this round after everybody has placed all people'
        : 'take a person from your supply to place in this round only',
    ),
  draw: (doing) => plain(drawing(doing)),
  marketplace: () =>
    plain(
      'give goods to your partner or take goods from your partner, paying 1 of each type of good that you move',
    ),
  harvest: (_doing, voice) => plain(`harvest 1 crop from each of ${whose(voice)} planted fields`),
  breed: ({ of }, voice) =>
    plain(
      of === undefined
        ? `let ${whose(voice)} animals breed (1 newborn of each type of which you have 2 or more, if it finds room)`
        : `let ${whose(voice)} ${goodName(of)} breed (1 newborn if you have 2 or more and it finds room)`,
    ),
  own: ({ name }) => OWN[name],
};

/** What somebody does, in English. */
export const doing = byKind('says', DOINGS);
