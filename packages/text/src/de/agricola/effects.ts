import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, FOOD, type Good, goodNumber } from '@furrow/agricola/goods';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, inverted, list, type Noun } from '../grammar';
import { amount, goods } from './nouns';

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

/** The goods of which one is to be chosen, if the options are nothing else. */
function singleGoods(options: Readonly<Record<string, Effect>>): readonly Good[] | undefined {
  const single: Good[] = [];
  for (const effect of Object.values(options)) {
    if (effect.do !== 'gain') return undefined;
    const [[good, n], ...more] = Object.entries(effect.goods) as [Good, number][];
    if (n !== 1 || more.length > 0) return undefined;
    single.push(good);
  }
  return single;
}

function anyResource(n: number): string {
  return `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl`;
}

/** Whether an effect gives 1 building resource of choice. */
function isResource(effect: Effect): boolean {
  return effect.do === 'oneOf' && singleGoods(effect.options)?.join() === BUILDING_RESOURCES.join();
}

/** What an effect gives, if it does nothing else: `1 Nahrung`, `den Startspielermarker`. */
function taken(effect: Effect, { lying = [] }: How): string | undefined {
  if (effect.do === 'gain') return goods(amounts(effect.goods));
  if (effect.do === 'collect') return lying.length === 0 ? 'alles von diesem Feld' : goods(lying);
  if (effect.do === 'token') return 'den Startspielermarker';
  if (effect.do !== 'oneOf') return undefined;
  if (isResource(effect)) return anyResource(1);
  const either = singleGoods(effect.options)?.map((good) => amount(goodNumber(good), 1));
  return either === undefined ? undefined : list(either, 'oder');
}

/** Steps in a row; what is only taken is named with one verb: `nimm den Startspielermarker und 2 Nahrung`. */
function inOrder(steps: readonly Effect[], how: How): string {
  if (steps.every(isResource)) return clause(how, TAKE, anyResource(steps.length));
  const things = steps.map((step) => taken(step, how));
  if (things.includes(undefined)) {
    return rowOf(
      how,
      steps.map((step) => how.say(step)),
      (all) => all.join(' und dann '),
    );
  }
  const named = things.map((thing) => (thing?.includes(' oder ') ? `entweder ${thing}` : thing));
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
function occupationPrice(food: readonly number[]): string {
  const last = food[food.length - 1];
  const before = food.filter((price) => price !== last);
  const first = before.length === 1 ? 'die erste' : `die ersten ${before.length}`;
  return `${first} ${costs(before[0], before.length)}, jede weitere ${costs(last, 1)}`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'ist kostenlos' : 'sind kostenlos';
  return `${n === 1 ? 'kostet' : 'kosten je'} ${amount(FOOD, food)}`;
}

/** What effects do, in German. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => inOrder(steps, how),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    const single = taken(effect, how);
    if (single !== undefined) return clause(how, TAKE, single);
    const options = Object.values(effect.options).map((one) => how.say(one));
    return rowOf(how, options, (all) => all.join(' oder '));
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
  minor: (_effect, how) => clause(how, PLAY, '1 kleine Anschaffung'),
  occupation: ({ food }, how) =>
    food.length === 1
      ? clause(how, PLAY, `1 Ausbildung für ${amount(FOOD, food[0])}`)
      : `${clause(how, PLAY, '1 Ausbildung')} (${occupationPrice(food)})`,
  later: ({ rounds, goods: of }) =>
    `du bekommst zu Beginn der nächsten ${rounds} Runden je ${goods(amounts(of))}`,
  field: (_effect, how) => clause(how, HARVEST, '1 Getreide oder Gemüse von jedem deiner bestellten Äcker'),
  breed: (_effect, how) => clause(how, LET, 'deine Tiere sich vermehren'),
};
