import type { Effect } from '@furrow/agricola/effect';
import { FOOD, goodNumber } from '@furrow/agricola/goods';
import type { CardEffect } from '../../agricola/card-phrases';
import type { EffectPhrases } from '../../agricola/phrases';
import { clause, GET, HARVEST, inTurn, LAY, MARK, TAKE, type Verb, withWords } from './clause';
import { condition } from './conditions';
import { quantity } from './counted';
import { amount, goodName } from './nouns';
import { goodsPer, prizeOf } from './prizes';
import { spacesNamed } from './spaces-meant';

const PLACE: Verb = { first: 'setze', last: 'ein', infinitive: 'einsetzen' };
const USE: Verb = { first: 'nutze', infinitive: 'nutzen' };
const PERFORM: Verb = { first: 'führe', last: 'aus', infinitive: 'ausführen' };

/** What single cards do by code of their own, by name. */
const CUSTOM: Readonly<Record<string, readonly [Verb, string]>> = {
  'vegetable-below-grain': [
    LAY,
    'auf jedem Acker mit mindestens 3 Getreide und ohne Gemüse 1 Gemüse unter das Getreide',
  ],
  'effect-of-lone-card': [PERFORM, 'die Aktion der einzigen unbesetzten Karte auf den Rundenfeldern 1 bis 4'],
};

/** How often something may happen. */
const PERIODS = { turn: 'einmal pro Zug', round: 'einmal pro Runde', game: 'nur einmal' } as const;

/** Another person, where it comes from and where it may go. */
function placing({ where }: Extract<Effect, { do: 'place' }>): string {
  const { from, on, evenOccupied, forever } = where;
  const who = from === 'home' ? 'eine weitere Person' : 'eine Person aus deinem Vorrat';
  const place = on === undefined ? '' : ` auf ${spacesNamed(on)}`;
  const even = evenOccupied === true ? ', auch auf ein besetztes Feld,' : '';
  return `${who}${place}${even}${forever === true ? ', die danach aus dem Spiel geht,' : ''}`;
}

/** What an occupation costs that chance has chosen: `kostenlos`, `für 2 Nahrung`. */
export function forFood(food: number): string {
  return food === 0 ? 'kostenlos' : `für ${amount(FOOD, food)}`;
}

function drawing({ from, food, orPass }: Extract<Effect, { do: 'draw' }>): string {
  const which =
    from === 'three'
      ? 'wähle 3 Ausbildungen auf deiner Hand, von denen der Zufall eine bestimmt'
      : 'lass den Zufall eine Ausbildung auf deiner Hand bestimmen';
  const play = `spiele sie ${forFood(food)} aus`;
  return `${which}; ${orPass === true ? `${play} oder gib sie deinem linken Nachbarn` : `du darfst sie ${forFood(food)} ausspielen`}`;
}

/** What cards do, in German. */
export const cardEffects: Pick<EffectPhrases, CardEffect> = {
  points: (effect, how) => clause(how, GET, prizeOf(effect) ?? ''),
  when: ({ when, then }, how) => `${how.say(then)}, wenn ${condition(when)}`,
  whole: ({ steps }, how) =>
    inTurn(
      how,
      steps.map((step) => how.say(step)),
    ),
  once: ({ per, effect }, how) =>
    how.mood === 'ask' ? how.say(effect) : `${how.say(effect)} (${PERIODS[per]})`,
  often: ({ effect }, how) => {
    const mood = how.mood === 'ask' ? 'ask' : 'may';
    const text = how.say(effect, mood);
    return mood === 'ask' ? text : withWords({ mood }, text, 'beliebig oft');
  },
  others: ({ effect }, how) => {
    const prize = prizeOf(effect);
    return prize === undefined
      ? `für jeden anderen Spieler gilt: ${how.say(effect, 'do')}`
      : `jeder andere Spieler bekommt ${prize}`;
  },
  take: ({ effect }, how) => how.say(effect),
  reap: ({ crop, fields }, how) => {
    const name = goodName(goodNumber(crop), 1);
    const many = fields === undefined ? 'beliebig vielen' : `bis zu ${fields}`;
    return clause(how, HARVEST, `von ${many} deiner ${name}äcker je 1 weiteres ${name}`);
  },
  lay: ({ count }, how) =>
    clause(
      how,
      LAY,
      `${typeof count === 'number' ? count : `für ${quantity(count).each} 1`} Marker auf diese Karte`,
    ),
  unlay: ({ all, get }, how) =>
    inTurn(how, [clause(how, TAKE, `${all === true ? 'alle' : '1'} Marker von dieser Karte`), how.say(get)]),
  mark: (_effect, how) => clause(how, MARK, 'jedes ungenutzte Feld deines Hofs'),
  unmark: ({ get }, how) => inTurn(how, [clause(how, TAKE, 'die Markierung von dem Feld'), how.say(get)]),
  gainPerPlace: (effect, how) => clause(how, TAKE, prizeOf(effect) ?? ''),
  topOfPile: (_effect, how) => clause(how, TAKE, 'die oberste Ware von dieser Karte'),
  place: (effect, how) => clause(how, PLACE, placing(effect)),
  jump: ({ to, evenOccupied }, how) => {
    const text = clause(how, USE, `mit derselben Person noch ${spacesNamed(to)}`);
    return evenOccupied === true ? `${text}, auch wenn es besetzt ist` : text;
  },
  guest: (_effect, how) => clause(how, PLACE, 'nur in dieser Runde eine Person aus deinem Vorrat'),
  adopt: (_effect, how) => clause(how, PLACE, 'ein Neugeborenes schon in dieser Runde'),
  leave: (_effect, how) => clause(how, TAKE, 'eine Person, für die kein Platz ist, aus dem Spiel'),
  draw: (effect) => drawing(effect),
  custom: ({ name }, how) => clause(how, ...CUSTOM[name]),
  byOwner: ({ own, other }, how) =>
    other.do === 'pay'
      ? `${how.say(own)} (andere Spieler zahlen dem Besitzer vorher ${goodsPer(other.cost)})`
      : `${how.say(own)} (andere Spieler: ${how.say(other, 'do')})`,
};
