import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import { choicesIn, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { list } from '../grammar';
import { amount, food, goodName, goods } from './nouns';

/** Each verb with its infinitive. */
const INFINITIVES = {
  prendi: 'prendere',
  paga: 'pagare',
  costruisci: 'costruire',
  ristruttura: 'ristrutturare',
  'fai crescere': 'far crescere',
  'fai riprodurre': 'far riprodurre',
  ara: 'arare',
  semina: 'seminare',
  cuoci: 'cuocere',
  gioca: 'giocare',
  ricevi: 'ricevere',
  raccogli: 'raccogliere',
  scambia: 'scambiare',
} as const;

/** A verb and what follows it, in the mood that is asked for: `prendi …`, `puoi prendere …`, `vuoi prendere …`. */
function clause({ mood }: Pick<How, 'mood'>, verb: keyof typeof INFINITIVES, rest: string): string {
  if (mood === 'do') return `${verb} ${rest}`;
  return `${mood === 'may' ? 'puoi' : 'vuoi'} ${INFINITIVES[verb]} ${rest}`;
}

/** An effect that begins with its infinitive: `prendere 1 bovino`. */
export function infinitive(effect: Effect, how: Pick<How, 'say'>): string {
  return how.say(effect, 'may').replace(/^puoi /, '');
}

/** Several effects; `puoi` and `vuoi` are said with the first only. */
function inMood(effects: readonly Effect[], how: How): string[] {
  return effects.map((one, i) => (i === 0 || how.mood === 'do' ? how.say(one) : infinitive(one, how)));
}

/** Effects of which one is chosen; long ones are set apart by commas. */
export function alternatives(of: readonly string[]): string {
  return of.length > 2 || of.some((text) => text.includes(' o ')) ? of.join(', oppure ') : of.join(' o ');
}

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
  if (firsts === 0) return later === 0 ? ' gratis' : ` per ${food(later)}`;
  const begin = firsts === 1 ? 'la tua prima' : `le tue prime ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, ogni altra ${costs(later, 1)})`;
}

function costs(price: number, n: number): string {
  if (price === 0) return n === 1 ? 'è gratis' : 'sono gratis';
  return n === 1 ? `costa ${food(price)}` : `costano ${food(price)} ciascuna`;
}

/** What effects do, in Italian. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    return n > 0
      ? clause(how, 'prendi', `${n} risorse da costruzione a tua scelta (${RESOURCES})`)
      : inMood(effect.steps, how).join(', poi ');
  },
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
  gain: (effect, how) => clause(how, 'prendi', goods(amounts(effect.goods))),
  collect: (_effect, how) => {
    const some = how.lying !== undefined && how.lying.length > 0;
    return clause(how, 'prendi', some ? goods(how.lying) : 'tutto quello che c’è su questo spazio');
  },
  token: (_effect, how) => clause(how, 'prendi', 'il segnalino primo giocatore'),
  pay: ({ cost, perHarvestLeft, get }, how) => {
    const price = goods(amounts(cost));
    const more =
      perHarvestLeft === undefined
        ? ''
        : `, più ${amount(goodNumber(perHarvestLeft), 1)} per ogni raccolto ancora da svolgere,`;
    return clause(how, 'paga', `${price}${more} per ${infinitive(get, how)}`);
  },
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (solo dal round ${round} in poi)`,
  build: ({ rooms, stables, stableCost }, how) => {
    const what: string[] = [];
    if (rooms > 0) what.push(pieces(rooms, ['stanza', 'stanze'], ROOM_PRICE));
    if (stables > 0) what.push(pieces(stables, ['stalla', 'stalle'], goods(amounts(stableCost))));
    return clause(how, 'costruisci', what.join(' e/o '));
  },
  renovate: (_effect, how) =>
    clause(
      how,
      'ristruttura',
      'la casa da legno ad argilla o da argilla a pietra (1 risorsa del nuovo materiale per ogni stanza e 1 canna)',
    ),
  grow: ({ needsRoom }, how) =>
    clause(how, 'fai crescere', `la famiglia, ${needsRoom ? 'se hai' : 'anche senza'} una stanza libera`),
  plow: (_effect, how) => clause(how, 'ara', '1 campo'),
  sow: (_effect, how) => clause(how, 'semina', 'nei tuoi campi vuoti'),
  bake: (_effect, how) => clause(how, 'cuoci', 'il pane'),
  fences: (_effect, how) => clause(how, 'costruisci', 'uno o più steccati (1 legno ciascuno)'),
  major: (_effect, how) => clause(how, 'costruisci', '1 grande miglioria'),
  minor: (_effect, how) => clause(how, 'gioca', '1 piccola miglioria dalla mano'),
  occupation: (effect, how) => clause(how, 'gioca', `1 occupazione dalla mano${occupationCost(effect.food)}`),
  later: (effect, how) =>
    clause(
      how,
      'ricevi',
      `${goods(amounts(effect.goods))} all’inizio di ognuno dei prossimi ${effect.rounds} round`,
    ),
  marketplace: (_effect, how) =>
    clause(
      how,
      'scambia',
      'beni con il tuo compagno: dai o prendi quanto vuoi, pagando 1 bene di ogni tipo che passa di mano',
    ),
  field: (_effect, how) => clause(how, 'raccogli', '1 grano o 1 ortaggio da ogni tuo campo seminato'),
  breed: (_effect, how) =>
    clause(how, 'fai riprodurre', 'i tuoi animali (1 cucciolo per ogni tipo di cui ne hai almeno 2)'),
};
