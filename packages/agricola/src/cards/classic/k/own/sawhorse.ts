import { instead, onceIn } from '../../../../payment/modifier';
import { card } from '../../../card';

/** The next stable is free, and so is every third fence. */
export const sawhorse = card('sawhorse-2007', 'K121', {
  cost: { wood: 2 },
  price: onceIn('game', instead({}, ['stable'])),
  own: { farm: { freeFence: (which) => which % 3 === 0 } },
});
