import { less, lessFor } from '../../payment/modifier';

/** 1 reed less for rooms, renovations and the improvements with a roof, as the Thatcher and the Ladder have it. */
export const LESS_REED = [
  less({ reed: 1 }, 'room', 'renovation'),
  lessFor(
    { reed: 1 },
    'water-mill-2007',
    'half-timbered-house-2007',
    'chicken-coop-2007',
    'holiday-house-2007',
    'mansion-2007',
    'corn-storehouse-2007',
  ),
];
