import type { Effect } from '@furrow/agricola/effect';
import { goodNumber } from '@furrow/agricola/goods';
import type { How } from '../../agricola/phrases';
import { inverted } from '../grammar';
import { forFood } from './card-effects';
import { obliged } from './clause';
import { condition } from './conditions';
import { goodName } from './nouns';
import { prizeOf } from './prizes';

/** How something is told that happens only so often. */
const PERIODS = { turn: ' (einmal pro Zug)', round: ' (einmal pro Runde)', game: ' (nur einmal)' } as const;

/** What is told after something of the same player: `bekommst du …` goes on with `und darfst …`. */
function goesOn(text: string): string {
  const same = /^(\p{L}+) du /u;
  return same.test(text) ? ` und ${text.replace(same, '$1 ')}` : `, und ${text}`;
}

/**
 * What an effect does, as a card tells it behind an occasion, so the verb comes first: `bekommst du außerdem 1 Holz`,
 * `darfst du Brot backen`. Goods and points are what the owner gets; `also` says that they come on top of something.
 */
export function told(effect: Effect, how: How, also = ''): string {
  const prize = prizeOf(effect);
  if (prize !== undefined) return `bekommst du ${also}${prize}`;
  switch (effect.do) {
    case 'seq':
      return effect.steps
        .map((step, i) => (i === 0 ? told(step, how, also) : goesOn(afterwards(step, how))))
        .join('');
    case 'when':
      return `${told(effect.then, how, also)}, wenn ${condition(effect.when)}`;
    case 'once':
      return `${told(effect.effect, how, also)}${PERIODS[effect.per]}`;
    case 'breed':
      if (effect.of === undefined) return `vermehren sich deine Tiere`;
      return `vermehren sich deine ${goodName(goodNumber(effect.of))} (1 Jungtier, wenn du mindestens 2 hast)`;
    case 'draw':
      return drawn(effect);
    case 'take':
      return told(effect.effect, how, also);
    case 'may':
    case 'often':
    case 'later':
      return inverted(how.say(effect, 'may'));
    default:
      return inverted(obliged(how.say(effect, 'may')));
  }
}

/** The same as the second part of a sentence, where others come before their verb. */
function afterwards(effect: Effect, how: How): string {
  return effect.do === 'others' ? how.say(effect) : told(effect, how);
}

function drawn({ from, food, orPass }: Extract<Effect, { do: 'draw' }>): string {
  const which =
    from === 'three'
      ? 'wählst du 3 Ausbildungen auf deiner Hand, von denen der Zufall eine bestimmt'
      : 'bestimmt der Zufall eine Ausbildung auf deiner Hand';
  return orPass === true
    ? `${which}: Spiele sie ${forFood(food)} aus oder gib sie deinem linken Nachbarn`
    : `${which}; diese darfst du ${forFood(food)} ausspielen`;
}
