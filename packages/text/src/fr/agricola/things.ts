import { STAGES } from '@furrow/agricola/course/harvests';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import { isGrainAlone } from '../../agricola/kitchen';
import type { MajorPhrases, SpacePhrases } from '../../agricola/phrases';
import { list, points } from '../grammar';
import { say } from './compounds';
import { amount, food, givesFood, goodLabel, goods } from './nouns';
import { IN_SEASON, SEASON_RULES } from './seasons';

/** What major improvements are, in French. */
export const majorPhrases: MajorPhrases = {
  cost: (price, back) => `coût : ${goods(price)}${back ? ', ou un de vos Foyers, que vous rendez' : ''}`,
  cooks: (rates) =>
    `à tout moment, vous pouvez ${isGrainAlone(rates) ? 'moudre' : 'cuisiner'} : ${givesFood(rates)}`,
  bakes: ({ atMost, food: gives }) => {
    if (atMost === 1) return `permet de cuire du pain : 1 céréale par cuisson, pour ${food(gives)}`;
    const grain =
      atMost === ANY ? 'autant de céréales que vous voulez' : `jusqu’à ${atMost} céréales par cuisson`;
    return `permet de cuire du pain : ${grain}, pour ${food(gives)} chacune`;
  },
  crafts: (good, gives) =>
    `à chaque récolte, au moment de nourrir votre famille, vous pouvez échanger ${amount(good, 1)} contre ${food(gives)}`,
  bonus: (good, from) =>
    `à la fin de la partie, rapporte ${list(
      from.map((_, i) => String(i + 1)),
      'ou',
    )} points de bonus si vous avez au moins ${list(from.map(String), 'ou')} ${goodLabel(good)} dans votre réserve`,
  build: (what) => `à la construction, ${say(what, { mood: 'tell' })}`,
  points: (value) => `vaut ${points(value)}`,
};

/** What action spaces are, in French. */
export const spacePhrases: SpacePhrases = {
  refill: ({ good, count }) => `reçoit ${amount(goodNumber(good), count)} à chaque manche`,
  stage: (stage) =>
    `entre en jeu à la manche ${list(STAGES[stage - 1].map(String), 'ou')} (période ${stage})`,
  tile: () => 'fait partie d’une tuile dont une seule case peut être utilisée à chaque manche',
  season: (season) => `ne s’utilise qu’${IN_SEASON[season]}, quand ${SEASON_RULES[season]}`,
};
