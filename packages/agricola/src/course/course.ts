import { inTurn, repeat, seq, together } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';
import { eve, moment, window } from '../effects/effect-words';
import { afterHarvest, handsCourse } from '../hands/hands-course';
import type { MOMENTS } from '../moments/moments';
import type { Variant } from '../options/variant';
import { ROUNDS } from './harvests';

/** What each seat does at a moment of its own. */
const own = (at: (typeof MOMENTS)[number]): Effect => inTurn<Effect>(moment(at));

/** The parts of a round that begin at instants of which whoever watches is told. */
const receiving = inTurn<Effect>(seq<Effect>({ do: 'receive' }, eve('roundStart'), moment('roundStart')));
const workStart = inTurn<Effect>(eve('workStart'));
const workEnds = inTurn<Effect>(eve('workEnds'));
const beforeHarvest = own('beforeHarvest');
const feedingStarts = inTurn<Effect>({ do: 'attend', effect: moment('feedingStarts') });
const feedingOf = (last: boolean) =>
  together<Effect>({
    do: 'attend',
    last,
    effect: seq<Effect>(moment('feeding'), window('breeding'), { do: 'feed' }, window('end'), moment('fed')),
  });
const feeding = feedingOf(false);
const breeding = together<Effect>({ do: 'attend', effect: seq<Effect>({ do: 'breed' }, moment('bred')) });
const harvestEnds = own('harvestEnds');
const roundEnds = inTurn<Effect>(seq<Effect>(window('nextRound'), moment('roundEnds')));

/** A round from its beginning to its end. */
function roundOf(variant: Variant): Effect {
  return seq<Effect>(
    own('beforeRound'),
    { do: 'beginRound' },
    { do: 'reveal' },
    receiving,
    own('replenish'),
    { do: 'replenish' },
    workStart,
    own('workStart'),
    { do: 'work' },
    workEnds,
    own('workEnds'),
    own('homeward'),
    { do: 'home' },
    {
      do: 'harvest',
      phases: seq<Effect>(
        beforeHarvest,
        inTurn<Effect>({
          do: 'attend',
          effect: seq<Effect>(eve('fieldStarts'), moment('fieldStarts'), window('field'), {
            do: 'gathered',
            effect: seq<Effect>({ do: 'field' }, moment('fieldEnds')),
          }),
        }),
        feedingStarts,
        feeding,
        feedingOf(true),
        breeding,
        harvestEnds,
        ...afterHarvest(variant),
      ),
    },
    roundEnds,
    { do: 'endRound' },
  );
}

/** What passes by itself in a round, each by what begins then. */
export const INSTANTS = {
  'card-revealed': [receiving],
  'spaces-replenished': [workStart],
  'work-over': [workEnds],
  'harvest-begins': [beforeHarvest],
  'fields-harvested': [feedingStarts],
  'family-fed': [breeding],
  'animals-bred': [harvestEnds],
  'round-over': [roundEnds],
};

/** The whole course of the game. */
export function courseOf(variant: Variant): Effect {
  return seq<Effect>(
    { do: 'drawStart' },
    ...(variant.kept.length > 0 ? [{ do: 'kept' } as const] : []),
    handsCourse(variant),
    repeat<Effect>(ROUNDS, roundOf(variant)),
    own('scoring'),
  );
}
