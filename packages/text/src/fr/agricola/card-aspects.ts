import type { Card, CardSpace, Holder, Instead, Score } from '@furrow/agricola/cards/card';
import type { Quantity } from '@furrow/agricola/cards/quantity';
import { amounts, type Goods, goodNumber } from '@furrow/agricola/goods';
import type { CardAspects } from '../../agricola/card-phrases';
import { individualCost } from '../../agricola/individual-cost';
import { count, de, form, list, points } from '../grammar';
import { condition, prerequisite } from './conditions';
import { atLeastEach, countableOf } from './counted';
import { listenerText } from './listeners';
import { amount, goods, prices } from './nouns';
import { ACTIONS } from './occasions';
import { priceChange } from './price-change';
import { bonusPoints } from './prizes';
import { told } from './telling';
import { upgradeAspects } from './upgrades';

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

const WHEN_PLAYED = 'quand vous jouez cette carte';

/** What is offered instead of an action, or for declining it. */
function insteadText({ of, get, oncePerTurn, declined }: Instead): string {
  if (declined === true) return `chaque fois que vous renoncez à ${ACTIONS[of]}, ${told(get)}`;
  return `au lieu ${de(ACTIONS[of])}, ${told(get, 'may')}${oncePerTurn === true ? ' (une fois par tour)' : ''}`;
}

/** So many of something that the card has room for: `3 animaux`, `1 animal pour chaque pâturage`. */
function room(number: Quantity | number, some: (n: number) => string): string {
  return typeof number === 'number' ? some(number) : `${some(1)} pour ${countableOf(number).each}`;
}

function holderText({ count: number, of, mixed }: Holder): string {
  const animals = room(number, (n) =>
    of === undefined ? count(n, 'animal', 'animaux') : amount(goodNumber(of), n),
  );
  if (of !== undefined) return `peut accueillir ${animals}`;
  return `peut accueillir ${animals}, ${mixed === true ? 'même d’espèces différentes' : 'tous de la même espèce'}`;
}

function scoreText(score: Score): string {
  const of = countableOf(score.of);
  if ('steps' in score) {
    const steps = Object.entries(score.steps).map(([from, value]) => [Number(from), value] as const);
    const values = atLeastEach(
      { some: bonusPoints, each: '' },
      steps.map(([, value]) => value),
    );
    const from = atLeastEach(
      of,
      steps.map(([n]) => n),
    );
    return `à la fin de la partie, rapporte ${values} si ${of.existence[0]} au moins ${from}`;
  }
  const { each, every = 1 } = score;
  const per = every === 1 ? `pour ${of.each}` : `par tranche de ${of.some(every)}`;
  return `à la fin de la partie, rapporte ${bonusPoints(each)} ${per}`;
}

function spaceText({ for: whom, effect, toll, when }: CardSpace): string {
  const who = whom === 'all' ? 'pour tous' : 'pour vous seul';
  const open = when === undefined ? '' : `, utilisable quand ${condition(when)}`;
  const first = toll === undefined ? '' : `. Un autre joueur doit d’abord vous payer ${goods(amounts(toll))}`;
  return `cette carte est une case d’action ${who}${open} : ${told(effect, 'ask')}${first}`;
}

function playText(play: NonNullable<Card['play']>, { mustPlay }: Card): string {
  return `${WHEN_PLAYED}, ${mustPlay === true ? `vous devez ${told(play, 'ask')}` : told(play)}`;
}

const FORBIDDEN = {
  renovate: 'vous ne pouvez plus rénover votre habitation',
  'spaces-beside-house':
    'vous ne pouvez pas utiliser les cases à côté de votre habitation tant que toutes les autres cases de votre ferme ne sont pas utilisées',
} as const;

const ALLOWED = {
  palisades: 'au bord de votre ferme, une palissade de 2 bois peut remplacer une clôture',
  'sowing-pastures':
    'vous pouvez semer dans vos pâturages de 1 ou 2 cases ; ils sont alors aussi des champs et accueillent respectivement 1 ou 2 animaux de moins',
  'center-stable':
    'une étable, et une seule, peut être construite au centre de 4 tuiles de champ qui forment un carré',
} as const;

/** What is told of a card, in French. */
export const cardAspects: CardAspects = {
  cost: (cost, { card }) => {
    const price = prices(listOf<Goods>(cost).map((goods) => amounts(goods)));
    const individual = individualCost(card);
    const beg = individual.food
      ? ' (pour la nourriture qui vous manque, vous pouvez prendre des cartes de mendicité)'
      : '';
    return individual.is
      ? `coût individuel, en plus de celui de l’action : ${price}${beg}`
      : `coût : ${price}`;
  },
  needs: (needs) => {
    const all = listOf(needs).map(prerequisite);
    return `${form(all.length, 'condition')} : ${list(all)}`;
  },
  points: (value) => `vaut ${points(value)}`,
  play: (play, { card }) => playText(play, card),
  asMajor: () => 'ne se joue qu’avec une action qui permet aussi de construire un aménagement majeur',
  on: (listener, { card }) => listenerText(listener, card),
  anytime: (effect, { card }) =>
    `à tout moment${card.workPhase === true ? ' de la phase de travail' : ''}, ${told(effect, 'may')}`,
  instead: insteadText,
  price: priceChange,
  delivers: (effect) => `au début de ces manches, ${told(effect)}`,
  lays: (n) => `${WHEN_PLAYED}, posez-y ${count(n, 'marqueur')}`,
  holds: holderText,
  pastureHolds: ({ more, bare }) =>
    `chacun de vos pâturages${bare === true ? ' sans étable' : ', avec ou sans étable,'} peut accueillir ${count(more, 'animal', 'animaux')} de plus`,
  houses: (number) => `offre de la place pour ${room(number, (n) => count(n, 'personne'))}`,
  field: () => 'cette carte est un champ',
  score: scoreText,
  forbids: (what) => FORBIDDEN[what],
  ...upgradeAspects,
  allows: (what) => ALLOWED[what],
  space: spaceText,
};
