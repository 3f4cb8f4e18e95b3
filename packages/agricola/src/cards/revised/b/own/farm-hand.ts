import { card } from '../../../card';
import { center } from '../../../memory';
import { marked } from '../../../quantity';

/** A stable in the center of four fields, in which a person lives. */
export const farmHand = card('farm-hand', 'B85', {
  keeps: center,
  houses: marked,
  own: {
    farm: { stableCenters: ({ fields }) => fields & (fields >> 1) & (fields >> 4) & (fields >> 5) },
  },
});
