import { may, others } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { ownActs } from '../../../own';
import { house, stoneRooms } from '../../../quantity';

const DAUGHTER = 'chiefs-daughter-2007';

const { acts, act } = ownActs({
  'play-daughter': {
    possible: (sight) => sight.holds(DAUGHTER),
    hides: (sight) => sight.mayHold(DAUGHTER),
    act: () => [{ step: 'play', id: DAUGHTER }],
  },
});

/** Another player may play his daughter when he is played. */
export const chief = card('chief-2007', 'E172', {
  cost: { food: 2 },
  play: others(may({ do: 'take', action: 'occupation', effect: act('play-daughter') })),
  score: { each: 1, of: stoneRooms },
  own: { acts },
});

/** Follows the Chief of another player for nothing. */
export const chiefsDaughter = card(DAUGHTER, 'E173', {
  score: [
    { points: 1, when: house('clay') },
    { points: 3, when: house('stone') },
  ],
});
