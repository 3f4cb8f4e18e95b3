import type { CardSpace, Instead, Score } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import type { Condition } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effect';
import { amounts, type Goods, goodNumber } from '@furrow/agricola/goods';
import type { Bought, Change, Cost } from '@furrow/agricola/payment/modifier';
import type { Amounts } from '@furrow/farm/goods';
import type { CardAspects, CardPhrases, Telling } from '../../agricola/card-phrases';
import { individualCost } from '../../agricola/individual-cost';
import { list, points } from '../grammar';
import { ALLOWED } from './allowed';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { infinitive } from './clause';
import { condition, prerequisite, range } from './conditions';
import { bare, counted, quantityPhrase } from './counted';
import { amount, goodName, goods, people, prices } from './nouns';
import { occasion, toDo } from './occasions';
import { upgradeAspects } from './upgrades';

/** Alternatives as a list. */
function listOf<T extends object>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}

type Counting = Extract<Condition, { atLeast?: number }>;

function isCounting(of: Condition): of is Counting {
  return 'of' in of && !('than' in of);
}

/** The condition of a listener; what the occasion is about has its own words. */
function whenText({ moment, who, spaces }: Listener, when: Condition): string {
  if (!isCounting(when) || when.of.count !== 'brought') return condition(when);
  const [good] = spaces !== undefined && 'accumulating' in spaces ? spaces.accumulating : [];
  const some = (n: number) =>
    good === undefined ? quantityPhrase(when.of).some(n) : amount(goodNumber(good), n);
  if (moment === 'use') return `vi si trovano ${range(when, some)}`;
  if (moment === 'used') return `${who === 'me' ? 'hai' : 'ha'} preso ${range(when, some)}`;
  return `sono ${range(when, String)}`;
}

/** When a listener acts: the occasion and its condition. */
function whenever(listener: Listener): string {
  const { when, moment } = listener;
  if (when === undefined) return occasion(listener);
  if (moment === 'settled') return `appena ${whenText(listener, when)}`;
  if (isCounting(when) && when.of.count === 'round' && when.atLeast === when.atMost)
    return occasion(listener).replace('di ogni round', `del round ${when.atLeast}`);
  return `${occasion(listener)}, se ${whenText(listener, when)}`;
}

/** What a listener does, as its occasion asks for it. */
function reaction({ moment, who, spaces, toll, then }: Listener, telling: Telling): string {
  if (toll === true) {
    return then.do === 'pay' && then.to === 'owner'
      ? `deve prima pagarti ${goods(amounts(then.cost))}`
      : `deve prima ${infinitive(then, telling)}`;
  }
  const text = telling.say(then);
  if (who !== 'me') return text;
  if (moment === 'use' && spaces !== undefined && 'accumulating' in spaces)
    return text.replace(/^prendi /, 'prendi anche ');
  return moment === 'use' || moment === 'take' ? `prima ${text}` : text;
}

/** That a card which waits for cards of its own kind waits for itself, too. */
function andItself({ card: waits }: Listener, { card }: Telling): string {
  const kind = card.kind === 'minor' ? 'improvement' : 'occupation';
  return waits === kind ? ', anche questa' : '';
}

const BOUGHT: Readonly<Record<Bought, string>> = {
  room: 'stanza',
  stable: 'stalla',
  fence: 'steccato',
  renovation: 'ristrutturazione',
  major: 'grande miglioria',
  minor: 'piccola miglioria',
  occupation: 'occupazione',
};

/** What a price is for: `ogni stanza e ristrutturazione`; all improvements are one word. */
function bought(of: readonly Bought[]): string {
  const both = of.includes('major') && of.includes('minor');
  const names = of.map((what) => (both && what === 'major' ? 'miglioria' : BOUGHT[what]));
  return `ogni ${list(both ? names.filter((name) => name !== BOUGHT.minor) : names)}`;
}

function changed(of: readonly Bought[], change: Change): string {
  if ('less' in change) return `${bought(of)} ti costa ${goods(amounts(change.less))} in meno`;
  if ('instead' in change) return `${bought(of)} può costarti ${goods(amounts(change.instead))}`;
  const swapped = list(
    change.swap.map((one) => goods(amounts(one))),
    'o',
  );
  return `una volta per ${bought(of)} puoi pagare ${goods(amounts(change.to))} al posto di ${swapped}`;
}

function priceText({ of, change, when }: Cost): string {
  const text = changed(of, change);
  return when === undefined ? text : `finché ${condition(when)}, ${text}`;
}

function insteadText({ of, get, oncePerTurn, declined }: Instead, telling: Telling): string {
  const action = `ogni volta che puoi ${toDo(of)}`;
  if (declined === true) return `${action} e vi rinunci, ${telling.say(get)}`;
  const once = oncePerTurn === true ? ' (una volta per turno)' : '';
  return `${action}, puoi invece ${infinitive(get, telling)}${once}`;
}

