import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import { choicesIn, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { cardEffects } from './card-effects';
import { alternatives, clause, infinitive, inMood, next } from './clause';
import { condition } from './conditions';
import { quantityPhrase } from './counted';
import { amount, food, goodGender, goodName, goods } from './nouns';
import { gainsText, laterText } from './prizes';

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'o',
);

/** One part of a selection; a choice inside it is said as such. */
function part(effect: Effect, how: How): string {
  const choice = choicesIn(effect).map((one) => how.say(one, 'do'));
  return choice.length === 1 ? choice[0] : `fai una sola di queste cose: ${choice.join(' oppure ')}`;
}

const ROOM_PRICE = '5 risorse del materiale della casa e 2 canne';

/** So many of a piece, and what each costs: `1 stalla (1 legno)`, `una o più stalle (2 legni ciascuna)`. */
function pieces(n: number, [one, many]: readonly [string, string], price: string): string {
  if (n === 1) return `1 ${one} (${price})`;
  return `${n === ANY ? `una o più ${many}` : `fino a ${n} ${many}`} (${price} ciascuna)`;
}

/** What an occupation costs by how many were played before: ` (la tua prima è gratis, ogni altra costa 1 cibo)`. */
function occupationCost(prices: readonly number[]): string {
  const { firsts, first, later } = occupationPrice(prices);
  if (firsts === 0) return ` per ${food(later)}`;
  const begin = firsts === 1 ? 'la tua prima' : `le tue prime ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, ogni altra ${costs(later, 1)})`;
}

function costs(price: number, n: number): string {
  if (price === 0) return n === 1 ? 'è gratis' : 'sono gratis';
  return n === 1 ? `costa ${food(price)}` : `costano ${food(price)} ciascuna`;
}

/** What only happens on a condition, so that nobody takes what follows for part of it. */
function aside(effect: Effect, how: How, text: string): string {
  return effect.do === 'when' && how.mood === 'do'
    ? `${how.say(effect.then)} (se ${condition(effect.when)})`
    : text;
}

/** One thing after the other; what is taken or received at the same time is said together. */
function oneByOne(steps: readonly Effect[], how: How): string {
  const taken = gainsText(steps);
  if (taken !== undefined) return clause(how, 'prendi', taken);
  const later = laterText(steps);
  if (later !== undefined) return clause(how, 'ricevi', later);
  return inMood(steps, how)
    .map((text, i) => {
      const said = i < steps.length - 1 ? aside(steps[i], how, text) : text;
      return i === 0 ? said : `${steps[i].do === 'others' ? ' e' : ', poi'} ${said}`;
    })
    .join('');
}

type Pay = Extract<Effect, { do: 'pay' }>;

/** What is paid, and to whom. */
function payment({ cost, times, perHarvestLeft, to }: Pay): string {
  const each = times === undefined ? '' : ` per ${quantityPhrase(times).each}`;
  const more =
    perHarvestLeft === undefined
      ? ''
      : `, più ${amount(goodNumber(perHarvestLeft), 1)} per ogni raccolto ancora da svolgere,`;
  return `${goods(amounts(cost))}${each}${more}${to === undefined ? '' : PAID_TO[to]}`;
}

const PAID_TO: Readonly<Record<NonNullable<Pay['to']>, string>> = {
  owner: ' a chi possiede la carta',
  space: ' su quello spazio azione',
};

/** Rooms that cost less: each material has its own discount. */
function discount(less: Extract<Effect, { do: 'build' }>['less']): string {
  if (less === undefined) return '';
  const each = amounts(less).map(([good, n]) => `di ${amount(good, n)}`);
  return each.length === 1
    ? `, con uno sconto ${each[0]}`
    : `, con uno sconto ${list(each, 'o')} secondo il materiale`;
}

/** The animals of one type: `le tue pecore`. */
function herd(animal: number): string {
  return goodGender(animal) === 'm' ? `i tuoi ${goodName(animal, 2)}` : `le tue ${goodName(animal, 2)}`;
}

