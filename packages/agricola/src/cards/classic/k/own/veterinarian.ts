import { goodsAs, goodsIn } from '../../../../in-play/kept';
import { type Animal, goodNumber } from '../../../../state/goods';
import { card } from '../../../card';
import { on, roundStarts } from '../../../listener';
import { ownActs } from '../../../own';

const ANIMALS = ['sheep', 'boar', 'cattle'] as const;

/** The animals in the container when the card is played. */
const CONTAINER = { keeps: 'goods', of: ANIMALS, from: [4, 3, 2] } as const;

/** Every single animal in the container, one after the other. */
function animalsIn(kept: number): Animal[] {
  const left = new Map(goodsIn(CONTAINER, kept));
  return ANIMALS.flatMap((animal) => Array.from({ length: left.get(goodNumber(animal)) ?? 0 }, () => animal));
}

const { acts, act } = ownActs({
  'draw-animals': {
    possible: ({ kept }) => animalsIn(kept).length >= 2,
    *act({ kept }) {
      const all = animalsIn(kept);
      const first = yield { asks: 'first', from: 1, to: all.length, chance: true };
      const rest = all.filter((_, i) => i !== first - 1);
      const second = yield { asks: 'second', from: 1, to: rest.length, chance: true };
      const animal = all[first - 1];
      if (rest[second - 1] !== animal) return [];
      return [
        { step: 'keep', kept: kept - goodsAs(CONTAINER, ANIMALS.indexOf(animal), 1) },
        { step: 'gain', goods: { [animal]: 1 } },
      ];
    },
  },
});

/** Chance draws two animals in each round; of two alike one stays with the owner. */
export const veterinarian = card('veterinarian-2007', 'K304', {
  keeps: CONTAINER,
  on: on(roundStarts, act('draw-animals')),
  own: { acts },
});
