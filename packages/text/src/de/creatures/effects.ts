import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { CustomName } from '@furrow/creatures/effect';
import { amounts, goodNumber } from '@furrow/creatures/goods';
import { type RemainingTerms, remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { EffectPhrases, How } from '../../creatures/phrases';
import { type Group, groupOf, numbersOf, singleGoods } from '../../creatures/spoken-goods';
import { count, inverted, list, type Noun } from '../grammar';
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

/** What a verb begins a command with, what it then ends it with, and its infinitive. */
interface Verb {
  readonly first: string;
  readonly last?: string;
  readonly infinitive: string;
}

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

/** A verb and what belongs to it, in the mood that is asked for: `nimm …`, `du darfst … nehmen`. */
function clause({ mood }: Pick<How, 'mood'>, verb: Verb, rest: string): string {
  if (mood === 'do') return `${verb.first} ${rest}${verb.last === undefined ? '' : ` ${verb.last}`}`;
  return `${mood === 'may' ? 'du darfst' : 'möchtest du'} ${rest} ${verb.infinitive}`;
}

/** What is optional by itself is said so, unless a yes or no is asked for. */
function free({ mood }: How, atLeast: number): Pick<How, 'mood'> {
  return { mood: atLeast === 0 && mood === 'do' ? 'may' : mood };
}

type Order = 'first' | 'next';

/** Placing so many pieces on such terms: `setze kostenlos bis zu 2 Begrenzungen`; `next` if some are placed already. */
export function placing(
  how: Pick<How, 'mood'>,
  terms: RemainingTerms,
  piece: PlacedPiece,
  order: Order = 'first',
): string {
  return (
    clause(how, PLACE[piece], pieces(terms, PIECE_NOUNS[piece])) + extra(terms, PIECE_NOUNS[piece], order)
  );
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

const customs: Readonly<Record<CustomName, (how: How) => string>> = {
  'move-pieces': (how) =>
    clause(how, MOVE, 'deine Futtertröge und Ställe beliebig auf andere Felder deines Hofs'),
  'second-animals': () =>
    'jede deiner Weiden, auf der genau 1 Tier steht, bekommt ein zweites derselben Art dazu',
};

/** What comes after something else: a command gets `dann` behind its verb, a statement before it. */
function afterwards(does: string): string {
  const told = inverted(does);
  return told === does ? does.replace(/^\S+/, ' und $& dann') : `, dann ${told}`;
}

/** Steps in a row; taking is said only once: `nimm 1 Holz und dann den Startspielermarker`. */
function inOrder([first, ...others]: readonly string[]): string {
  const all = first + others.map(afterwards).join('');
  const again = ` und ${TAKE.first} dann`;
  return first.startsWith(TAKE.first) ? all.replace(again, ' und dann') : all;
}

/** What effects do, in German. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => inOrder(steps.map((step) => how.say(step))),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: ({ options }, how) => {
    const single = singleGoods(options);
    if (single !== undefined) return clause(how, TAKE, oneOfGoods(single));
    return list(
      Object.values(options).map((one) => how.say(one)),
      'oder',
    );
  },
  gain: (effect, how) => clause(how, TAKE, goods(amounts(effect.goods))),
  collect: (_effect, how) =>
    clause(how, TAKE, how.lying === undefined ? 'alles von diesem Feld' : goods(how.lying)),
  marker: (_effect, how) => clause(how, TAKE, 'den Startspielermarker'),
  borders: (effect, how) => {
    const kept =
      effect.keeping === undefined ? '' : `, sofern du das ${NEWBORN_NAMES[effect.keeping]} behältst`;
    return placing(free(how, effect.atLeast), remainingTerms(effect), 'border') + kept;
  },
  troughs: (effect, how) => placing(free(how, effect.atLeast), remainingTerms(effect), 'trough'),
  stall: (_effect, how) => clause(how, BUILD, `1 Stall ${forPrices(buildings[STALL].prices)}`),
  stables: (_effect, how) =>
    clause(
      how,
      ENLARGE,
      `1 oder mehr deiner Ställe für je ${prices(buildings[STABLE].prices)} zu Stallungen`,
    ),
  upgrade: (_effect, how) => clause(free(how, 0), ENLARGE, 'ihn kostenlos zur Stallung'),
  build: ({ beside }, how) =>
    beside
      ? clause(free(how, 0), BUILD, 'direkt daneben 1 weiteres Sondergebäude zu den üblichen Kosten')
      : clause(how, BUILD, '1 Sondergebäude aus der Auslage'),
  expand: (_effect, how) => clause(how, ADD, 'deinem Hof 1 Erweiterung'),
  trade: ({ pay, different, get, onFarm }, how) => {
    const group = groupOf(pay);
    const given = group === undefined ? oneOfGoods(numbersOf(pay)) : GIVEN[group](different);
    const animal = pay.some((good) => get.includes(good)) ? '1 Tier einer dritten Art' : '1 beliebiges Tier';
    const taken = groupOf(get) === 'animals' ? animal : oneOfGoods(numbersOf(get));
    return clause(how, EXCHANGE, `${given}${onFarm === true ? ' von deinem Hof' : ''} gegen ${taken}`);
  },
  fetch: ({ from }, how) => {
    const good = spaces[spaceNumber(from)].refill?.good ?? 'wood';
    return clause(how, TAKE, `zusätzlich ${amount(goodNumber(good), 1)} von ${quotedSpace(from)}`);
  },
  lay: ({ good }, how) => {
    const stays = how.mood === 'ask' ? '' : `; ${itsPronoun(goodNumber(good))} bleibt dort liegen`;
    return clause(how, LAY, `${amount(goodNumber(good), 1)} aus deinem Vorrat darauf`) + stays;
  },
  giveBorder: (_effect, how) => clause(how, GIVE, 'deinem Gegner 1 Begrenzung aus deinem Vorrat'),
  troughToStall: ({ cost }, how) =>
    clause(
      how,
      REPLACE,
      `${forPrices([amounts(cost)])} einen Futtertrog, der nicht auf einem Gebäude steht, durch einen Stall`,
    ),
  useSpace: (_effect, how) => clause(free(how, 0), USE, 'ohne Arbeiter 1 freies Aktionsfeld'),
  breed: () => 'deine Tiere vermehren sich noch einmal',
  beforeBreeding: () => 'du darfst erneut nutzen, was vor der Vermehrung genutzt werden kann',
  custom: ({ name }, how) => customs[name](how),
};
