import { gain, roundsLater } from '../../../effect-words';
import { card } from '../../card';
import { on, workStarts } from '../../listener';
import { atLeast, goods, rooms } from '../../quantity';

/** The occupations of deck K from K298 to K312, and K342. */
export const occupations3 = [
  card('pig-whisperer-2007', 'K302', { play: roundsLater({ boar: 1 }, 4, 7, 10) }),
  card('animal-tamer-2007', 'K306', { houseHolds: rooms }),
  card('weaver-2007', 'K309', { on: on(workStarts, gain({ food: 1 }), atLeast(2, goods('sheep'))) }),
];
