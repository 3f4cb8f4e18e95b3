import { nextRounds } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { iRenovate, on } from '../../../listener';
import { ownActs } from '../../../own';
import { atLeast, occupations } from '../../../quantity';

const { acts, act } = ownActs({
  'lose-wood': { possible: () => true, plain: true, act: () => [{ step: 'takeBack' }] },
});

/** Wood comes until the house is renovated. */
export const ceilings = card('ceilings', 'B76', {
  cost: { clay: 1 },
  needs: atLeast(1, occupations),
  play: nextRounds(5, { wood: 1 }),
  on: on(iRenovate, act('lose-wood')),
  own: { acts },
});
