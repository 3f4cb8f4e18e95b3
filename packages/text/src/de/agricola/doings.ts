import type { Where } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { FOOD, WOOD } from '@furrow/agricola/state/goods';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import type { OccupationPrice } from '../../agricola/choices';
import type { Doing } from '../../agricola/clauses/clause';
import { hasPoints } from '../../agricola/clauses/prize';
import { hasTwin } from '../../agricola/major-kind';
import { ownDeeds } from '../../agricola/own/index';
import { byKind, type PhrasesBy } from '../../by-kind';
import type { Voice } from '../../voice';
import { count, list, type Noun } from '../grammar';
import {
  BAKE,
  BUILD,
  CHOOSE,
  ENCLOSE,
  EXCHANGE,
  GET,
  GROW,
  HARVEST,
  LAY,
  LAY_BACK,
  LAY_DOWN,
  LET,
  MARK,
  PAY,
  PLACE,
  PLAY,
  PLOW,
  RECEIVE,
  REMOVE,
  RENOVATE,
  SOW,
  TAKE,
  TURN,
  USE,
  type Verb,
  type VerbPhrase,
  whose,
} from '../voice';
import { comingRounds, roundSpaces } from './coming-rounds';
import { counted } from './counted';
import { ofDrawnDeck } from './drawn';
import { amount, fences, goodName, goods } from './nouns';
import { theAction } from './occasions';
import { paying } from './payment';
import { prize } from './prizes';
import { spacesNamed } from './spaces-meant';
import { anImprovement, theImprovement } from './upgrades';

const phrase = (verb: Verb, rest: string, tail = ''): VerbPhrase => ({ verb, rest, tail });

const OWN = ownDeeds('de');

const ROOM: Pick<Noun, 'one' | 'many'> = { one: 'Raum', many: 'Räume' };
const STABLE: Pick<Noun, 'one' | 'many'> = { one: 'Stall', many: 'Ställe' };
const ROOM_PRICE = '5 vom Material deines Hauses und 2 Schilf';

/** So many rooms or stables and what each costs: `1 Stall für 1 Holz`, `beliebig viele Ställe (je 2 Holz)`. */
function pieces(
  n: number,
  { one, many }: Pick<Noun, 'one' | 'many'>,
  price: string,
  often = upTo(n),
): string {
  if (price === '') return n === 1 ? `1 ${one} kostenlos` : `${often}${many} kostenlos`;
  return n === 1 ? `1 ${one} für ${price}` : `${often}${many} (je ${price})`;
}

function upTo(n: number): string {
  return n === ANY ? 'beliebig viele ' : `bis zu ${n} `;
}

function building(doing: Extract<Doing, { says: 'build' }>): string {
  const { rooms, stables, stablePrice, price, less, within } = doing;
  const saved = rooms === 1 ? ` (${cheaper(less).trim()})` : `,${cheaper(less)}`;
  const usual = `${ROOM_PRICE}${less.length === 0 ? '' : saved}`;
  const room = pieces(rooms, ROOM, price === undefined ? usual : price.length === 0 ? '' : goods(price));
  if (stables === 0) return room;
  if (rooms === 0) {
    const where =
      within === undefined ? '' : `auf einer Weide von genau ${count(within, 'Feld', 'Feldern')} `;
    return `${where}${pieces(stables, STABLE, stablePrice.length === 0 ? '' : goods(stablePrice))}`;
  }
  return `${room} und/oder ${pieces(stables, STABLE, stablePrice.length === 0 ? '' : goods(stablePrice), rooms === stables ? '' : undefined)}`;
}

/** By how much something is cheaper. */
function cheaper(less: Amounts): string {
  if (less.length === 0) return '';
  return ` abzüglich ${list(
    less.map(([good, n]) => amount(good, n)),
    'oder',
  )}`;
}

/** A major improvement that can be built: `die Tischlerei`, `eine Feuerstelle`. */
function oneMajor(major: number): string {
  return (hasTwin(major) ? anImprovement : theImprovement)(sourceOfMajor(major));
}

