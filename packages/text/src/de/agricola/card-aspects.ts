import type { Allowance, Instead } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import type { Condition, Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effect';
import { amounts, type Goods, goodNumber } from '@furrow/agricola/goods';
import type { Bought, Cost } from '@furrow/agricola/payment/modifier';
import type { CardAspects, Telling } from '../../agricola/card-phrases';
import { individualCost } from '../../agricola/individual-cost';
import { capital } from '../../sentence';
import { count, list, points } from '../grammar';
import { withWords } from './clause';
import { condition, howMany, prerequisite } from './conditions';
import { quantity, steps } from './counted';
import { amount, goodName, goods, prices } from './nouns';
import { occasion, onOccasion, theAction } from './occasions';
import { bonusPoints } from './prizes';
import { told } from './told';
import { upgradeAspects } from './upgrades';

/** The moments at which what a card gives comes on top of what is done anyway. */
const ON_TOP: readonly string[] = ['use', 'take'];

/** A condition of a listener, which knows what lies on the space that it waits for. */
function onCondition({ moment, spaces }: Listener, when: Condition): string {
  const isAbout = 'of' in when && !('than' in when) && when.of.count === 'brought';
  if (!isAbout || (moment !== 'use' && moment !== 'used')) return condition(when);
  const [good] = spaces !== undefined && 'accumulating' in spaces ? spaces.accumulating : [];
  const things = good === undefined ? ' Waren' : ` ${goodName(goodNumber(good))}`;
  return `dort ${howMany(when).replace(' davon', things)} ${moment === 'use' ? 'liegen' : 'genommen wurden'}`;
}

function tolled(listener: Listener, telling: Telling): string {
  const { when, then } = listener;
  const pays = then.do === 'pay' ? goods(amounts(then.cost)) : telling.say(then);
  const only = when === undefined ? '' : `, wenn ${onCondition(listener, when)}`;
  return `${occasion(listener).replace(/, (wenn|nachdem) /, ', bevor ')}, muss er dir ${pays} zahlen${only}`;
}

function listened(listener: Listener, telling: Telling): string {
  const { moment, when, then, toll, who } = listener;
  if (toll === true) return tolled(listener, telling);
  const does = told(then, telling, ON_TOP.includes(moment) && who === 'me' ? 'außerdem ' : '');
  if (when === undefined) return onOccasion(occasion(listener), does);
  const text = onCondition(listener, when);
  if (moment === 'settled') return `sobald ${text}, ${does}`;
  const one = /^es (Runde \d+) ist$/.exec(text);
  if (one !== null && occasion(listener).endsWith('jeder Runde'))
    return `${occasion(listener).replace('jeder Runde', `von ${one[1]}`)} ${does}`;
  const at = occasion(listener);
  return `${onOccasion(at, does)}, ${at.includes(', wenn ') ? 'falls' : 'wenn'} ${text}`;
}

/** What is bought, each of it: in the nominative, and in the dative. */
const BOUGHT_NAMES: Readonly<Record<Bought | 'improvement', readonly [string, string]>> = {
  room: ['jeder Raum', 'jedem Raum'],
  stable: ['jeder Stall', 'jedem Stall'],
  fence: ['jeder Zaun', 'jedem Zaun'],
  renovation: ['jede Renovierung', 'jeder Renovierung'],
  major: ['jede große Anschaffung', 'jeder großen Anschaffung'],
  minor: ['jede kleine Anschaffung', 'jeder kleinen Anschaffung'],
  occupation: ['jede Ausbildung', 'jeder Ausbildung'],
  improvement: ['jede Anschaffung', 'jeder Anschaffung'],
};

/** What is bought: `jede Anschaffung, jeder Raum und jede Renovierung`. */
function bought(of: readonly Bought[], as: 'nominative' | 'dative'): string {
  const both = of.includes('major') && of.includes('minor');
  const rest = both ? of.filter((one) => one !== 'major' && one !== 'minor') : of;
  const all = [...(both ? (['improvement'] as const) : []), ...rest];
  return list(all.map((one) => BOUGHT_NAMES[one][as === 'nominative' ? 0 : 1]));
}

function cheaper({ of, change, when }: Cost): string {
  const only = when === undefined ? '' : `, solange ${condition(when)}`;
  if ('less' in change)
    return `${bought(of, 'nominative')} kostet dich ${goods(amounts(change.less))} weniger${only}`;
  if ('instead' in change)
    return `${bought(of, 'nominative')} kostet dich nur ${goods(amounts(change.instead))}${only}`;
  const from = list(
    change.swap.map((one) => goods(amounts(one))),
    'oder',
  );
  return `bei ${bought(of, 'dative')} darfst du einmal ${from} der Kosten durch ${goods(amounts(change.to))} ersetzen${only}`;
}

function offered({ of, get, oncePerTurn, declined }: Instead, telling: Telling): string {
  if (declined === true) return `jedes Mal, wenn du auf ${theAction(of)} verzichtest, ${told(get, telling)}`;
  const limit = oncePerTurn === true ? ' (einmal pro Zug)' : '';
  const text = withWords({ mood: 'may' }, telling.say(get, 'may'), 'stattdessen');
  return `jedes Mal, wenn du ${theAction(of)} ausführen darfst, ${text.replace('du darfst', 'darfst du')}${limit}`;
}

function costs(cost: Goods | readonly Goods[]): string {
  return prices((Array.isArray(cost) ? (cost as readonly Goods[]) : [cost as Goods]).map(amounts));
}

const ALLOWED: Readonly<Record<Allowance, string>> = {
  palisades:
    'wenn du Zäune baust, darfst du am Rand deines Hofs statt eines Zauns 2 Holz als Palisade aufstellen',
  'sowing-pastures':
    'du darfst auch auf Weiden aus 1 oder 2 Feldern säen; eine solche Weide zählt dann auch als Acker und hat für jedes ihrer Felder Platz für 1 Tier weniger',
  'center-stable':
    'sobald 4 deiner Ackerplättchen ein Quadrat bilden, darfst du beim Bau von Ställen 1 Stall in seine Mitte bauen',
};

/** What a card has room for, for each of something if it says so. */
function room(n: Quantity | number, what: (n: number) => string): string {
  return typeof n === 'number'
    ? `diese Karte hat Platz für ${what(n)}`
    : `für ${quantity(n).each} hat diese Karte Platz für ${what(1)}`;
}

/** That a card cannot be played without what it does at once. */
function required(effect: Effect): string {
  if (effect.do !== 'draw') return 'geht das nicht, kannst du die Karte nicht ausspielen';
  return `dafür brauchst du mindestens ${quantity({ count: 'handOccupations' }).some(effect.from === 'three' ? 3 : 1)}`;
}

/** What is told of cards, aspect by aspect, in German. */
export const aspects: CardAspects = {
  cost: (cost, { card }) => {
    const individual = individualCost(card);
    const beg = individual.food ? ' (für fehlende Nahrung darfst du Bettelmarker nehmen)' : '';
    return individual.is
      ? `eigene Kosten, zusätzlich zu denen der Aktion: ${costs(cost)}${beg}`
      : `Kosten: ${costs(cost)}`;
  },
  needs: (needs) =>
    `Voraussetzung: ${list((Array.isArray(needs) ? (needs as Condition[]) : [needs as Condition]).map(prerequisite))}`,
  asMajor: () => `du kannst diese Karte nur mit ${theAction('improvement', 'der')} ausspielen`,
  lays: (n) => `beim Ausspielen legst du ${n} Marker auf diese Karte`,
  play: (effect, telling) => {
    const must = telling.card.mustPlay === true ? `; ${required(effect)}` : '';
    return `beim Ausspielen ${told(effect, telling)}${must}`;
  },
  delivers: (effect, telling) => `zu Beginn jeder dieser Runden ${told(effect, telling)}`,
  on: listened,
  anytime: (effect, telling) =>
    withWords(
      { mood: 'may' },
      telling.say(effect, 'may'),
      `jederzeit${telling.card.workPhase === true ? ' während der Arbeitsphase' : ''}`,
    ),
  instead: offered,
  price: cheaper,
  holds: ({ count: n, of, mixed }) =>
    room(n, (some) => {
      if (of !== undefined) return amount(goodNumber(of), some);
      return `${count(some, 'Tier', 'Tiere')} ${mixed === true || some === 1 ? 'beliebiger' : 'derselben'} Art`;
    }),
  pastureHolds: ({ more, bare }) =>
    `jede deiner Weiden${bare === true ? ' ohne Stall' : ''} hat Platz für ${count(more, 'weiteres Tier', 'weitere Tiere')}`,
  houses: (n) => room(n, (some) => count(some, 'Person', 'Personen')),
  field: () => 'diese Karte ist ein Acker',
  ...upgradeAspects,
  allows: (what) => ALLOWED[what],
  space: ({ for: whom, effect, toll, when }, telling) => {
    const open = when === undefined ? '' : `, solange ${condition(when)}`;
    const others =
      toll === undefined ? '' : `. Andere Spieler müssen dir vorher ${goods(amounts(toll))} zahlen`;
    return `diese Karte ist ein Aktionsfeld ${whom === 'all' ? 'für alle Spieler' : 'nur für dich'}${open}: ${capital(telling.say(effect))}${others}`;
  },
  forbids: (what) =>
    what === 'renovate'
      ? 'du darfst nicht mehr renovieren'
      : 'die ungenutzten Felder neben deinem Haus darfst du erst nutzen, wenn alle anderen Felder deines Hofs genutzt sind',
  score: (score) => {
    if ('steps' in score) {
      const from = Object.keys(score.steps).map(Number);
      const worth = Object.values(score.steps);
      return `am Ende der Partie bekommst du ${list(worth.map(String), 'oder')} Bonuspunkte für mindestens ${steps(from, quantity(score.of))}`;
    }
    const { each, of, every = 1 } = score;
    const what = every === 1 ? quantity(of).each : `je ${quantity(of).some(every)}`;
    return `am Ende der Partie bekommst du ${bonusPoints(each)} für ${what}`;
  },
  points: (value) => `zählt ${points(value)}`,
};
