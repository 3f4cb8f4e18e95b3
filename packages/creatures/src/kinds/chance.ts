import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import { buildings } from '../buildings/index';
import type { Act } from '../effect';
import { tell } from '../events';
import { asking } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';

/** Chance says who begins. */
export const drawStartKind: Kind<State, Extract<Act, { do: 'drawStart' }>> = {
  possible: () => true,
  step: (run) => {
    run.stack.seat = NOBODY;
    return WAIT;
  },
  ask: () => listed([name('start', 0), name('start', 1)], () => because({ why: 'not-asked' })),
  answer: (run, _node, move) => {
    const { state } = run;
    const seat = move.things[0];
    run.stack.pop();
    state.first = seat;
    state.marker = seat;
    state.leads = seat;
    tell(run, () => ({ event: 'start', seat }));
  },
};

/** Chance draws the special buildings that join the basic ones, one by one from those that are left. */
export const drawBuildingsKind: Kind<State, Extract<Act, { do: 'drawBuildings' }>> = {
  possible: (run) => run.state.draws > 0,
  step: (run) => {
    if (run.state.draws === 0) {
      run.stack.pop();
      return ON;
    }
    run.stack.seat = NOBODY;
    return WAIT;
  },
  ask: (run) => {
    const { offer } = run.state;
    const left = buildings.filter(
      (one) => one.kind === 'special' && !one.basic && !offer.includes(one.number),
    );
    return listed(
      left.map((one) => name('draw', one.number)),
      (move) =>
        because(
          move.verb === 'draw' ? { why: 'not-offered', building: move.things[0] } : { why: 'not-asked' },
        ),
    );
  },
  question: ({ state }) => asking({ ask: 'drawBuildings', left: state.draws }),
  answer: (run, _node, move) => {
    const { state } = run;
    const building = move.things[0];
    let at = state.offer.length;
    while (at > 0 && state.offer[at - 1] > building) at--;
    state.offer.splice(at, 0, building);
    state.draws--;
    tell(run, () => ({ event: 'drawn', building }));
  },
};
