import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, FOOD, goodNumber } from '@furrow/agricola/goods';
import { type OccupationPrice, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, inverted, list, type Noun } from '../grammar';
import { amount, goodName, goods } from './nouns';

/** What a verb begins a command with, what it then ends it with, and its infinitive. */
interface Verb {
  readonly first: string;
  readonly last?: string;
  readonly infinitive: string;
}

const TAKE: Verb = { first: 'nimm', infinitive: 'nehmen' };
const PAY: Verb = { first: 'zahle', infinitive: 'zahlen' };
const BUILD: Verb = { first: 'baue', infinitive: 'bauen' };
const RENOVATE: Verb = { first: 'renoviere', infinitive: 'renovieren' };
const GROW: Verb = { first: 'vergrößere', infinitive: 'vergrößern' };
const PLOW: Verb = { first: 'pflüge', infinitive: 'pflügen' };
const SOW: Verb = { first: 'besäe', infinitive: 'besäen' };
const BAKE: Verb = { first: 'backe', infinitive: 'backen' };
const PLAY: Verb = { first: 'spiele', last: 'aus', infinitive: 'ausspielen' };
const HARVEST: Verb = { first: 'ernte', infinitive: 'ernten' };
const LET: Verb = { first: 'lass', infinitive: 'lassen' };
const EXCHANGE: Verb = { first: 'tausche', last: 'aus', infinitive: 'austauschen' };
const CHOOSE: Verb = { first: 'wähle', infinitive: 'wählen' };

/** What clauses that are no commands begin with. */
const LEADS = { may: 'du darfst', ask: 'möchtest du' } as const;

/** A verb and what belongs to it, in the mood that is asked for: `nimm …`, `du darfst … nehmen`. */
function clause({ mood }: Pick<How, 'mood'>, verb: Verb, rest: string): string {
  if (mood === 'do') return `${verb.first} ${rest}${verb.last === undefined ? '' : ` ${verb.last}`}`;
  return `${LEADS[mood]} ${rest} ${verb.infinitive}`;
}

/** A clause that goes on after another one of the same mood: `du darfst` is not said again. */
function goingOn({ mood }: How, text: string): string {
  return mood === 'do' ? text : text.replace(`${LEADS[mood]} `, '');
}

/** A clause with more words behind its verb: `nimm dafür …`, `du darfst ab Runde 5 …`. */
function withWords({ mood }: How, text: string, words: string): string {
  return mood === 'do'
    ? text.replace(/^\S+/, `$& ${words}`)
    : text.replace(LEADS[mood], `${LEADS[mood]} ${words}`);
}

/** Clauses of the same mood in a row. */
function rowOf(how: How, [first, ...others]: readonly string[], join: (all: string[]) => string): string {
  return join([first, ...others.map((text) => goingOn(how, text))]);
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'oder',
);

function anyResource(n: number): string {
  return `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl (${RESOURCES})`;
}

/** What an effect gives, if it does nothing else: `1 Nahrung`, `den Startspielermarker`. */
function taken(effect: Effect, { lying = [] }: How): string | undefined {
  if (effect.do === 'gain') return goods(amounts(effect.goods));
  if (effect.do === 'collect') return lying.length === 0 ? 'alles von diesem Feld' : goods(lying);
  if (effect.do === 'token') return 'den Startspielermarker';
  if (resourcesIn(effect) === 1) return anyResource(1);
  const either = singleGoods(effect)?.map((good) => amount(good, 1));
  return either === undefined ? undefined : list(either, 'oder');
}

/** Steps in a row; what is only taken is named with one verb: `nimm den Startspielermarker und 2 Nahrung`. */
function inOrder(steps: readonly Effect[], how: How): string {
  const things = steps.map((step) => taken(step, how));
  if (things.includes(undefined)) {
    return rowOf(
      how,
      steps.map((step) => how.say(step)),
      (all) => all.join(' und dann '),
    );
  }
  const named = things.map((thing, i) =>
    singleGoods(steps[i]) !== undefined && resourcesIn(steps[i]) === 0 ? `entweder ${thing}` : thing,
  );
  return clause(how, TAKE, named.join(named.some((thing) => thing?.includes(' und ')) ? ' sowie ' : ' und '));
}

/** One of several effects as a part of something bigger: it is said that it is only one. */
function part(effect: Effect, how: How): string {
  if (effect.do !== 'oneOf' || taken(effect, how) !== undefined) return how.say(effect);
  return `${clause(how, CHOOSE, 'eines')}: ${capital(how.say(effect, 'do'))}`;
}

const ROOM_PRICE = '5 vom Material deines Hauses und 2 Schilf';

/** So many rooms or stables and what each costs: `1 Stall für 1 Holz`, `beliebig viele Ställe (je 2 Holz)`. */
function pieces(n: number, { one, many }: Pick<Noun, 'one' | 'many'>, price: string): string {
  if (n === 1) return `1 ${one} für ${price}`;
  return `${n === ANY ? 'beliebig viele' : `bis zu ${n}`} ${many} (je ${price})`;
}

