import { STAGES } from '@furrow/agricola/course/harvests';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import { isGrainAlone } from '../../agricola/kitchen';
import type { MajorPhrases, SpacePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { list, points } from '../grammar';
import { TELL } from '../voice';
import { say } from './compounds';
import { amount, goodName, goods } from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';

const FOOD_NAME = goodName(goodNumber('food'));
const GRAIN_NAME = goodName(goodNumber('grain'));

/** What major improvements are, in German. */
export const majorPhrases: MajorPhrases = {
  cost: (price, back) => `Kosten: ${goods(price)}${back ? ' oder Rückgabe einer deiner Feuerstellen' : ''}`,
  cooks: (rates) => {
    const each = rates.map(
      ([good, food], i) => `${amount(good, 1)} ${i === 0 ? `gibt ${food} ${FOOD_NAME}` : food}`,
    );
    return `du darfst jederzeit ${isGrainAlone(rates) ? 'mahlen' : 'kochen'}: ${list(each)}`;
  },
  bakes: ({ atMost, food }) => {
    const grain = atMost === ANY ? `beliebig viel ${GRAIN_NAME}` : `höchstens ${atMost} ${GRAIN_NAME}`;
    return `Brotbacken: ${grain} für ${atMost === 1 ? '' : 'je '}${food} ${FOOD_NAME}`;
  },
  crafts: (good, food) =>
    `in der Ernährungsphase jeder Ernte darfst du ${amount(good, 1)} in ${food} ${FOOD_NAME} umwandeln`,
  bonus: (good, from) => {
    const worth = list(
      from.map((_, i) => String(i + 1)),
      'oder',
    );
    return `zählt am Ende ${worth} Bonuspunkte ab ${list(from.map(String), 'oder')} ${goodName(good)} in deinem Vorrat`;
  },
  build: (what) => `nach dem Bau ${say(what, TELL)}`,
  points: (value) => `zählt ${points(value)}`,
};

/** What action spaces are, in German. */
export const spacePhrases: SpacePhrases = {
  refill: ({ good, count }) =>
    `jede Runde ${count === 1 ? 'kommt' : 'kommen'} ${amount(goodNumber(good), count)} dazu`,
  stage: (stage) => {
    const rounds = STAGES[stage - 1];
    const when =
      rounds.length > 2
        ? `einer der Runden ${rounds[0]} bis ${rounds[rounds.length - 1]}`
        : `Runde ${list(rounds.map(String), 'oder')}`;
    return `kommt in ${when} ins Spiel (Spielphase ${stage})`;
  },
  tile: () => 'gehört zu einem Plättchen, von dessen Feldern jede Runde nur eines genutzt werden kann',
  season: (season) =>
    `nur im ${SEASON_NAMES[season]} nutzbar. In dieser Jahreszeit gilt auch: ${capital(SEASON_RULES[season])}`,
};
