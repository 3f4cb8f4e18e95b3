import type { Before, Eve } from '@furrow/agricola/effects/effect';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { pairs } from '@furrow/farm/goods';
import { yieldOf } from '../../agricola/choices';
import { ownQuestion } from '../../agricola/own/index';
import type { Buildable, QuestionPhrases, QuestionWords } from '../../agricola/phrases';
import { count, list, seatName } from '../grammar';
import { alternatives } from './compounds';
import { drawnQuestions } from './drawn';
import { handQuestions } from './hands';
import {
  amount,
  fenceCount,
  food,
  forPrice,
  goodLabel,
  goods,
  intoFood,
  onFarm,
  priced,
  theMajor,
} from './nouns';
import { table } from './table';

/** What can be done, and whether it can be left at that: `semina nei tuoi campi vuoti, oppure termina`. */
function orFinish(text: string, canFinish: boolean): string {
  return canFinish ? `${text}, oppure termina` : text;
}

/** What can be built, each with its price. */
function toBuild({ rooms = [], stable, center }: Partial<Buildable> = {}, partner: boolean): string[] {
  const what: string[] = [];
  if (rooms.length > 0) what.push(priced(`1 stanza${onFarm(partner)}`, ...rooms));
  if (stable !== undefined) what.push(priced(`1 stalla${onFarm(partner)}`, stable));
  if (center !== undefined) what.push(priced('1 stalla al centro di quattro campi', center));
  return what;
}

type Price = Extract<Question, { ask: 'price' }>;

/** What is paid for: `la stanza`, `il Pozzo`, `«Cesto»`. */
const BOUGHT: Readonly<Record<Price['what'], (which: number, asked: QuestionWords) => string>> = {
  room: () => 'la stanza',
  stable: () => 'la stalla',
  fence: () => 'gli steccati',
  renovation: () => 'la ristrutturazione',
  major: theMajor,
  minor: (card, asked) => `«${asked.card(card)}»`,
  occupation: () => 'l’occupazione',
};

/** What comes after a window. */
const BEFORE: Readonly<Record<Before | Eve | 'offer', string>> = {
  roundStart: 'sta per iniziare il round',
  workStart: 'sta per iniziare la fase di lavoro',
  workEnds: 'sta per finire la fase di lavoro',
  fieldStarts: 'sta per iniziare il raccolto',
  field: 'sta per iniziare il raccolto',
  breeding: 'gli animali stanno per riprodursi',
  nextRound: 'il round sta per finire',
  end: 'è l’ultima occasione di questa partita',
  offer: 'per questo ti manca qualcosa',
};

