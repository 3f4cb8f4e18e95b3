import type { Condition } from '@furrow/agricola/cards/quantity';
import type { Effect, Period, Where } from '@furrow/agricola/effect';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import type { CardEffect } from '../../agricola/card-phrases';
import type { EffectPhrases } from '../../agricola/phrases';
import { count, quoted } from '../grammar';
import { condition, si } from './conditions';
import { countableOf } from './counted';
import { amount, food, goodName, goods } from './nouns';
import { received, spoilsOf, spoilsText } from './prizes';
import { IN_SEASON } from './seasons';
import { spaceNames } from './space-names';
import { spacesNamed } from './spaces-meant';
import { conjugated } from './verbs';
import { clause, inRow, type Voice } from './voice';

const PERIODS: Readonly<Record<Period, string>> = {
  turn: 'une fois par tour',
  round: 'une fois par manche',
  game: 'une seule fois par partie',
};

/** What only single cards do, by name. */
const CUSTOM: Readonly<Record<string, string>> = {
  'vegetable-below-grain':
    'placer 1 légume sous les céréales dans chacun de vos champs ayant au moins 3 céréales et aucun légume',
  'effect-of-lone-card':
    'profiter de l’action de la carte des manches 1 à 4 encore libre, s’il n’y en a qu’une',
};

/** Whether a condition cannot change while something is carried out: where that is offered, it holds. */
function isFixed(when: Condition): boolean {
  return 'custom' in when || ('of' in when && ['round', 'roundsLeft'].includes(when.of.count));
}

/** Who is placed, and where. */
function placed({ from, on, evenOccupied, forever }: Where): string {
  const who = from === 'home' ? 'une autre personne' : 'une personne de votre réserve';
  const where = on === undefined ? '' : ` sur ${spacesNamed(on)}`;
  const free = evenOccupied
    ? `, même sur une case occupée (sauf ${quoted(spaceNames['meeting-place'])})`
    : '';
  return `placer ${who}${where}${free}${forever ? ', qui quitte la partie à la fin de la manche' : ''}`;
}

/** Whether these are the spaces of which the sentence has just spoken. */
function areSpoken({ spoken = [] }: Voice, spaces: readonly string[]): boolean {
  return spaces.length === spoken.length && spaces.every((id) => spoken.includes(id));
}

/** What a drawn occupation costs, as an adverb. */
function playedFor(price: number): string {
  return price === 0 ? 'gratuitement' : `pour ${food(price)}`;
}

function drawn({ from, food: price, orPass }: Extract<Effect, { do: 'draw' }>): string {
  const pick =
    from === 'three'
      ? 'choisir 3 savoir-faire de votre main, dont 1 est tiré au sort'
      : 'tirer au sort 1 savoir-faire de votre main';
  return orPass
    ? `${pick}, puis le jouer ${playedFor(price)} ou le donner à votre voisin de gauche`
    : `${pick} et peut être joué ${playedFor(price)}`;
}

/** Markers on the card. */
function markers(n: number): string {
  return count(n, 'marqueur');
}

/** What effects of cards do, in French. */
export const cardEffects: Pick<EffectPhrases, CardEffect> = {
  points: (effect, how) => clause(how, received(effect, how)),
  when: ({ when, then }, how: Voice) => {
    const said = how.say(then);
    if ('season' in when) return `${said} (${IN_SEASON[when.season]})`;
    const given = si(condition(when));
    if (how.tells === true) return how.mood === 'do' ? `${given}, ${said}` : `${said}, ${given}`;
    return isFixed(when) ? said : `${said}, ${given}`;
  },
  whole: ({ steps }, how) => inRow(steps, how),
  once: ({ per, effect }, how) => {
    const said = how.say(effect);
    return how.mood === 'ask' ? said : `${said} (${PERIODS[per]})`;
  },
  often: ({ effect }, how) => {
    const said = how.say(effect, how.mood === 'do' ? 'may' : how.mood);
    return how.mood === 'ask' ? said : `${said}, autant de fois que vous voulez`;
  },
  others: ({ effect }, how) => {
    const spoils = spoilsOf(effect);
    const does =
      spoils === undefined
        ? conjugated(how.say(effect, 'ask'), 'il')
        : conjugated(`recevoir ${spoilsText(spoils)}`, 'il');
    return `chaque autre joueur ${does}`;
  },
  take: ({ effect }, how) => how.say(effect),
  reap: ({ crop, fields }, how) => {
    const of = `de vos champs de ${goodName(goodNumber(crop))}`;
    const where = fields === undefined ? `autant ${of} que vous voulez` : `${fields} ${of} au plus`;
    return clause(how, `récolter ${amount(goodNumber(crop), 1)} dans ${where}`);
  },
  lay: ({ count: n }, how) =>
    clause(
      how,
      typeof n === 'number'
        ? `poser ${markers(n)} sur cette carte`
        : `poser 1 marqueur sur cette carte pour ${countableOf(n).each}`,
    ),
  unlay: ({ all = false, get }, how) =>
    `${clause(how, `retirer ${all ? 'tous les marqueurs' : '1 marqueur'} de cette carte`)}, puis ${how.say(get)}`,
  mark: (_effect, how) => clause(how, 'marquer chaque case inutilisée de votre ferme'),
  unmark: ({ get }, how: Voice) => {
    const said = how.say(get);
    return how.tells === true ? `si elle est marquée, ${said}` : said;
  },
  gainPerPlace: (effect, how) =>
    clause(how, `recevoir ${goods(amounts(effect.goods))} pour chaque place restée libre sur cette carte`),
  topOfPile: (_effect, how) => clause(how, 'prendre la marchandise du dessus de la pile'),
  place: ({ where }, how) => clause(how, placed(where)),
  jump: ({ to, evenOccupied = false }, how: Voice) => {
    const which = areSpoken(how, to) ? 'l’autre de ces cases' : spacesNamed(to);
    const free = evenOccupied ? ', même si cette case est occupée' : ', si cette case est libre';
    return clause(how, `utiliser ${which} avec la même personne${how.tells === true ? free : ''}`);
  },
  guest: (_effect, how) => clause(how, 'prendre pour cette manche une personne de plus dans votre réserve'),
  adopt: (_effect, how) =>
    clause(how, 'faire d’un nouveau-né un adulte, que vous pouvez placer dès cette manche'),
  leave: (_effect, how) =>
    clause(how, 'retirer de la partie une personne pour laquelle il n’y a plus de place'),
  draw: (effect, how) => clause(how, drawn(effect)),
  custom: ({ name }, how) => clause(how, CUSTOM[name]),
  byOwner: ({ own, other }, how) => {
    const toll = other.do === 'pay' ? goods(amounts(other.cost)) : undefined;
    return toll === undefined
      ? how.say(own)
      : `${how.say(own)} (un autre joueur paie d’abord ${toll} au propriétaire de cette carte)`;
  },
};
