import { amountsBy, choice, count, type FormsFor, one, several } from '@furrow/kernel/event-forms';
import { wordsOf } from '@furrow/kernel/words';
import { PIECES } from './custom/move-pieces';
import type { Event } from './events';
import { GOODS } from './goods';
import { SIDES } from './kinds/expand';
import { buildingWords, spaceWords } from './words';

const goodWords = wordsOf(GOODS);
const goods = amountsBy(goodWords);
const building = one(buildingWords);
const seat = count;

/** How events are written. Cells and edges stay numbers: a farm grows, and with it the names of its cells change. */
export const eventForms: FormsFor<Event> = {
  start: { seat },
  drawn: { building },
  round: { round: count },
  used: { seat, space: one(spaceWords), worker: choice(true, false) },
  marker: { seat },
  gained: { seat, goods },
  paid: { seat, goods },
  borders: { seat, edges: several(count) },
  troughs: { seat, cells: several(count) },
  built: { seat, building, cell: count },
  upgraded: { seat, cell: count },
  returned: { building },
  expanded: { seat, side: choice(...SIDES) },
  called: { seat, building },
  gaveBorder: { seat },
  laid: { seat, building },
  moved: { seat, piece: choice(...PIECES), from: count, to: count },
  ranAway: { seat, goods },
  born: { seat, animals: several(one(goodWords)) },
  troughReplaced: { seat, cell: count },
  homeward: {},
  over: {},
};
