import { card } from '../../card';
import { homeward, on, workStarts } from '../../listener';
import { claim } from '../../memory';
import { ownActs } from '../../own';

/** For so many rounds nobody can thaw the cousin. */
const FROZEN = 3;

const { acts, act } = ownActs({
  freeze: { possible: () => true, act: ({ state }) => [{ step: 'freeze', until: state.round + FROZEN }] },
  'claim-space': {
    possible: (sight) => sight.frozenUntil() === sight.state.round && sight.spacesOnBoard().length > 0,
    *act(sight) {
      const space = yield { asks: 'claimed', spaces: sight.spacesOnBoard() };
      return [{ step: 'claim', space }];
    },
  },
  'come-back': {
    possible: (sight) => sight.claimedSpace() >= 0 && sight.canPlace(sight.claimedSpace()),
    act: (sight) => [{ step: 'place', space: sight.claimedSpace() }],
  },
});

/** The person who acts is frozen for three rounds, claims a space on the way home, and is placed there before everybody else. */
export const carboniteCousin = card('carbonite-cousin', 'X22', {
  stays: true,
  keeps: claim,
  play: act('freeze'),
  on: [on(homeward, act('claim-space')), on(workStarts, act('come-back'))],
  own: { acts },
});
