import type { Run } from '@furrow/kernel/run';
import { cards } from './cards/index';
import type { Step } from './cards/own';
import { tell } from './events';
import { isFieldCard, sowOn } from './fields';
import { CROPS } from './goods';
import { keep } from './kept';
import { newbornOn, takeFrom } from './placed';
import { rulesOf } from './ruleset';
import { cardOf, sourceOfSpace } from './source';
import { renew } from './spent';
import type { State } from './state';
import { notePlaced } from './work-deeds';

/** Where a step is done: for a seat, because of a card. */
interface Doer {
  readonly seat: number;
  readonly source: number;
}

const steps: {
  readonly [K in Step['step']]: (run: Run<State>, doer: Doer, step: Extract<Step, { step: K }>) => void;
} = {
  keep: ({ state }, { seat, source }, { kept }) => keep(state.players[seat], cardOf(source), kept),
  mark: (run, { seat, source }, { cells }) => {
    const card = cardOf(source);
    keep(run.state.players[seat], card, cells);
    const { keeps } = cards[card];
    if (cells !== 0 && keeps?.keeps === 'cells' && keeps.of !== undefined) notePlaced(run, seat);
    tell(run, () => ({ event: 'marked', seat, card, spaces: cells }));
  },
  sow: (run, { seat }, { field, crop, count }) => {
    sowOn(run.state.players[seat], field, CROPS.indexOf(crop), count);
    if (count > 0 && !isFieldCard(field)) notePlaced(run, seat);
  },
  carryOut: (run, { seat }, { space }) => {
    renew(run.state.players[seat], 'turn');
    run.stack.push(rulesOf(run).uses[space].parts[0].id, seat, sourceOfSpace(space));
  },
  growUp: (run, { seat }) => {
    const player = run.state.players[seat];
    const space = newbornOn(run.state, seat);
    if (space >= 0) takeFrom(run.state, space, seat);
    player.newborns--;
    player.home++;
    tell(run, () => ({ event: 'adopted', seat }));
  },
  leave: (run, { seat }) => {
    const player = run.state.players[seat];
    player.people--;
    player.lost++;
    player.home = Math.min(player.home, player.people + player.guests);
    tell(run, () => ({ event: 'left', seat }));
  },
};

/** Does what a card with a file of its own has returned, step by step. */
export function doSteps(run: Run<State>, doer: Doer, all: readonly Step[]): void {
  for (const step of all) {
    const does = steps[step.step] as (run: Run<State>, doer: Doer, step: Step) => void;
    does(run, doer, step);
  }
}
