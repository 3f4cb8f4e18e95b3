import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, type Goods, goodNumber } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import { choicesIn, occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { cardEffects } from './card-effects';
import { deliveryText, laterText } from './coming-rounds';
import { amount, doWith, food, forPrice, goodName, goods } from './nouns';
import { payText } from './payment';
import { received, spoilsOf } from './prizes';
import { clause, further, inRow, inTurn, type Voice } from './voice';

/** One of several inside a longer phrase: `soit cuire du pain, soit …`. */
function either(effect: Effect, how: How): string {
  const options = choicesIn(effect).map((one) => how.say(one, 'ask'));
  return options.length === 1 ? options[0] : options.map((text) => `soit ${text}`).join(', ');
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'ou',
);
const ROOM = '5 bois, 5 argiles ou 5 pierres selon votre habitation, et 2 roseaux';
const RENOVATION = '1 argile par pièce, ou 1 pierre à la seconde rénovation, plus 1 roseau';

/** The price of a room; `less`: so much less of what the price has. */
function roomPrice(less: Goods | undefined): string {
  if (less === undefined) return ROOM;
  const parts = amounts(less).map(([good, n]) => amount(good, n));
  return `${ROOM}, moins ${list(parts, 'ou')}`;
}

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
  ...cardEffects,
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    if (n > 0) return clause(how, `prendre ${n} matériaux de construction au choix (${RESOURCES})`);
    const delivered = deliveryText(effect.steps);
    if (delivered !== undefined) return clause(how, delivered);
    return spoilsOf(effect) === undefined ? inRow(effect.steps, how) : clause(how, received(effect, how));
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    if (resourcesIn(effect) === 1) return clause(how, `prendre 1 matériau de construction (${RESOURCES})`);
    const single = singleGoods(effect)?.map((good) => amount(good, 1));
    return single === undefined
      ? list(inTurn(Object.values(effect.options), how), 'ou')
      : clause(how, `prendre ${list(single, 'ou')}`);
  },
  anyOf: ({ options, inOrder }, how) => {
    const text = Object.values(options)
      .map((one) => either(one, how))
      .join(' et/ou ');
    return clause(how, inOrder ? `${text} (dans cet ordre)` : text);
  },
  then: ({ first, after }, how) =>
    `${how.say(first)}, puis, si vous le souhaitez, ${how.say(after, further(how))}`,
  gain: (effect, how) => clause(how, received(effect, how)),
  collect: (_effect, how) =>
    clause(
      how,
      how.lying === undefined ? 'prendre tout ce qui se trouve sur cette case' : doWith('prendre', how.lying),
    ),
  token: (_effect, how) => clause(how, 'prendre le marqueur de premier joueur'),
  pay: payText,
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (à partir de la manche ${round})`,
  build: ({ rooms, stables, stableCost, less }, how) => {
    const what: string[] = [];
    if (rooms > 0) what.push(pieces(rooms, 'pièce', roomPrice(less)));
    if (stables > 0) what.push(stablesFor(stables, amounts(stableCost)));
    return clause(how, `construire ${what.join(' et/ou ')}`);
  },
  renovate: ({ free = false }, how) =>
    clause(how, `rénover votre habitation ${free ? 'gratuitement' : `(${RENOVATION})`}`),
  grow: ({ needsRoom }, how) =>
    clause(how, `agrandir votre famille ${needsRoom ? 'si une pièce est libre' : 'même sans pièce libre'}`),
  plow: (_effect, how) => clause(how, 'labourer 1 champ'),
  sow: ({ fields }, how) =>
    clause(
      how,
      fields === undefined
        ? 'semer dans vos champs vides'
        : `semer dans ${count(fields, 'champ vide', 'champs vides')} au plus`,
    ),
  bake: (_effect, how) => clause(how, 'cuire du pain'),
  fences: ({ one }, how) =>
    clause(
      how,
      one === undefined
        ? 'construire des clôtures pour 1 bois chacune'
        : `clôturer exactement 1 nouveau pâturage avec le seul bois que vous venez de prendre (${count(one.free, 'clôture est gratuite', 'clôtures sont gratuites')})`,
    ),
  major: ({ orMinor = false }, how) =>
    clause(
      how,
      orMinor
        ? 'construire 1 aménagement majeur ou jouer 1 aménagement mineur de votre main'
        : 'construire 1 aménagement majeur',
    ),
  minor: (_effect, how) => clause(how, 'jouer 1 aménagement mineur de votre main'),
  occupation: (effect, how) =>
    clause(how, `jouer 1 savoir-faire de votre main${occupationCost(effect.food)}`),
  later: (effect, how) => clause(how, laterText(effect)),
  marketplace: (_effect, how) =>
    clause(
      how,
      'donner des marchandises à votre partenaire ou lui en prendre, en payant 1 marchandise de chaque sorte déplacée',
    ),
  field: (_effect, how) => clause(how, 'récolter 1 céréale ou 1 légume dans chacun de vos champs ensemencés'),
  breed: ({ of }, how: Voice) => {
    if (of === undefined)
      return clause(
        how,
        'faire se reproduire vos animaux (1 petit pour chaque espèce dont vous avez au moins 2 animaux)',
      );
    const [animals, young] = [`vos ${goodName(goodNumber(of))}`, '(1 petit si vous en avez au moins 2)'];
    return how.tells === true && how.mood === 'do'
      ? `${animals} se reproduisent ${young}`
      : clause(how, `faire se reproduire ${animals} ${young}`);
  },
};
