import {
  build,
  fromActor,
  fromStep,
  gain,
  gainThat,
  may,
  nextRounds,
  once,
  payActor,
  payStarter,
  place,
  returning,
  seq,
  setAside,
  trade,
  workWood,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  afterOthersUse,
  byAnyone,
  byOthers,
  feedingPhase,
  iFence,
  iGetOnSpace,
  iUse,
  on,
  ownSpaces,
  roundEnds,
  roundStarts,
  settled,
  workStarts,
} from '../../listener';
import {
  anyoneOwns,
  atLeast,
  built,
  custom,
  exactly,
  firstToGive,
  house,
  round,
  roundsLeft,
  taken,
} from '../../quantity';

/** The occupations of deck I from I251 to I265, and I340. */
export const occupations3 = [
  card('reed-buyer-2007', 'I251', {
    on: on(
      byOthers(iGetOnSpace('reed')),
      payActor({ food: 1 }, fromActor({ reed: 1 }, { food: 1 })),
      firstToGive('reed'),
    ),
  }),
  card('pig-breeder-2007', 'I252', {
    play: gain({ boar: 1 }),
    on: on(roundEnds, { do: 'breed', of: 'boar' }, exactly(12, round)),
  }),
  card('pig-catcher-2007', 'I253', {
    on: on(afterIUse(accumulating('wood')), returning({ wood: 2 }, gain({ boar: 1 })), atLeast(2, taken)),
  }),
  card('groom-2007', 'I254', {
    on: on(roundStarts, may(build(0, 1, { wood: 1 })), house('stone')),
  }),
  card('stone-buyer-2007', 'I255', {
    on: on(
      byOthers(iGetOnSpace('stone')),
      payActor({ food: 1 }, fromActor({ stone: 1 }, { food: 1 })),
      firstToGive('stone'),
    ),
  }),
  card('stone-carver-2007', 'I256', { on: on(feedingPhase, trade({ stone: 1 }, gain({ food: 3 }))) }),
  card('street-musician-2007', 'I257', {
    on: on(afterOthersUse('traveling-players', '5-room-or-players'), gain({ grain: 1 }), atLeast(1, taken)),
  }),
  card('cabinetmaker-2007', 'I258', { on: on(feedingPhase, workWood(2)) }),
  card('animal-dealer-2007', 'I259', {
    on: on(iUse('sheep', 'boar', 'cattle'), trade({ food: 1 }, gainThat)),
  }),
  card('taster-2007', 'I260', {
    on: on(workStarts, payStarter({ food: 1 }, place({ from: 'home' })), custom('not-starting')),
  }),
  card('outrider-2007', 'I261', { on: on(iUse(ownSpaces('newest')), gain({ grain: 1 })) }),
  card('water-carrier-2007', 'I262', {
    on: on(byAnyone(settled), once('game', nextRounds(roundsLeft, { food: 1 })), anyoneOwns('well')),
  }),
  card('fencer-2007', 'I264', {
    on: on(byOthers(iFence), fromStep(built, { 1: gain({ wood: 1 }), 5: gain({ wood: 2 }) })),
  }),
  card('fence-deliveryman-2007', 'I265', {
    play: seq(setAside('fence', 6, 4), setAside('fence', 10, 4)),
    delivers: trade({ food: 2 }, { do: 'fences', exactly: 4 }),
  }),
  card('rancher-2007', 'I340', { on: on(roundStarts, gain({ wood: 1 }), custom('most-land')) }),
];
