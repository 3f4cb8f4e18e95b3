import { choicesIn, yieldOf } from '../../agricola/choices';
import { pairs } from '@furrow/agricola/goods';
import type { QuestionPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { alternatives, amount, forPrice, goods, intoFood, majorName } from './nouns';

const OR_FINISH = ', or finish';

/** What is asked, in English. */
export const questions: QuestionPhrases = {
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')}?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) => {
    const what = alternatives(effects.flatMap(choicesIn).map((effect) => asked.say(effect, 'ask')));
    return canFinish ? `${what}${OR_FINISH}` : `what do you do first: ${what}?`;
  },
  build: ({ room, stable, canFinish }) => {
    const what = [
      ...(room === undefined ? [] : [`a room ${forPrice(room)}`]),
      ...(stable === undefined ? [] : [`a stable ${forPrice(stable)}`]),
    ];
    return `build ${alternatives(what)}${canFinish ? OR_FINISH : ''}`;
  },
  plow: () => 'where do you plow the field?',
  food: ({ price, missing }) =>
    `you must pay ${goods(price)}, and ${missing} food is missing: what do you turn into food?`,
  sow: ({ fields, have }) => {
    const there = list([count(fields, 'empty field'), ...have.map(([good, n]) => amount(good, n))]);
    const grow = list(have.map(([good], i) => `${amount(good, 1)}${i === 0 ? ' grows' : ''} to ${yieldOf(good)}`));
    const named = fields === 1 ? '' : '. You may also name the fields yourself, such as “sow grain a2”';
    return `you have ${there}: what do you sow? When sown, ${grow}${named}`;
  },
  bake: ({ food }) =>
    food.length === 1 ? 'bake 1 grain' : `how much grain do you bake, from 1 to ${food.length}?`,
  fences: ({ left, canFinish }) =>
    `enclose a pasture, or name fences such as “fence a2n a2w a2s a2e”${canFinish ? OR_FINISH : ''}. You have ${count(left, 'fence')} left`,
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
