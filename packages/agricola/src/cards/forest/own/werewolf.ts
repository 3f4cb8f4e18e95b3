import type { Effect } from '../../../effects/effect';
import { gain, oneOf, others, seq } from '../../../effects/effect-words';
import { ANIMALS, type Animal, goodNumber } from '../../../state/goods';
import type { Player } from '../../../state/state';
import { card } from '../../card';
import { markedSeats } from '../../memory';
import { type CardSight, chosenPlayer, othersWho, ownActs } from '../../own';

/** The other players who have animals. */
function hunted(sight: CardSight): number[] {
  return othersWho(sight, hasAnimals);
}

function hasAnimals({ goods }: Player): boolean {
  return ANIMALS.some((animal) => goods[goodNumber(animal)] > 0);
}

/** What the werewolf takes, at the choice of whoever loses it. */
const prey: Effect<never> = oneOf(
  Object.fromEntries(
    ANIMALS.map((animal: Animal): [string, Effect<never>] => [animal, { do: 'pay', cost: { [animal]: 1 } }]),
  ),
);

const { acts, act } = ownActs({
  hunt: {
    possible: (sight) => hunted(sight).length > 0,
    why: { why: 'nothing-there' },
    *act(sight) {
      const seat = yield* chosenPlayer('hunted', hunted(sight));
      return [{ step: 'keep', kept: 1 << seat }];
    },
  },
  'be-hunted': { possible: ({ kept, seat }) => ((kept >> seat) & 1) === 1, act: () => [] },
});

/** A chosen opponent loses an animal, and cannot cook it before. */
export const werewolf = card('werewolf', 'F14', {
  keeps: markedSeats,
  play: seq(act('hunt', gain({ food: 2 })), others(act('be-hunted', prey))),
  noResponse: true,
  own: { acts },
  ours: true,
});
