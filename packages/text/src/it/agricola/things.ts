import { majors } from '@furrow/agricola/boards/majors';
import { STAGES } from '@furrow/agricola/course/harvests';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { MajorPhrases, SpacePhrases } from '../../agricola/phrases';
import { list, points } from '../grammar';
import { say } from './compounds';
import { amount, food, goodName, goods, intoFood, majorKindName } from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';

/** The kind of major improvement that can be given back: `Focolare`. */
const returnable = [
  ...new Set(majors.filter(({ kind }) => kind === 'fireplace').map(({ number }) => majorKindName(number))),
];

/** What major improvements are, in Italian. */
export const majorPhrases: MajorPhrases = {
  cost: (price, back) =>
    `costo: ${goods(price)}${back ? `, oppure restituisci un tuo ${list(returnable, 'o')}` : ''}`,
  cooks: (rates) => `in qualsiasi momento puoi trasformare ${intoFood(rates)}`,
  bakes: ({ atMost, food: gives }) => {
    if (atMost === ANY) return `quando cuoci il pane, trasforma quanti grani vuoi in ${food(gives)} ciascuno`;
    const grain = amount(goodNumber('grain'), atMost);
    return `quando cuoci il pane, trasforma al massimo ${grain} in ${food(gives)}${atMost === 1 ? '' : ' ciascuno'}`;
  },
  crafts: (good, gives) =>
    `nella fase di alimentazione di ogni raccolto puoi trasformare ${amount(good, 1)} in ${food(gives)}`,
  bonus: (good, from) => {
    const values = from.map((_, i) => String(i + 1));
    return `alla fine della partita dà ${list(values, 'o')} punti bonus se hai almeno ${list(from.map(String), 'o')} ${goodName(good, 2)} nella tua riserva`;
  },
  build: (what) => `alla costruzione ${say(what, { mood: 'tell' })}`,
  points: (value) => `vale ${points(value)}`,
};

/** What action spaces are, in Italian. */
export const spacePhrases: SpacePhrases = {
  refill: ({ good, count: n }) => `a ogni round riceve ${amount(goodNumber(good), n)}`,
  stage: (stage) =>
    `carta round del periodo ${stage}: entra in gioco nel round ${list(STAGES[stage - 1].map(String), 'o')}`,
  tile: () => 'è su una tessera con altri spazi azione, di cui a ogni round si può usare uno solo',
  season: (season) => `si può usare solo in ${SEASON_NAMES[season]}, quando ${SEASON_RULES[season]}`,
};
