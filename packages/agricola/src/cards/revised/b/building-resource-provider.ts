import { gainPer, trade } from '../../../effect';
import { card } from '../../card';
import { rooms } from '../../quantity';

/** The building resource providers of deck B. */
export const buildingResourceProvider = [
  card('roof-ballaster', 'B123', {
    play: trade({ food: 1 }, gainPer({ stone: 1 }, rooms)),
  }),
];
