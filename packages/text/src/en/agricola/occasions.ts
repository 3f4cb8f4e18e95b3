import type { Listener, Who } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import type { Moment } from '@furrow/agricola/moments';
import type { Action } from '@furrow/agricola/take';
import { goodName } from './nouns';
import { spacesMeant } from './spaces-meant';

/** What the rules call their actions. */
const ACTION_NAMES: Readonly<Record<Action, string>> = {
  bake: 'Bake Bread',
  sow: 'Sow',
  plow: 'Plow 1 Field',
  fences: 'Build Fences',
  renovate: 'Renovation',
  grow: 'Family Growth',
  minor: 'Minor Improvement',
  improvement: 'Major or Minor Improvement',
};

/** An action in a sentence: `a “Bake Bread” action`. */
export function anAction(action: Action): string {
  return `a “${ACTION_NAMES[action]}” action`;
}

/** Who does something, with the verb for it. */
function doer(who: Who, verb: string, third = `${verb}s`): string {
  if (who === 'me') return `you ${verb}`;
  return `${who === 'others' ? 'another player' : 'any player (you included)'} ${third}`;
}

type Saying = (listener: Listener) => string;

/** What is always the same, whoever does it. */
const always =
  (text: string): Saying =>
  () =>
    text;

/** Each time after somebody has done something. */
const after =
  (verb: string, what: string, third?: string): Saying =>
  ({ who }) =>
    `each time after ${doer(who, verb, third)}${what}`;

/** What was played; `any`: whatever it is. */
const PLAYED = { occupation: ' an occupation', improvement: ' a major or minor improvement', any: ' a card' };

const OCCASIONS: Readonly<Record<Moment, Saying>> = {
  beforeRound: always('before the start of each round'),
  roundStart: always('at the start of each round'),
  workStart: always('at the start of each work phase'),
  use: ({ who, spaces }) => `each time ${doer(who, 'use')} ${spacesMeant(spaces)}`,
  take: ({ who, action = 'bake' }) => `each time ${doer(who, 'take')} ${anAction(action)}`,
  taken: ({ who, action = 'bake' }) => `each time after ${doer(who, 'take')} ${anAction(action)}`,
  builtRooms: after('build', ' rooms'),
  builtStables: after('build', ' stables'),
  fenced: after('build', ' fences'),
  renovated: after('renovate', ''),
  plowed: after('plow', ' a field'),
  sowed: after('sow', ''),
  baked: after('bake', ' bread'),
  spaceUsed: always('each time a space in your farmyard is used for the first time'),
  played: ({ who, card }) =>
    `each time after ${doer(who, card === 'improvement' ? 'build' : 'play')}${PLAYED[card ?? 'any']}`,
  gained: ({ who, good }) =>
    `each time after ${doer(who, 'get')} ${good === undefined ? 'goods' : `at least 1 ${goodName(goodNumber(good), 1)}`}`,
  settled: always('at every moment'),
  used: ({ who, spaces }) => `each time after ${doer(who, 'use')} ${spacesMeant(spaces)}`,
  turnEnds: always('at the end of each of your turns'),
  workEnds: always('at the end of each work phase'),
  homeward: always('at the start of each returning home phase'),
  roundEnds: always('at the end of each round'),
  beforeHarvest: always('before each harvest'),
  fieldStarts: always('in the field phase of each harvest'),
  fieldEnds: always('in the field phase of each harvest'),
  feeding: always('in the feeding phase of each harvest'),
  bred: always('after the breeding phase of each harvest'),
  harvestEnds: always('at the end of each harvest'),
};

/** What a card waits for, in English. */
export function occasion(listener: Listener): string {
  return OCCASIONS[listener.moment](listener);
}
