import type { Who } from '@furrow/agricola/cards/listener';
import type { Action } from '@furrow/agricola/effects/take';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import type { Happening, Occasion, Time } from '../../agricola/clauses/occasion';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, list } from '../grammar';
import { condition } from './conditions';
import { goodName, MATERIALS } from './nouns';
import { spacesMeant } from './spaces-meant';
import { anImprovement, theImprovement } from './upgrades';

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

/** Who does something, with the verb for it and what belongs to it. */
function doer(who: Who, [verb, what = '']: readonly [verb: string, what?: string]): string {
  const rest = what === '' ? '' : ` ${what}`;
  if (who === 'me') return `you ${verb}${rest}`;
  return `${who === 'others' ? 'another player' : 'any player (you included)'} ${verb}s${rest}`;
}

/** What is played: the verb for it and its name. */
const PLAYED = {
  occupation: ['play', 'an occupation'],
  improvement: ['build', 'a major or minor improvement'],
  bakery: ['build', 'an improvement that can bake bread'],
  staying: ['lay', 'an occupation or improvement in front of you'],
  any: ['play', 'a card'],
} as const;

const theMajor = (major: number) => theImprovement(sourceOfMajor(major));

const HAPPENINGS: PhrasesBy<'happens', Happening, [Who]> = {
  use: ({ spaces }, who) => doer(who, ['use', spacesMeant(spaces)]),
  getOnSpace: ({ goods, spaces }, who) =>
    doer(who, [
      'get',
      `${list(
        goods.map((good) => goodName(good)),
        'or',
      )} from ${spacesMeant(spaces)}`,
    ]),
  take: ({ action }, who) => doer(who, ['take', anAction(action)]),
  build: ({ what }, who) => doer(who, ['build', what]),
  renovate: ({ to, from }, who) =>
    doer(who, [
      'renovate',
      [from === undefined ? '' : `from ${MATERIALS[from]}`, to === undefined ? '' : `to ${MATERIALS[to]}`]
        .filter((part) => part !== '')
        .join(' '),
    ]),
  plow: (_what, who) => doer(who, ['plow', 'a field']),
  sow: ({ unlimited }, who) =>
    unlimited ? doer(who, ['take', 'a “Sow” action without limits']) : doer(who, ['sow']),
  harvest: ({ good }, who) =>
    doer(who, ['harvest', good === undefined ? 'crops' : `at least 1 ${goodName(good, 1)}`]),
  bake: (_what, who) => doer(who, ['bake', 'bread']),
  workWood: (_what, who) =>
    doer(who, ['turn', 'wood into food with the Joinery, “Sawmill” or “Cabinetmaker”']),
  cook: ({ good, toFeed }, who) => {
    const what = good === undefined ? 'vegetables or animals' : `at least 1 ${goodName(good, 1)}`;
    return doer(who, ['cook', `${what}${toFeed ? ' in the feeding phase of a harvest' : ''}`]);
  },
  useNewSpace: (_what, who) => doer(who, ['use', 'a new space in your farmyard']),
  useLand: ({ n }, who) =>
    doer(who, ['turn', `at least ${count(n, 'unused space')} of your farmyard into used ones by one action`]),
  enclose: (_what, who) => doer(who, ['enclose', 'at least 1 space that was in no pasture before']),
  encloseUnused: (_what, who) => doer(who, ['enclose', 'at least 1 space that was unused before']),
  buildMajor: ({ majors }, who) => doer(who, ['build', list(majors.map(theMajor), 'or')]),
  upgrade: ({ from, to }, who) =>
    doer(who, [
      'return',
      `${list(from.map(anImprovement), 'or')} to get ${list(to.map(anImprovement), 'or')}`,
    ]),
  play: ({ card }, who) => doer(who, PLAYED[card]),
  gain: ({ good, byMinor }, who) =>
    doer(who, [
      'get',
      `${good === undefined ? 'goods' : `at least 1 ${goodName(good, 1)}`}${byMinor ? ' by a minor improvement' : ''}`,
    ]),
};

const happening = byKind('happens', HAPPENINGS);

/** Times; `round`: each round, or the one in which something happens. */
const TIMES: Readonly<Record<Time, (round: string) => string>> = {
  beforeRound: (round) => `before the start of ${round}`,
  roundStart: (round) => `at the start of ${round}`,
  replenish: () => 'in each preparation phase, before goods are put on the accumulation spaces',
  workStart: () => 'at the start of each work phase',
  settled: () => 'at every moment',
  turnEnds: () => 'at the end of each of your turns',
  workEnds: () => 'at the end of each work phase',
  homeward: () => 'at the start of each returning home phase',
  roundEnds: (round) => `at the end of ${round}`,
  beforeHarvest: () => 'before each harvest',
  fieldStarts: () => 'at the start of the field phase of each harvest',
  feedingStarts: () => 'at the start of the feeding phase of each harvest',
  fieldEnds: () => 'at the end of the field phase of each harvest',
  fieldPhase: () => 'in the field phase of each harvest',
  feeding: () => 'in the feeding phase of each harvest',
  fed: () => 'after the feeding phase of each harvest',
  bred: () => 'after the breeding phase of each harvest',
  harvestEnds: () => 'at the end of each harvest',
  scoring: () => 'at the start of scoring',
};

const ORDERS = { before: 'before ', during: '', done: 'after ', after: 'after ' } as const;

/** What a card waits for, in English. */
export const occasion = byKind<'occasion', Occasion>('occasion', {
  time: ({ time, round }) => TIMES[time](round === undefined ? 'each round' : `round ${round}`),
  doing: ({ who, what, order }) => `each time ${ORDERS[order]}${happening(what, who)}`,
  soon: ({ given }) => `as soon as ${condition(given)}`,
});
