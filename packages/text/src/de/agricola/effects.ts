import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, FOOD, goodNumber } from '@furrow/agricola/goods';
import { type OccupationPrice, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, inverted, list, type Noun } from '../grammar';
import { cardEffects, forFood } from './card-effects';
import {
  clause,
  GET,
  goingOn,
  HARVEST,
  inTurn,
  LAY_BACK,
  LET,
  MARK,
  RECEIVE,
  rowOf,
  TAKE,
  type Verb,
  withWords,
} from './clause';
import { laterGoods, roundSpaces } from './coming-rounds';
import { quantity } from './counted';
import { amount, fences, goodName, goods } from './nouns';
import { goodsPer, prizeOf } from './prizes';
import { SEASON_NAMES } from './seasons';

const PAY: Verb = { first: 'zahle', infinitive: 'zahlen' };
const BUILD: Verb = { first: 'baue', infinitive: 'bauen' };
const RENOVATE: Verb = { first: 'renoviere', infinitive: 'renovieren' };
const GROW: Verb = { first: 'vergrößere', infinitive: 'vergrößern' };
const PLOW: Verb = { first: 'pflüge', infinitive: 'pflügen' };
const SOW: Verb = { first: 'besäe', infinitive: 'besäen' };
const BAKE: Verb = { first: 'backe', infinitive: 'backen' };
const PLAY: Verb = { first: 'spiele', last: 'aus', infinitive: 'ausspielen' };
const EXCHANGE: Verb = { first: 'tausche', last: 'aus', infinitive: 'austauschen' };
const ENCLOSE: Verb = { first: 'zäune', last: 'ein', infinitive: 'einzäunen' };
const CHOOSE: Verb = { first: 'wähle', infinitive: 'wählen' };

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'oder',
);

function anyResource(n: number): string {
  return `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl (${RESOURCES})`;
}

/** What an effect gives, if it does nothing else: `1 Nahrung`, `den Startspielermarker`. */
function taken(effect: Effect, { lying = [] }: How): string | undefined {
  if (effect.do === 'gain' || effect.do === 'points' || effect.do === 'gainPerPlace') return prizeOf(effect);
  if (effect.do === 'collect') return lying.length === 0 ? 'alles von diesem Feld' : goods(lying);
  if (effect.do === 'token') return 'den Startspielermarker';
  if (resourcesIn(effect) === 1) return anyResource(1);
  const either = singleGoods(effect)?.map((good) => amount(good, 1));
  return either === undefined ? undefined : list(either, 'oder');
}

/** Steps in a row; what is only taken is named with one verb: `nimm den Startspielermarker und 2 Nahrung`. */
function inOrder(steps: readonly Effect[], how: How): string {
  const things = steps.map((step) => taken(step, how));
  if (things.includes(undefined))
    return inTurn(
      how,
      steps.map((step) => how.say(step)),
    );
  if (steps.some((step) => step.do === 'points'))
    return clause(how, GET, prizeOf({ do: 'seq', steps }) ?? things.join(' und '));
  const named = things.map((thing, i) =>
    singleGoods(steps[i]) !== undefined && resourcesIn(steps[i]) === 0 ? `entweder ${thing}` : thing,
  );
  return clause(how, TAKE, named.join(named.some((thing) => thing?.includes(' und ')) ? ' sowie ' : ' und '));
}

/** Steps of which the first brings something in one season only: `nimm 2 Nahrung, im Sommer außerdem 1 Getreide`. */
function inSeason([first, ...others]: readonly Effect[], how: How): string | undefined {
  if (first.do !== 'when' || !('season' in first.when)) return undefined;
  const prize = prizeOf(first.then);
  return prize === undefined
    ? undefined
    : `${inOrder(others, how)}, im ${SEASON_NAMES[first.when.season]} außerdem ${prize}`;
}

/** One of several effects as a part of something bigger: it is said that it is only one. */
function part(effect: Effect, how: How): string {
  if (effect.do !== 'oneOf' || taken(effect, how) !== undefined) return how.say(effect);
  return `${clause(how, CHOOSE, 'eines')}: ${capital(how.say(effect, 'do'))}`;
}

const HAND_MINOR = '1 kleine Anschaffung von der Hand';

/** At most so many fields: `1 leeren Acker`, `bis zu 2 leere Äcker`. */
function emptyFields(n: number): string {
  return n === 1 ? '1 leeren Acker' : `bis zu ${n} leere Äcker`;
}

const ROOM_PRICE = '5 vom Material deines Hauses und 2 Schilf';

/** So many rooms or stables and what each costs: `1 Stall für 1 Holz`, `beliebig viele Ställe (je 2 Holz)`. */
function pieces(n: number, { one, many }: Pick<Noun, 'one' | 'many'>, price: string): string {
  if (n === 1) return `1 ${one} für ${price}`;
  return `${n === ANY ? 'beliebig viele' : `bis zu ${n}`} ${many} (je ${price})`;
}