/** What effects do, in Italian. */
export const effects: EffectPhrases = {
  ...cardEffects,
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    return n > 0
      ? clause(how, 'prendi', `${n} risorse da costruzione a tua scelta (${RESOURCES})`)
      : oneByOne(effect.steps, how);
  },
  whole: ({ steps }, how) => oneByOne(steps, how),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    if (resourcesIn(effect) === 1) return clause(how, 'prendi', `1 risorsa da costruzione (${RESOURCES})`);
    const single = singleGoods(effect)?.map((good) => amount(good, 1));
    return single === undefined
      ? alternatives(inMood(Object.values(effect.options), how))
      : clause(how, 'prendi', list(single, 'o'));
  },
  anyOf: ({ options, inOrder }, how) => {
    const all = Object.values(options);
    const text = (how.mood === 'do' ? all.map((one) => part(one, how)) : inMood(all, how)).join(' e/o ');
    return inOrder ? `${text} (in quest’ordine)` : text;
  },
  then: ({ first, after }, how) => `${how.say(first)}, poi ${how.say(after, 'may')}`,
  gain: (effect, how) => clause(how, 'prendi', gainsText([effect]) ?? ''),
  points: (effect, how) => clause(how, 'prendi', gainsText([effect]) ?? ''),
  collect: (_effect, how) => {
    const some = how.lying !== undefined && how.lying.length > 0;
    return clause(how, 'prendi', some ? goods(how.lying) : 'tutto quello che c’è su questo spazio');
  },
  token: (_effect, how) => clause(how, 'prendi', 'il segnalino primo giocatore'),
  pay: (effect, how) => {
    const { get, times, to } = effect;
    const paid = clause(how, to === 'space' ? 'rimetti' : 'paga', payment(effect));
    if (get === undefined) return paid;
    if (to === 'owner') return `${paid}, poi ${next(get, how)}`;
    return times === undefined ? `${paid} per ${infinitive(get, how)}` : `${paid} e ${next(get, how)}`;
  },
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (solo dal round ${round} in poi)`,
  build: ({ rooms, stables, stableCost, less }, how) => {
    const what: string[] = [];
    if (rooms > 0) what.push(pieces(rooms, ['stanza', 'stanze'], ROOM_PRICE));
    if (stables > 0) what.push(pieces(stables, ['stalla', 'stalle'], goods(amounts(stableCost))));
    return clause(how, 'costruisci', `${what.join(' e/o ')}${discount(less)}`);
  },
  renovate: ({ free = false }, how) =>
    clause(
      how,
      'ristruttura',
      `la casa da legno ad argilla o da argilla a pietra ${free ? 'senza pagare niente' : '(1 risorsa del nuovo materiale per ogni stanza e 1 canna)'}`,
    ),
  grow: ({ needsRoom }, how) =>
    clause(how, 'fai crescere', `la famiglia, ${needsRoom ? 'se hai' : 'anche senza'} una stanza libera`),
  plow: (_effect, how) => clause(how, 'ara', '1 campo'),
  sow: ({ fields }, how) =>
    clause(
      how,
      'semina',
      fields === undefined
        ? 'nei tuoi campi vuoti'
        : `al massimo in ${count(fields, 'tuo campo vuoto', 'tuoi campi vuoti')}`,
    ),
  bake: (_effect, how) => clause(how, 'cuoci', 'il pane'),
  fences: ({ one }, how) => {
    if (one === undefined) return clause(how, 'costruisci', 'uno o più steccati (1 legno ciascuno)');
    const free =
      one.free === 0 ? '' : ` (${one.free === 1 ? '1 steccato è' : `${one.free} steccati sono`} gratis)`;
    return clause(how, 'costruisci', `esattamente 1 nuovo pascolo, solo con il legno appena preso${free}`);
  },
  major: ({ orMinor = false }, how) => {
    const built = clause(how, 'costruisci', '1 grande miglioria');
    return orMinor ? `${built} o ${next({ do: 'minor' }, how)}` : built;
  },
  minor: (_effect, how) => clause(how, 'gioca', '1 piccola miglioria dalla mano'),
  occupation: ({ food: price }, how) => {
    const free = price.every((one) => one === 0);
    return clause(
      how,
      'gioca',
      free ? 'gratis 1 occupazione dalla mano' : `1 occupazione dalla mano${occupationCost(price)}`,
    );
  },
  later: (effect, how) => clause(how, 'ricevi', laterText([effect]) ?? ''),
  marketplace: (_effect, how) =>
    clause(
      how,
      'scambia',
      'beni con il tuo compagno: dai o prendi quanto vuoi, pagando 1 bene di ogni tipo che passa di mano',
    ),
  field: (_effect, how) => clause(how, 'raccogli', '1 grano o 1 ortaggio da ogni tuo campo seminato'),
  breed: ({ of }, how) =>
    of === undefined
      ? clause(how, 'fai riprodurre', 'i tuoi animali (1 cucciolo per ogni tipo di cui ne hai almeno 2)')
      : clause(how, 'fai riprodurre', `${herd(goodNumber(of))} (1 cucciolo, se ne hai almeno 2)`),
};
