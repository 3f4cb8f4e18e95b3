import { may } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { on, workStarts } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** The action spaces of the board and those of round cards that were revealed. */
function spacesOf({ rules, state }: CardSight): number[] {
  return rules.spaces.flatMap((_, space) =>
    rules.onTable[space] || state.revealed.includes(space) ? [space] : [],
  );
}

const { acts, act } = ownActs({
  'place-food': {
    possible: () => true,
    *act(sight) {
      const space = yield { asks: 'where', spaces: spacesOf(sight) };
      return [{ step: 'layOnSpace', space, good: 'food', count: 1 }];
    },
  },
});

/** 1 food lies on a space of choice in each round. */
export const foreman = card('foreman-2007', 'K308', {
  on: on(workStarts, may(act('place-food'))),
  own: { acts },
});