function construction({ rooms, stables, stableCost, less }: Extract<Effect, { do: 'build' }>): string {
  const cheaper = less === undefined ? '' : ` (abzüglich ${goods(amounts(less)).replace(' und ', ' oder ')})`;
  const room = pieces(rooms, { one: 'Raum', many: 'Räume' }, `${ROOM_PRICE}${cheaper}`);
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

/** What is paid, and where it goes: `zahle 1 Nahrung`, `lege 2 Holz auf das Feld zurück`. */
function paying({ cost, times, perHarvestLeft, to }: Extract<Effect, { do: 'pay' }>, how: How): string {
  const price = goods(amounts(cost));
  if (to === 'space') return clause(how, LAY_BACK, `${price} auf das Feld`);
  if (perHarvestLeft !== undefined)
    return clause(
      how,
      PAY,
      `${price} sowie ${amount(goodNumber(perHarvestLeft), 1)} für jede noch ausstehende Ernte`,
    );
  const whom = to === undefined ? '' : to === 'owner' ? 'dem Besitzer der Karte ' : 'diesem Spieler ';
  if (times?.count !== 'missing') return clause(how, PAY, `${whom}${goodsPer(cost, times)}`);
  const most = goods(amounts(cost).map(([good, n]) => [good, n * times.to] as const));
  return clause(how, PAY, `${whom}${most} abzüglich ${price} für ${quantity(times.of).each}`);
}

/** What effects do, in German. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    if (n > 0) return clause(how, TAKE, anyResource(n));
    return inSeason(effect.steps, how) ?? inOrder(effect.steps, how);
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    const single = taken(effect, how);
    if (single !== undefined) return clause(how, TAKE, single);
    const options = Object.values(effect.options).map((one) => how.say(one));
    const isLong = options.some((text) => text.includes(';'));
    return rowOf(how, options, (all) => (isLong ? all.join('; oder ') : list(all, 'oder')));
  },
  anyOf: ({ options, inOrder: ordered }, how) => {
    const parts = Object.values(options).map((one) => part(one, how));
    return `${rowOf(how, parts, (all) => all.join(' und/oder '))}${ordered ? ' (in dieser Reihenfolge)' : ''}`;
  },
  then: ({ first, after }, how) => {
    const begun = how.say(first);
    return how.mood === 'ask' ? begun : `${begun}, danach ${inverted(how.say(after, 'may'))}`;
  },
  gain: ({ goods: of, times }, how) => clause(how, TAKE, goodsPer(of, times)),
  collect: (effect, how) => clause(how, TAKE, taken(effect, how) ?? ''),
  token: (_effect, how) => clause(how, TAKE, 'den Startspielermarker'),
  pay: (effect, how) => {
    const paid = paying(effect, how);
    if (effect.get === undefined) return paid;
    const got = how.say(effect.get);
    if (got.startsWith('du bekommst')) return `${paid}; dafür ${inverted(got)}`;
    return `${paid} und ${goingOn(how, withWords(how, got, 'dafür'))}`;
  },
  fromRound: ({ round, effect }, how) =>
    how.mood === 'ask' ? how.say(effect) : withWords(how, how.say(effect), `ab Runde ${round}`),
  build: (effect, how) => clause(how, BUILD, construction(effect)),
  renovate: ({ free }, how) =>
    free === true
      ? clause(how, RENOVATE, 'dein Haus kostenlos (aus Holz wird Lehm, aus Lehm wird Stein)')
      : clause(
          how,
          RENOVATE,
          'dein Haus für 1 Schilf und je Raum 1 Lehm (aus Holz wird Lehm) oder 1 Stein (aus Lehm wird Stein)',
        ),
  grow: ({ needsRoom }, how) =>
    `${clause(how, GROW, 'deine Familie um 1 Person')} (${needsRoom ? 'ein Raum muss frei sein' : 'auch ohne freien Raum'})`,
  plow: (_effect, how) => clause(how, PLOW, '1 Acker'),
  sow: ({ fields }, how) =>
    clause(how, SOW, fields === undefined ? 'beliebig viele leere Äcker' : emptyFields(fields)),
  bake: (_effect, how) => clause(how, BAKE, 'Brot'),
  fences: ({ one }, how) => {
    if (one === undefined) return clause(how, BUILD, 'Zäune für je 1 Holz');
    const text = clause(how, ENCLOSE, 'mit dem gerade genommenen Holz genau 1 neue Weide');
    return one.free === 0
      ? text
      : `${text} (${fences(one.free)} ${one.free === 1 ? 'ist' : 'sind'} kostenlos)`;
  },
  major: ({ orMinor }, how) => {
    const build = clause(how, BUILD, '1 große Anschaffung');
    return orMinor === true ? `${build} oder ${goingOn(how, clause(how, PLAY, HAND_MINOR))}` : build;
  },
  minor: (_effect, how) => clause(how, PLAY, HAND_MINOR),
  occupation: ({ food }, how) => {
    const price = occupationPrice(food);
    return price.firsts === 0
      ? clause(how, PLAY, `1 Ausbildung von der Hand ${forFood(price.later)}`)
      : `${clause(how, PLAY, '1 Ausbildung von der Hand')} (${occupationCost(price)})`;
  },
  later: ({ rounds, goods: of }, how) => {
    if (of === 'delivery') return clause(how, MARK, roundSpaces(rounds));
    const what = laterGoods(rounds, goods(amounts(of)));
    return how.mood === 'ask' ? clause(how, RECEIVE, what) : `du bekommst ${what}`;
  },
  marketplace: (_effect, how) =>
    `${clause(how, EXCHANGE, 'Waren mit deinem Partner')} (gib oder nimm beliebig viele; von jeder Sorte, die den Besitzer wechselt, zahlst du 1)`,
  field: (_effect, how) => clause(how, HARVEST, '1 Getreide oder Gemüse von jedem deiner bestellten Äcker'),
  breed: ({ of }, how) =>
    of === undefined
      ? `${clause(how, LET, 'deine Tiere sich vermehren')} (1 Jungtier für jede Art, von der du mindestens 2 Tiere hast)`
      : `${clause(how, LET, `deine ${goodName(goodNumber(of))} sich vermehren`)} (1 Jungtier, wenn du mindestens 2 hast)`,
  ...cardEffects,
};
