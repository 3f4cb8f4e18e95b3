import type { Before, Eve } from '@furrow/agricola/effects/effect';
import type { Bought } from '@furrow/agricola/payment/modifier';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { pairs } from '@furrow/farm/goods';
import { yieldOf } from '../../agricola/choices';
import { ownQuestion } from '../../agricola/own/index';
import type { Buildable, QuestionPhrases, QuestionWords } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { list, quoted, seatName } from '../grammar';
import { forFood } from './doings';
import { drawnQuestions } from './drawn';
import { handQuestions } from './hands';
import { DONE } from './moves';
import { amount, fences, forPrices, goodName, goods, onFarm, priced, prices, theMajor } from './nouns';
import { table } from './table';

const OR_FINISH = ` oder wähle ${quoted(DONE)}`;

/** Effects of which some are chosen one after the other. */
function chosen({ effects, canFinish }: Extract<Question, { ask: 'anyOf' }>, asked: QuestionWords): string {
  const all = list(
    effects.flatMap((effect) => asked.options(effect, 'do')),
    'oder',
  );
  if (canFinish) return all + OR_FINISH;
  return effects.length === 1 ? all : `wähle, womit du anfängst: ${capital(all)}`;
}

/** How much of the food that a family needs is there: `und du hast 6`, `aber du hast keine`. */
function supply(need: number, food: number): string {
  if (food >= need) return `und du hast ${food}`;
  return food === 0 ? 'aber du hast keine' : `aber du hast nur ${food}`;
}

/** What can be built, each with its price. */
function toBuild({ rooms = [], stable, center }: Partial<Buildable> = {}, partner: boolean): string[] {
  return [
    ...(rooms.length === 0 ? [] : [`1 Raum${onFarm(partner)} (${prices(rooms)})`]),
    ...(stable === undefined ? [] : [priced(`1 Stall${onFarm(partner)}`, stable)]),
    ...(center === undefined ? [] : [priced('1 Stall in die Mitte von vier Äckern', center)]),
  ];
}

/** What is paid for, in the accusative. */
const BOUGHT: Readonly<Record<Exclude<Bought, 'major' | 'minor'>, string>> = {
  room: 'den Raum',
  stable: 'den Stall',
  fence: 'den Zaun',
  renovation: 'die Renovierung',
  occupation: 'die Ausbildung',
};

/** What is paid for, by what it is and which. */
function purchase(what: Bought, which: number, asked: QuestionWords): string {
  if (what === 'major') return theMajor(which, 'accusative');
  return what === 'minor' ? quoted(asked.card(which)) : BOUGHT[what];
}

/** One of several cards. */
function oneOfCards(cards: readonly number[], asked: QuestionWords): string {
  return list(
    cards.map((one) => quoted(asked.card(one))),
    'oder',
  );
}

/** What comes after a window. */
const BEFORE: Readonly<Record<Before | Eve | 'offer', string>> = {
  roundStart: 'gleich beginnt die Runde',
  workStart: 'gleich beginnt die Arbeitsphase',
  workEnds: 'gleich endet die Arbeitsphase',
  fieldStarts: 'gleich wird geerntet',
  field: 'gleich wird geerntet',
  breeding: 'gleich vermehren sich die Tiere',
  nextRound: 'gleich endet die Runde',
  end: 'das ist die letzte Gelegenheit in diesem Spiel',
  offer: 'dafür fehlt dir noch etwas',
};

