import type { Before, Eve } from '@furrow/agricola/effects/effect';
import type { Bought } from '@furrow/agricola/payment/modifier';
import { FOOD, goodNumber } from '@furrow/agricola/state/goods';
import { pairs } from '@furrow/farm/goods';
import { yieldOf } from '../../agricola/choices';
import { ownQuestion } from '../../agricola/own/index';
import type { Buildable, QuestionPhrases, QuestionWords } from '../../agricola/phrases';
import { count, list, seatName } from '../grammar';
import { drawnQuestions } from './drawn';
import { handQuestions } from './hands';
import {
  alternatives,
  amount,
  forPrice,
  forPrices,
  goodName,
  goods,
  intoFood,
  MATERIALS,
  majorName,
  onFarm,
  prices,
} from './nouns';

const OR_FINISH = ', or finish';

/** What can be built, each with its price. */
function toBuild({ rooms = [], stable, center }: Partial<Buildable> = {}, partner: boolean): string[] {
  return [
    ...(rooms.length === 0
      ? []
      : [`a room${onFarm(partner)} ${rooms.length === 1 ? forPrices(rooms) : `(${prices(rooms)})`}`]),
    ...(stable === undefined ? [] : [`a stable${onFarm(partner)} ${forPrice(stable)}`]),
    ...(center === undefined ? [] : [`a stable in the center of four fields ${forPrice(center)}`]),
  ];
}

/** What is paid for, by what it is and which. */
function purchase(what: Bought, which: number, asked: QuestionWords): string {
  if (what === 'major') return `the ${majorName(which)}`;
  if (what === 'minor') return `“${asked.card(which)}”`;
  return `the ${what}`;
}

/** One of several cards. */
function oneOfCards(cards: readonly number[], asked: QuestionWords): string {
  return list(
    cards.map((one) => `“${asked.card(one)}”`),
    'or',
  );
}

/** What comes after a window. */
const BEFORE: Readonly<Record<Before | Eve | 'offer', string>> = {
  roundStart: 'the round is about to begin',
  workStart: 'the work phase is about to begin',
  workEnds: 'the work phase is about to end',
  fieldStarts: 'crops are about to be harvested',
  field: 'crops are about to be harvested',
  breeding: 'animals are about to breed',
  nextRound: 'the round is about to end',
  end: 'this is the last chance in this game',
  offer: 'this takes more than you have',
};