function spaceText({ for: whom, effect, toll, when }: CardSpace, telling: Telling): string {
  const only = whom === 'all' ? 'per tutti' : 'solo per te';
  const first = when === undefined ? '' : `quando ${condition(when)}, `;
  const paying =
    toll === undefined ? '' : `. Ogni altro giocatore che lo usa deve prima pagarti ${goods(amounts(toll))}`;
  return `${first}questa carta è uno spazio azione ${only}: ${telling.say(effect)}${paying}`;
}

function scoreText(score: Score): string {
  if ('each' in score) {
    const each =
      score.every === undefined
        ? quantityPhrase(score.of).each
        : `ogni ${quantityPhrase(score.of).some(score.every)}`;
    return `alla fine della partita dà ${points(score.each)} bonus per ${each}`;
  }
  const [from, worth] = [Object.keys(score.steps), Object.values(score.steps).map(String)];
  return `alla fine della partita dà ${list(worth, 'o')} punti bonus se hai almeno ${list(from, 'o')} ${bare(score.of, 2)}`;
}

const FORBIDDEN = {
  renovate: 'non puoi più ristrutturare la casa',
  'spaces-beside-house':
    'finché non hai utilizzato tutte le altre caselle della fattoria, non puoi utilizzare quelle accanto alla casa',
} as const;

/** What must be possible so that a card can be played. */
function mustBe(play: Effect): string {
  if (play.do !== 'draw') return '; se non puoi farlo, non puoi giocare questa carta';
  return play.from === 'three'
    ? '; ti servono almeno 3 occupazioni in mano'
    : '; ti serve almeno 1 occupazione in mano';
}

/** What is told of cards, aspect by aspect, in Italian. */
const aspects: CardAspects = {
  cost: (cost, { card }) => {
    const price = prices(listOf<Goods>(cost).map((one): Amounts => amounts(one)));
    const individual = individualCost(card);
    const beg = individual.food ? ' (per il cibo che ti manca puoi prendere segnalini elemosina)' : '';
    return individual.is
      ? `costo individuale, oltre a quello dell’azione: ${price}${beg}`
      : `costo: ${price}`;
  },
  needs: (needs) => `requisiti: ${list(listOf<Condition>(needs).map(prerequisite))}`,
  asMajor: () => 'puoi giocarla solo con un’azione che permette di costruire una grande miglioria',
  lays: (n) => `quando la giochi, mettici sopra ${n} segnalini`,
  play: (effect, telling) =>
    `quando la giochi, ${telling.say(effect)}${telling.card.mustPlay === true ? mustBe(effect) : ''}`,
  delivers: (effect, telling) => `all’inizio di quei round ${telling.say(effect)}`,
  on: (listener, telling) =>
    `${whenever(listener)}${andItself(listener, telling)}, ${reaction(listener, telling)}`,
  anytime: (effect, telling) =>
    `in qualsiasi momento${telling.card.workPhase === true ? ' della fase di lavoro' : ''} ${telling.say(effect, 'may')}`,
  instead: insteadText,
  price: priceText,
  holds: ({ count, of, mixed }) => {
    const many = typeof count === 'number' ? count : 1;
    const animals = of === undefined ? `animal${many === 1 ? 'e' : 'i'}` : goodName(goodNumber(of), many);
    const each = typeof count === 'number' ? '' : ` per ${quantityPhrase(count).each}`;
    const types =
      of !== undefined ? '' : mixed === true ? ', anche di tipi diversi' : ', tutti dello stesso tipo';
    return `questa carta può ospitare ${many} ${animals}${each}${types}`;
  },
  pastureHolds: ({ more, bare: without }) =>
    `ogni tuo pascolo${without === true ? ' senza stalla' : ''} può ospitare ${more} ${more === 1 ? 'animale' : 'animali'} in più`,
  houses: (room) =>
    typeof room === 'number'
      ? `offre posto a ${people(room)}`
      : `offre posto a 1 familiare per ${quantityPhrase(room).each}`,
  field: () => 'questa carta è un campo',
  ...upgradeAspects,
  allows: (what) => ALLOWED[what],
  space: spaceText,
  forbids: (what) => FORBIDDEN[what],
  score: scoreText,
  points: (value) => `vale ${points(value)}`,
};

/** The hand cards, in Italian. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'piccola miglioria', occupation: 'occupazione' },
  categories: {
    'farm-planner': 'pianificazione della fattoria',
    'actions-booster': 'potenziamento delle azioni',
    'points-provider': 'punti',
    'goods-provider': 'beni',
    'food-provider': 'cibo',
    'crop-provider': 'coltivazioni',
    'building-resource-provider': 'risorse da costruzione',
    'livestock-provider': 'bestiame',
  },
  counted,
  quantity: quantityPhrase,
  condition,
  prerequisite,
  occasion,
  aspects,
  own: cardTexts,
  travels: 'dopo averla giocata, passala al giocatore alla tua sinistra (in solitario esce dal gioco)',
  forPlayers: (players) => `solo con ${players} o più giocatori`,
};