/** What is asked, in German. */
export const questions: QuestionPhrases = {
  ...handQuestions,
  ...drawnQuestions,
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: chosen,
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return `baue ${list(all, 'oder')}${canFinish ? OR_FINISH : ''}`;
  },
  renovate: ({ houses }) =>
    `was wird aus dem Haus: ${list(
      houses.map((one) => table.houses[one]),
      'oder',
    )}?`,
  plow: ({ partner = false }) =>
    `wo pflügst du den Acker?${partner ? ' Er darf auch auf dem Hof deines Partners liegen' : ''}`,
  food: ({ price, missing, orBeg }) =>
    `du musst ${goods(price)} zahlen, und dir ${missing === 1 ? 'fehlt' : 'fehlen'} ${missing} Nahrung: Welche Waren wandelst du in Nahrung um?${orBeg === true ? ' Für jede Nahrung, die dann noch fehlt, nimmst du einen Bettelmarker' : ''}`,
  sow: ({ fields, have }) => {
    const where = fields === 1 ? 'deinem leeren Acker' : `deinen ${fields} leeren Äckern`;
    const grows = list(
      have.map(([good], i) => `aus ${amount(good, 1)}${i === 0 ? ' werden' : ''} ${yieldOf(good)}`),
    );
    return `was säst du auf ${where}? Du hast ${goods(have)}; ${grows}`;
  },
  sowMore: ({ fields }) =>
    fields.length === 1
      ? 'legst du auf den gerade besäten Acker 1 weitere Feldfrucht?'
      : 'auf welche der gerade besäten Äcker legst du je 1 weitere Feldfrucht?',
  reap: ({ crop, atMost, discarded }) => {
    const name = goodName(goodNumber(crop), 1);
    if (discarded === true)
      return atMost === 1
        ? `von welchem Acker legst du 1 ${name} ab?`
        : `von welchen ${atMost} Äckern legst du je 1 ${name} ab?`;
    const where = atMost === 1 ? 'welchem Acker' : `welchen Äckern (höchstens ${atMost})`;
    return `von ${where} erntest du 1 weiteres ${name}?`;
  },
  bake: ({ food }) =>
    food.length === 1
      ? 'backe Brot aus 1 Getreide'
      : `aus wie viel Getreide backst du Brot (höchstens ${food.length})?`,
  fences: ({ left, partnerLeft, palisades = false, one = false, exactly, canFinish }) => {
    if (exactly !== undefined) return `baue genau ${fences(exactly)}, sodass Weiden entstehen`;
    const partner =
      partnerLeft === undefined
        ? ''
        : `, dein Partner noch ${partnerLeft}; für ihn kostet der erste Zaun und danach jeder dritte 1 Holz mehr`;
    const rim = palisades ? '. Am Rand des Hofs darfst du Palisaden für je 2 Holz nehmen' : '';
    return `zäune ${one ? 'genau 1 neue Weide' : 'eine oder mehrere Weiden'} ein${canFinish ? OR_FINISH : ''}. Du hast noch ${fences(left)}${partner}${rim}`;
  },
  marketplace: ({ paid, canFinish }) => {
    const done =
      paid.length === 0 ? '' : `, für ${list(paid.map((good) => goodName(good)))} aber nicht noch einmal`;
    return `gib deinem Partner Waren oder nimm welche${canFinish ? OR_FINISH : ''}. Von jeder Sorte zahlst du vorher 1${done}`;
  },
  major: ({ orMinor }) =>
    `wähle eine große Anschaffung, die du bauen${orMinor ? ', oder eine kleine, die du ausspielen' : ''} möchtest`,
  minor: () => 'welche kleine Anschaffung spielst du aus?',
  occupation: ({ prices }) => `welche Ausbildung spielst du ${forPrices(prices)} aus?`,
  price: ({ what, which }, asked) => `wie bezahlst du ${purchase(what, which, asked)}?`,
  order: ({ cards }, asked) => `welche deiner Karten wirkt als nächste: ${oneOfCards(cards, asked)}?`,
  take: ({ effect, instead }, asked) =>
    `${asked.say(effect, 'ask')} oder stattdessen ${oneOfCards(instead, asked)} nutzen?`,
  deal: ({ seat }) => `der Zufall teilt ${seatName(seat)} eine Karte aus`,
  custom: ({ name, about }) => ownQuestion('de', name, about) ?? 'was wählst du?',
  place: () => 'wohin setzt du diese Person?',
  jump: () => 'welches Feld nutzt die Person als nächstes?',
  pick: ({ left }) => `wähle ${left} Ausbildungen; der Zufall bestimmt eine davon`,
  draw: ({ seat }) => `der Zufall bestimmt eine Ausbildung aus der Hand von ${seatName(seat)}`,
  drawn: ({ card, food, orPass }, asked) =>
    `der Zufall hat ${quoted(asked.card(card))} bestimmt: Spielst du die Karte ${forFood(food)} aus${orPass ? ', oder gibst du sie deinem linken Nachbarn' : ''}?`,
  discardCard: () => 'welche Karte legst du von der Hand ab?',
  giveBack: ({ card }, asked) => `welche Anschaffung gibst du für ${quoted(asked.card(card))} zurück?`,
  majorPay: ({ major }) => `wie bezahlst du ${theMajor(major, 'accusative')}?`,
  settle: ({ have, newborns }) => {
    const who = newborns ? 'Tiere und Jungtiere' : 'Tiere';
    const which = have.length === 1 ? 'Wie viele' : 'Welche';
    const others = newborns
      ? 'Die übrigen gehen in den allgemeinen Vorrat zurück'
      : 'Die übrigen werden gekocht, wenn das jetzt geht, sonst gehen sie in den allgemeinen Vorrat zurück';
    return `nicht alle deine ${who} finden Platz. Du hast ${goods(have)}: ${which} behältst du? ${others}`;
  },
  convert: ({ rates }) => {
    const each = list(pairs(rates).map(([good, food]) => `${amount(good, 1)} in ${food}`));
    return `du kannst ${each} Nahrung umwandeln. Wähle, wie viel wovon,${OR_FINISH}`;
  },
  discard: ({ have }) =>
    `du hast ${goods(have)}: Was gibst du in den allgemeinen Vorrat zurück? Wähle, wie viel wovon,${OR_FINISH}`,
  drawStart: () => 'der Zufall entscheidet, wer beginnt',
  reveal: ({ round }) => `welche Rundenkarte kommt in Runde ${round}?`,
  work: ({ people }) =>
    people === 0
      ? `du hast niemanden mehr zu Hause: Nutze eine Karte, die jemanden bringt,${OR_FINISH}`
      : `setze eine Person ein (noch ${people} zu Hause)`,
  feed: ({ need, food }) =>
    `deine Familie braucht ${need} Nahrung, ${supply(need, food)}: Wie ernährst du sie?`,
  window: ({ before }) => `${BEFORE[before]}: Nutze eine Karte oder schließe ab`,
  anytime: () => 'du darfst jetzt Waren in Nahrung umwandeln oder zurückgeben',
};
