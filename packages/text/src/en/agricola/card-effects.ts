import type { Effect } from '@furrow/agricola/effect';
import { goodNumber } from '@furrow/agricola/goods';
import type { CardEffect } from '../../agricola/card-phrases';
import type { EffectPhrases } from '../../agricola/phrases';
import { clause, inOneBreath } from './clause';
import { condition } from './conditions';
import { quantity } from './counted';
import { goodName } from './nouns';
import { bonusPoints, emptyPlaces, forEach, prizeOf } from './prizes';
import { SEASON_NAMES } from './seasons';
import { spacesNamed } from './spaces-meant';

/** What single cards do by code of their own, by name. */
const CUSTOM: Readonly<Record<string, string>> = {
  'vegetable-below-grain':
    'put 1 vegetable below the grain of each field with at least 3 grain and no vegetable',
  'effect-of-lone-card': 'carry out the only unoccupied action space on round spaces 1 to 4',
};

/** Another person, where it comes from and where it may go. */
function placing({ where }: Extract<Effect, { do: 'place' }>): string {
  const { from, on, evenOccupied, forever } = where;
  const who = from === 'home' ? 'another person' : 'a person from your supply';
  const place = on === undefined ? '' : ` on ${spacesNamed(on)}`;
  const even = evenOccupied === true ? ', even on an occupied space' : '';
  return `place ${who}${place}${even}${forever === true ? ', who leaves the game afterwards' : ''}`;
}

function drawing({ from, food, orPass }: Extract<Effect, { do: 'draw' }>): string {
  const price = `for ${food === 0 ? 'free' : `${food} food`}`;
  const which = `chance picks one of ${from === 'three' ? '3 occupations that you choose from' : 'the occupations in'} your hand`;
  return orPass === true
    ? `${which}: play it ${price}, or give it to the player on your left`
    : `${which}, and you may play it ${price}`;
}

/** What cards do, in English. */
export const cardEffects: Pick<EffectPhrases, CardEffect> = {
  points: ({ points, times }, how) => clause(how, `get ${forEach((n) => bonusPoints(points * n), times)}`),
  when: ({ when, then }, how) =>
    'season' in when
      ? `${how.say(then)} (in ${SEASON_NAMES[when.season]})`
      : `${how.say(then)} if ${condition(when)}`,
  whole: ({ steps }, how) => inOneBreath(steps, how).join(', then '),
  once: ({ per, effect }, how) => `${how.say(effect)} (once per ${per})`,
  often: ({ effect }, how) => `${how.say(effect, how.mood === 'ask' ? 'ask' : 'may')} (as often as you like)`,
  others: ({ effect }, how) => {
    const prize = prizeOf(effect);
    if (effect.do === 'may') return `each other player may ${how.say(effect.effect, 'ask')}`;
    return prize === undefined
      ? `each other player: ${how.say(effect, 'do')}`
      : `each other player gets ${prize}`;
  },
  take: ({ effect }, how) => how.say(effect),
  reap: ({ crop, fields }, how) => {
    const name = goodName(goodNumber(crop), 1);
    const where =
      fields === undefined ? `each of your ${name} fields` : `each of up to ${fields} of your ${name} fields`;
    return clause(how, `take 1 more ${name} from ${where}`);
  },
  lay: ({ count }, how) =>
    clause(
      how,
      typeof count === 'number'
        ? `lay ${count} on this card`
        : `lay 1 on this card for ${quantity(count).each}`,
    ),
  unlay: ({ all, get }, how) =>
    clause(how, `take ${all === true ? 'everything' : '1'} from this card, then ${how.say(get, 'ask')}`),
  mark: (_effect, how) => clause(how, 'mark each unused space in your farmyard'),
  unmark: ({ get }, how) => clause(how, `take the mark from the space, then ${how.say(get, 'ask')}`),
  gainPerPlace: ({ goods }, how) => clause(how, `take ${emptyPlaces(goods)}`),
  topOfPile: (_effect, how) => clause(how, 'take the top good of the pile on this card'),
  place: (effect, how) => clause(how, placing(effect)),
  jump: ({ to, evenOccupied }, how) =>
    clause(
      how,
      `use ${spacesNamed(to)} with the same person${evenOccupied === true ? ', even if it is occupied' : ''}`,
    ),
  guest: (_effect, how) => clause(how, 'take a person from your supply to place in this round only'),
  adopt: (_effect, how) => clause(how, 'let a newborn act as an adult in this round already'),
  leave: (_effect, how) => clause(how, 'remove a person for whom there is no room from the game'),
  draw: (effect) => drawing(effect),
  custom: ({ name }, how) => clause(how, CUSTOM[name]),
  byOwner: ({ own, other }, how) => `${how.say(own)} (other players: ${how.say(other, 'do')})`,
};