/** What an occupation costs: `kostenlos`, `für 2 Nahrung`. */
export function forFood(food: number): string {
  return food === 0 ? 'kostenlos' : `für ${amount(FOOD, food)}`;
}

/** What occupations cost: `die erste ist kostenlos, jede weitere kostet 1 Nahrung`. */
function occupationCost({ firsts, first, later }: OccupationPrice): string {
  const begin = firsts === 1 ? 'die erste' : `die ersten ${firsts}`;
  return `${begin} ${costs(first, firsts)}, jede weitere ${costs(later, 1)}`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'ist kostenlos' : 'sind kostenlos';
  return `${n === 1 ? 'kostet' : 'kosten je'} ${amount(FOOD, food)}`;
}

/** Another person, where it comes from and where it may go. */
function placing({ from, on, evenOccupied, forever }: Where): VerbPhrase {
  const who = from === 'home' ? 'eine weitere Person' : 'eine Person aus deinem Vorrat';
  const place = on === undefined ? '' : ` auf ${spacesNamed(on)}`;
  const even = evenOccupied === true ? ' (auch auf ein besetztes Feld)' : '';
  return phrase(
    PLACE,
    `${who}${place}${even}`,
    forever === true ? ', die am Ende der Runde endgültig aus dem Spiel geht' : '',
  );
}

function drawing({ from, food, orPass }: Extract<Doing, { says: 'draw' }>): VerbPhrase {
  const tail = orPass
    ? `: Spiele sie ${forFood(food)} aus oder gib sie deinem linken Nachbarn (im Solospiel kommt sie aus dem Spiel)`
    : `; diese darfst du ${forFood(food)} ausspielen (kann sie nicht ausgespielt werden, kommt sie aus dem Spiel)`;
  if (from === 'three')
    return phrase(CHOOSE, '3 Ausbildungen auf deiner Hand, von denen der Zufall eine bestimmt', tail);
  const what = 'eine Ausbildung auf deiner Hand';
  return {
    ...phrase(LET, `den Zufall ${what} bestimmen`, tail),
    instead: [`der Zufall bestimmt ${what}`, `bestimmt der Zufall ${what}`],
  };
}

function breeding(of: number | undefined, voice: Voice): VerbPhrase {
  const animals = `${whose(voice, 'e')} ${of === undefined ? 'Tiere' : goodName(of)}`;
  const young =
    of === undefined
      ? '1 Jungtier für jede Art, von der du mindestens 2 Tiere hast, wenn es Platz findet'
      : '1 Jungtier, wenn du mindestens 2 hast und es Platz findet';
  return {
    ...phrase(LET, `${animals} sich vermehren`, ` (${young})`),
    instead: [`${animals} vermehren sich`, `vermehren sich ${animals}`],
  };
}

const HAND_MINOR = '1 kleine Anschaffung von der Hand';