/** What is asked, in English. */
export const questions: QuestionPhrases = {
  ...handQuestions,
  ...drawnQuestions,
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) => {
    const what = alternatives(effects.flatMap((effect) => asked.options(effect, 'ask')));
    return canFinish ? `${what}${OR_FINISH}` : `what do you do first: ${what}?`;
  },
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return `build ${alternatives(all)}${canFinish ? OR_FINISH : ''}`;
  },
  renovate: ({ houses }) => `what do you renovate to: ${alternatives(houses.map((one) => MATERIALS[one]))}?`,
  plow: ({ partner = false }) =>
    `where do you plow the field?${partner ? ' It may also lie on your partner’s farm' : ''}`,
  food: ({ price, missing, orBeg }) =>
    `you must pay ${goods(price)}, and ${missing} food is missing: what do you turn into food?${orBeg === true ? ' For each food that is still missing then you take a begging marker' : ''}`,
  sow: ({ fields, have }) => {
    const there = list([count(fields, 'empty field'), ...have.map(([good, n]) => amount(good, n))]);
    const grow = list(
      have.map(([good], i) => `${amount(good, 1)}${i === 0 ? ' grows' : ''} to ${yieldOf(good)}`),
    );
    return `you have ${there}: what do you sow? When sown, ${grow}`;
  },
  sowMore: ({ fields }) =>
    `to which of the fields you have just sown do you add 1 more crop${fields.length === 1 ? '' : ', to as many as you like'}?`,
  reap: ({ crop, atMost, discarded }) => {
    const name = goodName(goodNumber(crop), 1);
    if (discarded === true)
      return `from which ${atMost === 1 ? 'field' : `${atMost} fields`} do you discard 1 ${name}${atMost === 1 ? '' : ' each'}?`;
    const where = atMost === 1 ? 'which field' : `which fields, ${atMost} at most,`;
    return `from ${where} do you take 1 more ${name}?`;
  },
  bake: ({ food }) =>
    food.length === 1 ? 'bake 1 grain' : `how much grain do you bake, from 1 to ${food.length}?`,
  fences: ({ left, partnerLeft, palisades = false, one = false, exactly, canFinish }) => {
    if (exactly !== undefined)
      return `build exactly ${count(exactly, 'fence')} so that they enclose pastures`;
    const partner =
      partnerLeft === undefined
        ? ''
        : ` and your partner ${partnerLeft}; the first fence for your partner and every third one after it cost 1 wood more`;
    const rim = palisades ? '. At the edge of the farmyard you may use palisades, for 2 wood each' : '';
    return `enclose ${one ? 'exactly 1 new pasture' : 'one or more pastures'}${canFinish ? OR_FINISH : ''}. You have ${left === 0 ? 'no fences' : count(left, 'fence')} left${partner}${rim}`;
  },
  marketplace: ({ paid, canFinish }) => {
    const what = canFinish ? `give or take more${OR_FINISH}.` : 'what do you give your partner or take?';
    const done = paid.length === 0 ? '' : `, but no more for ${list(paid.map((good) => goodName(good)))}`;
    return `${what} You first pay 1 of each type of good${done}`;
  },
  major: ({ orMinor }) =>
    orMinor
      ? 'which major improvement do you build, or which minor improvement do you play?'
      : 'which major improvement do you build?',
  minor: () => 'which minor improvement do you play?',
  occupation: ({ prices: cost }) => `which occupation do you play, ${forPrices(cost)}?`,
  price: ({ what, which }, asked) => `how do you pay for ${purchase(what, which, asked)}?`,
  order: ({ cards }, asked) => `which of your cards acts next: ${oneOfCards(cards, asked)}?`,
  take: ({ effect, instead }, asked) =>
    `${asked.say(effect, 'ask')}, or use ${oneOfCards(instead, asked)} instead?`,
  deal: ({ seat }) => `chance deals a card to ${seatName(seat)}`,
  custom: ({ name, about }) => ownQuestion('en', name, about) ?? 'what do you choose?',
  place: () => 'where do you place this person?',
  jump: () => 'which space does the person use next?',
  pick: ({ left }) => `choose ${left} occupations; chance picks one of them`,
  draw: ({ seat }) => `chance picks an occupation from the hand of ${seatName(seat)}`,
  drawn: ({ card, food, orPass }, asked) => {
    const price = `for ${food === 0 ? 'free' : amount(FOOD, food)}`;
    return `chance has picked “${asked.card(card)}”: do you play it ${price}${orPass ? ', or give it to the player on your left' : ''}?`;
  },
  discardCard: () => 'which card of your hand do you discard?',
  giveBack: ({ card }, asked) => `which improvement do you return for “${asked.card(card)}”?`,
  majorPay: ({ major }) => `how do you pay for the ${majorName(major)}?`,
  settle: ({ have, newborns }) =>
    newborns
      ? `you do not have room for all your animals and newborns. You have ${goods(have)}: which do you keep? The others go back to the general supply`
      : `you do not have room for all your animals. You have ${goods(have)}: which do you keep? The others become food if they can be cooked now, or else go back to the general supply`,
  convert: ({ rates }) =>
    `what do you turn into food (${intoFood(pairs(rates))})? Choose how many of each${OR_FINISH}`,
  discard: ({ have }) =>
    `you have ${goods(have)}: what do you give back? Choose how many of each${OR_FINISH}`,
  drawStart: () => 'chance decides who starts',
  reveal: ({ round }) => `which card is revealed in round ${round}?`,
  work: ({ people }) =>
    people === 0
      ? 'you have nobody left at home: use a card that brings somebody, or finish'
      : `place a person (${people} still at home)`,
  feed: ({ need, food }) =>
    `your family needs ${need} food, and you have ${food === 0 ? 'none' : food}: how do you feed it?`,
  window: ({ before }) => `${BEFORE[before]}: use a card, or finish`,
  anytime: () => 'you may turn goods into food or give goods back now',
};
