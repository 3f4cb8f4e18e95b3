import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { CustomName, Effect } from '@furrow/creatures/effect';
import { amounts, goodNumber } from '@furrow/creatures/goods';
import { type RemainingTerms, remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { EffectPhrases, How } from '../../creatures/phrases';
import { type Group, groupOf, numbersOf, singleGoods } from '../../creatures/spoken-goods';
import type { PlainMood } from '../../how';
import { count, list, type Noun } from '../grammar';
import { type GermanVoice, spoken, type Verb } from '../voice';
import {
  amount,
  forPrices,
  goods,
  itsPronoun,
  NEWBORN_NAMES,
  oneOfGoods,
  PIECE_NOUNS,
  prices,
  quotedSpace,
} from './nouns';

const TAKE: Verb = { first: 'nimm', infinitive: 'nehmen' };
const BUILD: Verb = { first: 'baue', infinitive: 'bauen' };
const ENLARGE: Verb = { first: 'baue', last: 'aus', infinitive: 'ausbauen' };
const ADD: Verb = { first: 'füge', last: 'hinzu', infinitive: 'hinzufügen' };
const EXCHANGE: Verb = { first: 'tausche', infinitive: 'tauschen' };
const LAY: Verb = { first: 'lege', last: 'ab', infinitive: 'ablegen' };
const GIVE: Verb = { first: 'gib', infinitive: 'geben' };
const REPLACE: Verb = { first: 'ersetze', infinitive: 'ersetzen' };
const USE: Verb = { first: 'nutze', infinitive: 'nutzen' };
const MOVE: Verb = { first: 'versetze', infinitive: 'versetzen' };
const PLACE: Readonly<Record<PlacedPiece, Verb>> = {
  border: { first: 'setze', infinitive: 'setzen' },
  trough: { first: 'stelle', last: 'auf', infinitive: 'aufstellen' },
};

type PlacedPiece = 'border' | 'trough';

/** How an effect is said in German. */
interface Manner extends GermanVoice {
  readonly mood: PlainMood;
  readonly lying?: How['lying'];
}

/** A verb and what belongs to it, in the manner that is asked for: `nimm …`, `du darfst … nehmen`. */
function clause(manner: Manner, verb: Verb, rest: string, tail = ''): string {
  return spoken({ verb, rest, tail }, manner);
}

/** What is optional by itself is said so, unless a yes or no is asked for. */
function free(manner: Manner, atLeast: number): Manner {
  return atLeast === 0 && manner.mood === 'do' ? { ...manner, mood: 'may' } : manner;
}

type Order = 'first' | 'next';

/** Placing so many pieces on such terms: `setze kostenlos bis zu 2 Begrenzungen`; `next` if some are placed already. */
export function placing(
  manner: Manner,
  terms: RemainingTerms,
  piece: PlacedPiece,
  order: Order = 'first',
): string {
  const noun = PIECE_NOUNS[piece];
  return clause(manner, PLACE[piece], pieces(terms, noun), extra(terms, noun, order));
}

function pieces({ atLeast, atMost, free: gratis, price }: RemainingTerms, { one, many }: Noun): string {
  if (atMost === 'gained') return 'ebenso viele kostenlos';
  if (atMost === 'any') {
    const what = `${atLeast > 0 ? `${atLeast} oder mehr` : 'beliebig viele'} ${many}`;
    if (gratis === 'all') return `kostenlos ${what}`;
    return gratis === 0 ? `${what} für je ${goods(price)}` : what;
  }
  const what = `${atLeast < atMost && atMost > 1 ? 'bis zu ' : ''}${count(atMost, one, many)}`;
  return gratis === 'all' ? `kostenlos ${what}` : `${what} ${forPrices([price])}`;
}

const ORDER: Readonly<Record<Order, string>> = { first: 'erste', next: 'nächste' };

/** What pieces cost of which only the first are free, in brackets. */
function extra({ atMost, free: gratis, price }: RemainingTerms, { gender }: Noun, order: Order): string {
  if (atMost !== 'any' || gratis === 'all' || gratis === 0) return '';
  const one = gender === 'f' ? 'die' : 'der';
  const some =
    gratis === 1 ? `${one} ${ORDER[order]} ist kostenlos` : `die ${ORDER[order]}n ${gratis} sind kostenlos`;
  return ` (${some}, ${gender === 'f' ? 'jede' : 'jeder'} weitere kostet ${goods(price)})`;
}

const GIVEN: Readonly<Record<Group, (different: number) => string>> = {
  resources: (n) => (n === 1 ? '1 Rohstoff' : `${n} verschiedene Rohstoffe`),
  animals: (n) => (n === 1 ? '1 Tier' : `${n} Tiere verschiedener Arten`),
};

const customs: Readonly<Record<CustomName, (manner: Manner) => string>> = {
  'move-pieces': (manner) =>
    clause(manner, MOVE, 'deine Futtertröge und Ställe beliebig auf andere Felder deines Hofs'),
  'second-animals': () =>
    'jede deiner Weiden, auf der genau 1 Tier steht, bekommt ein zweites derselben Art dazu',
};

/** What is taken, if taking is all that an effect does. */
function taken(effect: Effect, lying: How['lying']): string | undefined {
  switch (effect.do) {
    case 'gain':
      return goods(amounts(effect.goods));
    case 'collect':
      return lying === undefined ? 'alles von diesem Feld' : goods(lying);
    case 'marker':
      return 'den Startspielermarker';
    case 'oneOf': {
      const single = singleGoods(effect.options);
      return single === undefined ? undefined : oneOfGoods(single);
    }
    default:
      return undefined;
  }
}

/** Whether an effect is told as what the player may do or what happens, where others are commands. */
export function isStatement(effect: Effect): boolean {
  switch (effect.do) {
    case 'borders':
    case 'troughs':
      return effect.atLeast === 0;
    case 'build':
      return effect.beside;
    case 'seq':
      return isStatement(effect.steps[0]);
    default:
      return ['may', 'upgrade', 'useSpace', 'breed', 'beforeBreeding'].includes(effect.do);
  }
}

/** What comes after something else: a command gets `dann` behind its verb, a statement before it. */
function afterwards(effect: Effect, manner: Manner, afterTaking: boolean): string {
  const again = taken(effect, manner.lying);
  if (again !== undefined && afterTaking) return ` und dann ${again}`;
  const { mood, lying } = manner;
  return isStatement(effect)
    ? `, dann ${say(effect, { mood, lying, order: 'fronted' })}`
    : ` und ${say(effect, { mood, lying, adverb: 'dann' })}`;
}

/** Steps in a row; taking is said only once: `nimm 1 Holz und dann den Startspielermarker`. */
function inOrder([first, ...others]: readonly Effect[], manner: Manner): string {
  const taking = taken(first, manner.lying) !== undefined;
  return say(first, manner) + others.map((one) => afterwards(one, manner, taking)).join('');
}

type Sayings = {
  readonly [D in keyof EffectPhrases]: (effect: Extract<Effect, { do: D }>, manner: Manner) => string;
};

const SAYINGS: Sayings = {
  seq: ({ steps }, manner) => inOrder(steps, manner),
  may: ({ effect }, manner) => say(effect, manner.mood === 'ask' ? manner : { ...manner, mood: 'may' }),
  oneOf: (effect, manner) => {
    const single = taken(effect, manner.lying);
    if (single !== undefined) return clause(manner, TAKE, single);
    return list(
      Object.values(effect.options).map((one) => say(one, manner)),
      'oder',
    );
  },
  gain: (effect, manner) => clause(manner, TAKE, goods(amounts(effect.goods))),
  collect: (effect, manner) => clause(manner, TAKE, taken(effect, manner.lying) ?? ''),
  marker: (effect, manner) => clause(manner, TAKE, taken(effect, manner.lying) ?? ''),
  borders: (effect, manner) => {
    const kept =
      effect.keeping === undefined ? '' : `, sofern du das ${NEWBORN_NAMES[effect.keeping]} behältst`;
    return placing(free(manner, effect.atLeast), remainingTerms(effect), 'border') + kept;
  },
  troughs: (effect, manner) => placing(free(manner, effect.atLeast), remainingTerms(effect), 'trough'),
  stall: (_effect, manner) => clause(manner, BUILD, `1 Stall ${forPrices(buildings[STALL].prices)}`),
  stables: (_effect, manner) =>
    clause(
      manner,
      ENLARGE,
      `1 oder mehr deiner Ställe für je ${prices(buildings[STABLE].prices)} zu Stallungen`,
    ),
  upgrade: (_effect, manner) => clause(free(manner, 0), ENLARGE, 'ihn kostenlos zur Stallung'),
  build: ({ beside }, manner) =>
    beside
      ? clause(free(manner, 0), BUILD, 'direkt daneben 1 weiteres Sondergebäude zu den üblichen Kosten')
      : clause(manner, BUILD, '1 Sondergebäude aus der Auslage'),
  expand: (_effect, manner) => clause(manner, ADD, 'deinem Hof 1 Erweiterung'),
  trade: ({ pay, different, get, onFarm }, manner) => {
    const group = groupOf(pay);
    const given = group === undefined ? oneOfGoods(numbersOf(pay)) : GIVEN[group](different);
    const animal = pay.some((good) => get.includes(good)) ? '1 Tier einer dritten Art' : '1 beliebiges Tier';
    const taken = groupOf(get) === 'animals' ? animal : oneOfGoods(numbersOf(get));
    return clause(manner, EXCHANGE, `${given}${onFarm === true ? ' von deinem Hof' : ''} gegen ${taken}`);
  },
  fetch: ({ from }, manner) => {
    const good = spaces[spaceNumber(from)].refill?.good ?? 'wood';
    return clause(manner, TAKE, `zusätzlich ${amount(goodNumber(good), 1)} von ${quotedSpace(from)}`);
  },
  lay: ({ good }, manner) => {
    const stays = manner.mood === 'ask' ? '' : `; ${itsPronoun(goodNumber(good))} bleibt dort liegen`;
    return clause(manner, LAY, `${amount(goodNumber(good), 1)} aus deinem Vorrat darauf`, stays);
  },
  giveBorder: (_effect, manner) => clause(manner, GIVE, 'deinem Gegner 1 Begrenzung aus deinem Vorrat'),
  troughToStall: ({ cost }, manner) =>
    clause(
      manner,
      REPLACE,
      `${forPrices([amounts(cost)])} einen Futtertrog, der nicht auf einem Gebäude steht, durch einen Stall`,
    ),
  useSpace: (_effect, manner) => clause(free(manner, 0), USE, 'ohne Arbeiter 1 freies Aktionsfeld'),
  breed: (_effect, { order }) =>
    order === 'fronted' ? 'vermehren sich deine Tiere noch einmal' : 'deine Tiere vermehren sich noch einmal',
  beforeBreeding: (_effect, { order }) =>
    clause(
      { mood: 'may', ...(order === undefined ? {} : { order }) },
      USE,
      'erneut',
      ', was vor der Vermehrung genutzt werden kann',
    ),
  custom: ({ name }, manner) => customs[name](manner),
};

/** What an effect does, in German. */
export function say(effect: Effect, manner: Manner): string {
  return (SAYINGS[effect.do as keyof Sayings] as (effect: Effect, manner: Manner) => string)(effect, manner);
}

/** What effects do, in German, where nothing stands before them. */
export const effects = Object.fromEntries(
  Object.keys(SAYINGS).map((kind) => [
    kind,
    (effect: Effect, { mood, lying }: How) => say(effect, { mood, lying }),
  ]),
) as EffectPhrases;
