import { goodNumber } from '../../../../state/goods';
import { card } from '../../../card';
import { type CardSight, ownActs } from '../../../own';

const [SHEEP, BOAR] = [goodNumber('sheep'), goodNumber('boar')];

function herd({ player: { goods } }: CardSight) {
  return { sheep: goods[SHEEP], boar: goods[BOAR] };
}

const { acts, act } = ownActs({
  'clone-cattle': {
    possible: (sight) => herd(sight).sheep + herd(sight).boar > 0,
    act: (sight) => {
      const { sheep, boar } = herd(sight);
      return [
        { step: 'pay', goods: { ...(sheep > 0 && { sheep }), ...(boar > 0 && { boar }) } },
        { step: 'gain', goods: { cattle: sheep + boar } },
      ];
    },
  },
});

/** Every animal becomes cattle, which nobody eats any more. */
export const cloneCattle = card('clone-cattle', 'L82', {
  cost: { wood: 1, stone: 1 },
  points: 1,
  play: act('clone-cattle'),
  forbids: 'cattleAsFood',
  own: { acts },
});