/** What is asked, in Italian. */
export const questions: QuestionPhrases = {
  ...handQuestions,
  ...drawnQuestions,
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) =>
    canFinish
      ? orFinish(effects.flatMap((one) => asked.options(one, 'do')).join(', oppure '), true)
      : `che cosa vuoi fare prima: ${alternatives(effects.flatMap((one) => asked.options(one, 'infinitive')))}?`,
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return orFinish(`costruisci ${all.join(', oppure ')}`, canFinish);
  },
  renovate: ({ houses }) =>
    `in che cosa ristrutturi: ${list(
      houses.map((one) => table.houses[one]),
      'o',
    )}?`,
  plow: ({ partner = false }) =>
    `dove ari il campo?${partner ? ' Può stare anche nella fattoria del tuo compagno' : ''}`,
  food: ({ price, missing, orBeg }) =>
    `devi pagare ${goods(price)}, ma ti ${missing === 1 ? 'manca' : 'mancano'} ${food(missing)}: che cosa trasformi in cibo?${orBeg === true ? ' Per ogni cibo che manca ancora prendi un segnalino elemosina' : ''}`,
  sow: ({ fields, have }) => {
    const there = list([
      count(fields, 'campo vuoto', 'campi vuoti'),
      ...have.map(([good, n]) => amount(good, n)),
    ]);
    const grow = list(
      have.map(([good], i) => `da ${amount(good, 1)}${i === 0 ? ' ne crescono' : ''} ${yieldOf(good)}`),
    );
    return `hai ${there}: che cosa semini? In un campo, ${grow}`;
  },
  bake: ({ food: gives }) =>
    gives.length === 1
      ? 'cuoci il pane con 1 grano'
      : `con quanto grano cuoci il pane, da 1 a ${gives.length}?`,
  fences: ({ left, partnerLeft, palisades = false, one = false, exactly, canFinish }) => {
    if (exactly !== undefined)
      return `costruisci esattamente ${fenceCount(exactly)} in modo da chiudere pascoli`;
    const what = one
      ? 'recinta esattamente un nuovo pascolo con il legno appena preso'
      : 'recinta uno o più pascoli';
    const partner =
      partnerLeft === undefined
        ? ''
        : `, e al tuo compagno ${partnerLeft}; per lui il primo steccato, e poi uno ogni tre, costa 1 legno in più`;
    const rim = palisades ? '. Sul bordo puoi usare anche palizzate, per 2 legni ciascuna' : '';
    return `${orFinish(what, canFinish)}. ${left === 1 ? 'Ti resta' : 'Ti restano'} ${fenceCount(left)}${partner}${rim}`;
  },
  marketplace: ({ paid, canFinish }) => {
    const what = canFinish
      ? 'dai o prendi ancora, oppure termina.'
      : 'che cosa dai al tuo compagno o prendi?';
    const done = paid.length === 0 ? '' : ` (già pagato per ${list(paid.map(goodLabel))})`;
    return `${what} Prima paghi 1 bene di ogni tipo${done}`;
  },
  sowMore: ({ fields }) =>
    fields.length === 1
      ? 'aggiungi 1 bene nel campo appena seminato?'
      : 'in quali dei campi appena seminati aggiungi 1 bene?',
  reap: ({ crop, atMost, discarded }) => {
    const one = amount(goodNumber(crop), 1);
    if (discarded === true)
      return atMost === 1
        ? `da quale campo rimuovi ${one}?`
        : `da quali ${atMost} campi rimuovi ${one} ciascuno?`;
    return atMost === 1
      ? `da quale campo raccogli ${one}?`
      : `da quali campi raccogli ${one} ciascuno, al massimo ${atMost}?`;
  },
  major: ({ orMinor }) =>
    orMinor
      ? 'quale grande miglioria costruisci, o quale piccola miglioria giochi?'
      : 'quale grande miglioria costruisci?',
  minor: () => 'quale piccola miglioria giochi?',
  occupation: ({ prices }) => `quale occupazione giochi ${forPrice(prices)}?`,
  price: ({ what, which }, asked) => `come paghi ${BOUGHT[what](which, asked)}?`,
  order: ({ cards }, asked) => {
    const names = cards.map((one) => `«${asked.card(one)}»`);
    return names.length === 1 ? `usi ${names[0]}?` : `quale carta usi per prima, ${list(names, 'o')}?`;
  },
  take: ({ effect, instead }, asked) =>
    `${asked.say(effect, 'ask')}, oppure usare ${list(
      instead.map((one) => `«${asked.card(one)}»`),
      'o',
    )}?`,
  deal: ({ seat }) => `il caso dà una carta a ${seatName(seat)}`,
  custom: ({ name, about }) => ownQuestion('it', name, about) ?? 'che cosa scegli?',
  place: () => 'dove piazzi il familiare?',
  jump: () => 'quale spazio azione usi con lo stesso familiare?',
  pick: ({ left }) => `scegli ${left} occupazioni, tra cui decide il caso`,
  draw: ({ seat }) => `il caso sceglie un’occupazione dalla mano di ${seatName(seat)}`,
  drawn: ({ card, food: price, orPass }, asked) => {
    const play = `la giochi ${price === 0 ? 'gratis' : `per ${food(price)}`}`;
    return `è stata pescata «${asked.card(card)}»: ${orPass ? `${play} o la cedi?` : `${play}?`}`;
  },
  discardCard: () => 'quale carta della mano scarti?',
  giveBack: ({ card }, asked) => `quale miglioria restituisci per «${asked.card(card)}»?`,
  majorPay: ({ major }) => `come paghi ${theMajor(major)}?`,
  settle: ({ have, newborns }) =>
    newborns
      ? `non c’è posto per tutti i tuoi animali e i cuccioli. Hai ${goods(have)}: quali tieni? Gli altri tornano nella riserva generale`
      : `non c’è posto per tutti i tuoi animali. Hai ${goods(have)}: quali tieni? Gli altri diventano cibo, se ora puoi cuocerli, o tornano nella riserva generale`,
  convert: ({ rates }) =>
    `puoi trasformare ${intoFood(pairs(rates))}. Scegli che cosa e quanto, oppure termina`,
  discard: ({ have }) => `hai ${goods(have)}: che cosa restituisci? Scegli che cosa e quanto, oppure termina`,
  drawStart: () => 'il caso decide chi inizia',
  reveal: ({ round }) => `quale carta entra in gioco nel round ${round}?`,
  work: ({ people }) =>
    people === 0
      ? 'non hai più familiari a casa: usa una carta che te ne dà uno, oppure termina'
      : `piazza un familiare (te ne ${people === 1 ? 'resta' : 'restano'} ${people})`,
  feed: ({ need, food: have }) =>
    `la tua famiglia ha bisogno di ${food(need)}, e ${have === 0 ? 'non ne hai' : `ne hai ${have}`}: come la sfami?`,
  window: ({ before }) => `${BEFORE[before]}: usa una carta, oppure termina`,
  anytime: () => 'ora puoi anche trasformare beni in cibo o restituire beni',
};