const DOINGS: PhrasesBy<'says', Doing, [Voice], VerbPhrase> = {
  get: ({ prize: what, also }) =>
    phrase(hasPoints(what) ? GET : TAKE, `${also ? 'außerdem ' : ''}${prize(what)}`),
  pay: (pay) => paying(pay),
  build: (doing) => phrase(BUILD, building(doing)),
  renovate: ({ free, less }, voice) =>
    phrase(
      RENOVATE,
      free
        ? `${whose(voice)} Haus kostenlos`
        : `${whose(voice)} Haus für 1 Schilf und je Raum 1 Lehm (aus Holz wird Lehm) oder 1 Stein (aus Lehm wird Stein)${cheaper(less)}`,
      free ? ' (aus Holz wird Lehm, aus Lehm wird Stein)' : '',
    ),
  grow: ({ needsRoom }, voice) =>
    phrase(
      GROW,
      `${whose(voice, 'e')} Familie um 1 Person`,
      ` (${needsRoom ? 'ein Raum muss frei sein' : 'auch ohne freien Raum'})`,
    ),
  plow: ({ fields, also }) =>
    phrase(PLOW, `${also ? 'außerdem ' : ''}${fields === 1 ? '1 Acker' : `bis zu ${fields} Äcker`}`),
  cook: () => phrase(TURN, 'Waren mit einer Kochanschaffung in Nahrung'),
  sow: ({ fields, crop }) => {
    const what = fields === 1 ? '1 leeren Acker' : `${upTo(fields ?? ANY)}leere Äcker`;
    return phrase(SOW, `${what}${crop === undefined ? '' : ` mit ${goodName(crop)}`}`);
  },
  reap: ({ crop, fields, more }) => {
    const name = goodName(crop, 1);
    if (fields === 1 && !more) return phrase(TAKE, `von 1 deiner ${name}äcker 1 ${name}`);
    const many = fields === undefined ? 'beliebig vielen' : `bis zu ${fields}`;
    return phrase(
      more ? HARVEST : TAKE,
      `von ${many} deiner ${name}äcker je 1 ${more ? 'weiteres ' : ''}${name}`,
    );
  },
  bake: ({ grain }) =>
    grain === undefined
      ? phrase(BAKE, 'Brot')
      : phrase(BAKE, `mit einer Backanschaffung genau ${grain} Getreide (keine Aktion „Brot backen“)`),
  owe: ({ food }) =>
    phrase(
      PAY,
      `${food} Nahrung (fehlende darfst du aus Waren gewinnen; für den Rest nimmst du je 1 Bettelmarker)`,
    ),
  payOwners: () => phrase(PAY, 'für jede der hier genannten Karten dem Spieler, der sie hat, 1 Nahrung'),
  discardCrops: ({ crop, fields }) => {
    const name = goodName(crop, 1);
    return phrase(
      LAY,
      `von ${fields} deiner ${name}äcker ${fields === 1 ? '' : 'je '}1 ${name} in den allgemeinen Vorrat`,
    );
  },
  addCrops: ({ crop }) =>
    phrase(
      LAY,
      crop !== undefined
        ? `1 weiteres ${goodName(crop, 1)} aus dem allgemeinen Vorrat auf jeden deiner ${goodName(crop, 1)}äcker`
        : '1 weitere Feldfrucht derselben Sorte auf jeden deiner Äcker, auf denen nur eine Sorte wächst',
    ),
  discardCard: () => phrase(LAY_DOWN, 'genau 1 Karte von der Hand'),
  fence: () => phrase(BUILD, 'Zäune für je 1 Holz'),
  rebuildFences: () =>
    phrase(BUILD, 'deine Zäune kostenlos neu', ' (alle werden abgerissen und höchstens ebenso viele gebaut)'),
  fencesInAll: ({ n }) => phrase(BUILD, `genau ${count(n, 'Zaun', 'Zäune')} ohne Holz`),
  enclose: ({ free }) =>
    phrase(
      ENCLOSE,
      'mit dem gerade genommenen Holz genau 1 neue Weide',
      free === 0 ? '' : ` (${fences(free)} ${free === 1 ? 'ist' : 'sind'} kostenlos)`,
    ),
  pasture: ({ spaces, wood, around }) =>
    phrase(
      ENCLOSE,
      `${wood === 0 ? 'kostenlos' : `für insgesamt höchstens ${amount(WOOD, wood)}`} genau 1 neue Weide von ${count(spaces, 'Feld', 'Feldern')}${around ? ' um einen gerade gebauten Stall' : ''}`,
    ),
  major: ({ of, price }) => {
    const which = of.length === 0 ? '1 große Anschaffung' : list(of.map(oneMajor), 'oder');
    return phrase(BUILD, `${which}${price === undefined ? '' : ` für ${goods(price)}`}`);
  },
  minor: ({ byAction }) => phrase(PLAY, HAND_MINOR, byAction ? '' : ` (das ist nicht ${theAction('minor')})`),
  improvement: ({ spending }) =>
    phrase(
      BUILD,
      '1 große Anschaffung oder 1 kleine Anschaffung von der Hand',
      `, musst dafür aber mindestens ${amount(spending, 1)} zahlen`,
    ),
  occupation: ({ price }) =>
    price.firsts === 0
      ? phrase(PLAY, `1 Ausbildung von der Hand ${forFood(price.later)}`)
      : phrase(PLAY, '1 Ausbildung von der Hand', ` (${occupationCost(price)})`),
  later: ({ rounds, goods: of, card }) => {
    if (of.length === 0) return phrase(MARK, roundSpaces(rounds));
    return phrase(
      RECEIVE,
      `${comingRounds(rounds, goods(of))}${card ? ' und die Wirkung dieser Karte' : ''}`,
    );
  },
  setAside: ({ piece, n, after, some }) => {
    const one = `${piece === 'fence' ? count(n, 'Zaun', 'Zäune') : count(n, 'Stall', 'Ställe')} aus deinem Vorrat`;
    const where = `auf ${roundSpaces({ coming: 'after', after })}`;
    return after.length === 1
      ? phrase(LAY, `${where} ${one}`)
      : phrase(LAY, `${where} je ${one}`, some ? ' (oder nur auf einige davon)' : '');
  },
  lay: ({ n, good }) => {
    const some = (m: number) => (good === undefined ? `${m} Marker` : amount(good, m));
    return phrase(
      LAY,
      `${typeof n === 'number' ? some(n) : `für ${counted(n).each} ${some(1)}`} auf diese Karte`,
    );
  },
  laterRow: ({ row }) =>
    phrase(RECEIVE, `zu Beginn der nächsten ${row.length} Runden der Reihe nach ${list(row.map(goods))}`),
  unlay: ({ all }) => phrase(REMOVE, `${all ? 'alle' : '1'} Marker von dieser Karte`),
  takeFrom: ({ space, all }) => phrase(TAKE, `${all ? 'alle Waren' : '1 Ware'} von ${spacesNamed([space])}`),
  toHand: () => phrase(REMOVE, 'diese Karte zurück auf die Hand'),
  foresee: ({ deck, n }) =>
    phrase(
      LAY_BACK,
      `die obersten ${n} Karten vom ${ofDrawnDeck(deck)}, nachdem du sie angesehen hast, in beliebiger Reihenfolge`,
    ),
  leaves: () => phrase(REMOVE, 'diese Karte aus dem Spiel'),
  redraw: ({ n }) => phrase(LAY_DOWN, `alle kleinen Anschaffungen von der Hand (du ziehst ${n} neue)`),
  fromActor: ({ goods: of, gets }) => {
    const paid = gets.length === 0 ? '' : ` (der ${goods(gets)} aus dem allgemeinen Vorrat bekommt)`;
    return phrase(REMOVE, `von diesem Spieler${paid} ${goods(of)}`);
  },
  takeOff: ({ good }) =>
    phrase(TAKE, `${good === undefined ? 'alle Waren' : amount(good, 1)} von dieser Karte`),
  topOfPile: () => phrase(TAKE, 'die oberste Ware von dieser Karte'),
  place: ({ where }) => placing(where),
  jump: ({ to, evenOccupied, other }) =>
    phrase(
      USE,
      `mit derselben Person noch ${other ? 'das andere dieser Felder' : spacesNamed(to)}`,
      evenOccupied ? ', auch wenn es besetzt ist' : ', wenn es frei ist',
    ),
  guest: ({ last }) =>
    phrase(
      PLACE,
      last
        ? 'in dieser Runde, nachdem alle ihre Personen eingesetzt haben, einen Gast'
        : 'nur in dieser Runde eine Person aus deinem Vorrat',
    ),
  draw: drawing,
  marketplace: () =>
    phrase(
      EXCHANGE,
      'Waren mit deinem Partner',
      ' (gib oder nimm beliebig viele; von jeder Sorte, die den Besitzer wechselt, zahlst du 1)',
    ),
  harvest: () => phrase(HARVEST, '1 Getreide oder Gemüse von jedem deiner bestellten Äcker'),
  breed: ({ of }, voice) => breeding(of, voice),
  own: ({ name }) => OWN[name],
};

/** What somebody does, in German. */
export const doing = byKind('says', DOINGS);