function construction({ rooms, stables, stableCost }: Extract<Effect, { do: 'build' }>): string {
  const room = pieces(rooms, { one: 'Raum', many: 'Räume' }, ROOM_PRICE);
  const stable = pieces(stables, { one: 'Stall', many: 'Ställe' }, goods(amounts(stableCost)));
  if (rooms === 0) return stable;
  if (stables === 0) return room;
  return `${room} und/oder ${rooms === stables ? stable.replace('beliebig viele ', '') : stable}`;
}

/** What an occupation costs: `die erste ist kostenlos, jede weitere kostet 1 Nahrung`. */
function occupationCost({ firsts, first, later }: OccupationPrice): string {
  const begin = firsts === 1 ? 'die erste' : `die ersten ${firsts}`;
  return `${begin} ${costs(first, firsts)}, jede weitere ${costs(later, 1)}`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'ist kostenlos' : 'sind kostenlos';
  return `${n === 1 ? 'kostet' : 'kosten je'} ${amount(FOOD, food)}`;
}

/** What effects do, in German. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    return n > 0 ? clause(how, TAKE, anyResource(n)) : inOrder(effect.steps, how);
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    const single = taken(effect, how);
    if (single !== undefined) return clause(how, TAKE, single);
    const options = Object.values(effect.options).map((one) => how.say(one));
    return rowOf(how, options, (all) => list(all, 'oder'));
  },
  anyOf: ({ options, inOrder: ordered }, how) => {
    const parts = Object.values(options).map((one) => part(one, how));
    return `${rowOf(how, parts, (all) => all.join(' und/oder '))}${ordered ? ' (in dieser Reihenfolge)' : ''}`;
  },
  then: ({ first, after }, how) => {
    const begun = how.say(first);
    return how.mood === 'ask' ? begun : `${begun}, danach ${inverted(how.say(after, 'may'))}`;
  },
  gain: (effect, how) => clause(how, TAKE, goods(amounts(effect.goods))),
  collect: (effect, how) => clause(how, TAKE, taken(effect, how) ?? ''),
  token: (_effect, how) => clause(how, TAKE, 'den Startspielermarker'),
  pay: ({ cost, perHarvestLeft, get }, how) => {
    const fixed = goods(amounts(cost));
    const price =
      perHarvestLeft === undefined
        ? fixed
        : `${fixed} sowie ${amount(goodNumber(perHarvestLeft), 1)} für jede noch ausstehende Ernte`;
    const got = goingOn(how, withWords(how, how.say(get), 'dafür'));
    return `${clause(how, PAY, price)} und ${got}`;
  },
  fromRound: ({ round, effect }, how) =>
    how.mood === 'ask' ? how.say(effect) : withWords(how, how.say(effect), `ab Runde ${round}`),
  build: (effect, how) => clause(how, BUILD, construction(effect)),
  renovate: (_effect, how) =>
    clause(
      how,
      RENOVATE,
      'dein Haus für 1 Schilf und je Raum 1 Lehm (aus Holz wird Lehm) oder 1 Stein (aus Lehm wird Stein)',
    ),
  grow: ({ needsRoom }, how) =>
    `${clause(how, GROW, 'deine Familie um 1 Person')} (${needsRoom ? 'ein Raum muss frei sein' : 'auch ohne freien Raum'})`,
  plow: (_effect, how) => clause(how, PLOW, '1 Acker'),
  sow: (_effect, how) => clause(how, SOW, 'beliebig viele leere Äcker'),
  bake: (_effect, how) => clause(how, BAKE, 'Brot'),
  fences: (_effect, how) => clause(how, BUILD, 'Zäune für je 1 Holz'),
  major: (_effect, how) => clause(how, BUILD, '1 große Anschaffung'),
  minor: (_effect, how) => clause(how, PLAY, '1 kleine Anschaffung von der Hand'),
  occupation: ({ food }, how) => {
    const price = occupationPrice(food);
    return price.firsts === 0
      ? clause(how, PLAY, `1 Ausbildung von der Hand für ${amount(FOOD, price.later)}`)
      : `${clause(how, PLAY, '1 Ausbildung von der Hand')} (${occupationCost(price)})`;
  },
  later: ({ rounds, goods: of }) =>
    `du bekommst zu Beginn der nächsten ${rounds} Runden je ${goods(amounts(of))}`,
  marketplace: (_effect, how) =>
    `${clause(how, EXCHANGE, 'Waren mit deinem Partner')} (gib oder nimm beliebig viele; von jeder Sorte, die den Besitzer wechselt, zahlst du 1)`,
  field: (_effect, how) => clause(how, HARVEST, '1 Getreide oder Gemüse von jedem deiner bestellten Äcker'),
  breed: (_effect, how) =>
    `${clause(how, LET, 'deine Tiere sich vermehren')} (1 Jungtier für jede Art, von der du mindestens 2 Tiere hast)`,
};
