import { STAGES } from '@furrow/agricola/course/harvests';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { MajorPhrases, SpacePhrases } from '../../agricola/phrases';
import { list, points } from '../grammar';
import { say } from './compounds';
import { amount, goodName, goods, intoFood } from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';

/** What major improvements are, in English. */
export const majorPhrases: MajorPhrases = {
  cost: (price, back) => `cost: ${goods(price)}${back ? ', or return one of your Fireplaces' : ''}`,
  cooks: (rates) => `at any time, you may turn goods into food: ${intoFood(rates)}`,
  bakes: ({ atMost, food }) => {
    if (atMost === 1) return `when you bake bread: 1 grain for ${food} food`;
    return `when you bake bread: ${atMost === ANY ? 'any number of' : `up to ${atMost}`} grain for ${food} food each`;
  },
  crafts: (good, food) =>
    `in the feeding phase of each harvest, you may turn ${amount(good, 1)} into ${food} food`,
  bonus: (good, from) => {
    const worth = list(
      from.map((_, i) => String(i + 1)),
      'or',
    );
    return `at the end of the game: ${worth} bonus points for at least ${list(from.map(String), 'or')} ${goodName(good)} in your supply`;
  },
  build: (what) => `when you build it, ${say(what, { mood: 'tell' })}`,
  points: (value) => `worth ${points(value)}`,
};

/** What action spaces are, in English. */
export const spacePhrases: SpacePhrases = {
  refill: ({ good, count }) => `gets ${amount(goodNumber(good), count)} each round`,
  stage: (stage) => `revealed in round ${list(STAGES[stage - 1].map(String), 'or')} (stage ${stage})`,
  tile: () => 'only 1 space of its tile can be used each round',
  season: (season) => `can be used only in ${SEASON_NAMES[season]}, when ${SEASON_RULES[season]}`,
};
