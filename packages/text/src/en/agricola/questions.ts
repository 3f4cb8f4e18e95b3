import { pairs } from '@furrow/agricola/goods';
import { choicesIn, yieldOf } from '../../agricola/choices';
import type { Buildable, QuestionPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { alternatives, amount, forPrice, goodName, goods, intoFood, majorName, onFarm } from './nouns';

const OR_FINISH = ', or finish';

/** What can be built, each with its price. */
function toBuild({ room, stable }: Partial<Buildable> = {}, partner: boolean): string[] {
  return [
    ...(room === undefined ? [] : [`a room${onFarm(partner)} ${forPrice(room)}`]),
    ...(stable === undefined ? [] : [`a stable${onFarm(partner)} ${forPrice(stable)}`]),
  ];
}

/** What is asked, in English. */
export const questions: QuestionPhrases = {
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) => {
    const what = alternatives(effects.flatMap(choicesIn).map((effect) => asked.say(effect, 'ask')));
    return canFinish ? `${what}${OR_FINISH}` : `what do you do first: ${what}?`;
  },
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return `build ${alternatives(all)}${canFinish ? OR_FINISH : ''}`;
  },
  plow: ({ partner = false }) =>
    `where do you plow the field?${partner ? ' It may also lie on your partner’s farm' : ''}`,
  food: ({ price, missing }) =>
    `you must pay ${goods(price)}, and ${missing} food is missing: what do you turn into food?`,
  sow: ({ fields, have }) => {
    const there = list([count(fields, 'empty field'), ...have.map(([good, n]) => amount(good, n))]);
    const grow = list(
      have.map(([good], i) => `${amount(good, 1)}${i === 0 ? ' grows' : ''} to ${yieldOf(good)}`),
    );
    const named = fields === 1 ? '' : '. You may also name the fields yourself, such as “sow grain a2”';
    return `you have ${there}: what do you sow? When sown, ${grow}${named}`;
  },
  bake: ({ food }) =>
    food.length === 1 ? 'bake 1 grain' : `how much grain do you bake, from 1 to ${food.length}?`,
  fences: ({ left, partnerLeft, canFinish }) => {
    const partner =
      partnerLeft === undefined
        ? ''
        : ` and your partner ${partnerLeft}; the first fence for your partner and every third one after it cost 1 wood more`;
    return `enclose a pasture, or name fences such as “fence a2n a2w a2s a2e”${canFinish ? OR_FINISH : ''}. You have ${count(left, 'fence')} left${partner}`;
  },
  marketplace: ({ have, partner, paid, canFinish }) => {
    const what = canFinish ? `give or take more${OR_FINISH}.` : 'what do you give or take?';
    const done = paid.length === 0 ? '' : `, but no more for ${list(paid.map((good) => goodName(good)))}`;
    return `you have ${goods(have)}, your partner has ${goods(partner)}: ${what} You first pay 1 of each type of good${done}. You may also name amounts yourself, such as “give 2 wood 1 grain”`;
  },
  major: () => 'which major improvement do you build?',
  majorPay: ({ major }) => `how do you pay for the ${majorName(major)}?`,
  settle: ({ have, newborns }) =>
    newborns
      ? `not all your animals and newborns find room. You have ${goods(have)}: which do you keep? The others go back to the general supply`
      : `not all your animals find room. You have ${goods(have)}: which do you keep? The others become food if they can be cooked now, or else go back to the general supply`,
  convert: ({ rates }) =>
    `what do you turn into food (${intoFood(pairs(rates))})? Type how many of each, such as “convert 1 grain”${OR_FINISH}`,
  discard: ({ have }) =>
    `you have ${goods(have)}: what do you give back? Type how many of each, such as “discard 2 wood”${OR_FINISH}`,
  drawStart: () => 'chance decides who starts',
  reveal: ({ round }) => `which card is revealed in round ${round}?`,
  work: ({ people }) => `place a person (${people} still at home)`,
  feed: ({ need, food }) =>
    `your family needs ${need} food, and you have ${food === 0 ? 'none' : food}: how do you feed it? You may also name amounts yourself, such as “feed 2 grain 1 begging”`,
  anytime: () => 'you may turn goods into food or give goods back now',
};
