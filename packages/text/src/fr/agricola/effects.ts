import { ANY, type Effect } from '@furrow/agricola/effect';
import { type Amounts, amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import { choicesIn, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { amount, doWith, food, forPrice, goodName, goods } from './nouns';

/** A phrase that begins with an infinitive, in the mood that is asked for. */
function clause({ mood }: How, text: string): string {
  return mood === 'may' ? `vous pouvez ${text}` : text;
}

/** Several effects: the first tells the mood, the others follow as infinitives. */
function each(effects: readonly Effect[], how: How): string[] {
  return effects.map((one, i) => how.say(one, i > 0 && how.mood === 'may' ? 'do' : how.mood));
}

/** One of several inside a longer phrase: `soit cuire du pain, soit …`. */
function either(effect: Effect, how: How): string {
  const options = choicesIn(effect).map((one) => how.say(one, 'do'));
  return options.length === 1 ? options[0] : options.map((text) => `soit ${text}`).join(', ');
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'ou',
);
const ROOM = '5 bois, 5 argiles ou 5 pierres selon votre habitation, et 2 roseaux';

/** So many of a piece, and what each costs; the words for pieces are feminine. */
function pieces(n: number, one: string, price: string): string {
  if (n === 1) return `1 ${one} (${price})`;
  return `${n === ANY ? 'des' : `jusqu’à ${n}`} ${one}s (${price} chacune)`;
}

/** Stables, and what they cost. */
function stablesFor(n: number, cost: Amounts): string {
  return n === 1 || cost.length === 0
    ? `${n === ANY ? 'des étables' : count(n, 'étable')} ${forPrice(cost)}`
    : pieces(n, 'étable', goods(cost));
}

/** What an occupation costs by how many were played before: ` (le premier est gratuit, les suivants coûtent 1 PN chacun)`. */
function occupationCost(prices: readonly number[]): string {
  const { firsts, first, later } = occupationPrice(prices);
  if (firsts === 0) return later === 0 ? ' gratuitement' : ` pour ${food(later)}`;
  const begin = firsts === 1 ? 'le premier' : `les ${firsts} premiers`;
  return ` (${begin} ${costs(first, firsts)}, les suivants ${costs(later, 2)})`;
}

function costs(price: number, n: number): string {
  if (price === 0) return n === 1 ? 'est gratuit' : 'sont gratuits';
  return n === 1 ? `coûte ${food(price)}` : `coûtent ${food(price)} chacun`;
}

/** What effects do, in French. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    return n > 0
      ? clause(how, `prendre ${n} matériaux de construction au choix (${RESOURCES})`)
      : each(effect.steps, how).join(', puis ');
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    if (resourcesIn(effect) === 1) return clause(how, `prendre 1 matériau de construction (${RESOURCES})`);
    const single = singleGoods(effect)?.map((good) => amount(good, 1));
    return single === undefined
      ? list(each(Object.values(effect.options), how), 'ou')
      : clause(how, `prendre ${list(single, 'ou')}`);
  },
  anyOf: ({ options, inOrder }, how) => {
    const text = Object.values(options)
      .map((one) => either(one, how))
      .join(' et/ou ');
    return clause(how, inOrder ? `${text} (dans cet ordre)` : text);
  },
  then: ({ first, after }, how) => `${how.say(first)}, puis, si vous le souhaitez, ${how.say(after, 'do')}`,
  gain: (effect, how) => clause(how, doWith('prendre', amounts(effect.goods))),
  collect: (_effect, how) =>
    clause(
      how,
      how.lying === undefined ? 'prendre tout ce qui se trouve sur cette case' : doWith('prendre', how.lying),
    ),
  token: (_effect, how) => clause(how, 'prendre le marqueur de premier joueur'),
  pay: ({ cost, perHarvestLeft, get }, how) => {
    const price = goods(amounts(cost));
    if (get.do === 'gain' && perHarvestLeft === undefined)
      return clause(how, `échanger ${price} contre ${goods(amounts(get.goods))}`);
    const more =
      perHarvestLeft === undefined
        ? ''
        : `, plus ${amount(goodNumber(perHarvestLeft), 1)} par récolte encore à venir,`;
    return clause(how, `payer ${price}${more} pour ${how.say(get, 'do')}`);
  },
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (à partir de la manche ${round})`,
  build: ({ rooms, stables, stableCost }, how) => {
    const what: string[] = [];
    if (rooms > 0) what.push(pieces(rooms, 'pièce', ROOM));
    if (stables > 0) what.push(stablesFor(stables, amounts(stableCost)));
    return clause(how, `construire ${what.join(' et/ou ')}`);
  },
  renovate: (_effect, how) =>
    clause(
      how,
      'rénover votre habitation (1 argile par pièce, ou 1 pierre à la seconde rénovation, plus 1 roseau)',
    ),
  grow: ({ needsRoom }, how) =>
    clause(how, `agrandir votre famille ${needsRoom ? 'si une pièce est libre' : 'même sans pièce libre'}`),
  plow: (_effect, how) => clause(how, 'labourer 1 champ'),
  sow: (_effect, how) => clause(how, 'semer dans vos champs vides'),
  bake: (_effect, how) => clause(how, 'cuire du pain'),
  fences: (_effect, how) => clause(how, 'construire des clôtures pour 1 bois chacune'),
  major: (_effect, how) => clause(how, 'construire 1 aménagement majeur'),
  minor: (_effect, how) => clause(how, 'jouer 1 aménagement mineur de votre main'),
  occupation: (effect, how) =>
    clause(how, `jouer 1 savoir-faire de votre main${occupationCost(effect.food)}`),
  later: (effect, how) =>
    clause(
      how,
      `recevoir ${goods(amounts(effect.goods))} au début de chacune des ${effect.rounds} manches suivantes`,
    ),
  marketplace: (_effect, how) =>
    clause(
      how,
      'donner des marchandises à votre partenaire ou lui en prendre, en payant 1 marchandise de chaque sorte déplacée',
    ),
  field: (_effect, how) => clause(how, 'récolter 1 céréale ou 1 légume dans chacun de vos champs ensemencés'),
  breed: (_effect, how) =>
    clause(
      how,
      'faire se reproduire vos animaux (1 petit pour chaque espèce dont vous avez au moins 2 animaux)',
    ),
};
