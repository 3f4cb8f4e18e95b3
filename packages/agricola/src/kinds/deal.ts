import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effect';
import { tell } from '../events';
import { asking } from '../questions';
import { because } from '../reasons';
import { type Ruleset, rulesOf } from '../ruleset';
import type { State } from '../state';

/** How many cards of each kind a hand begins with, if there are enough for everybody. */
const HAND = 7;

/** How many occupations and how many minor improvements everybody gets. */
export function handSizes({
  pool,
  variant: { seats },
}: Ruleset): readonly [occupations: number, minors: number] {
  const occupations = pool.filter((card) => cards[card].kind === 'occupation').length;
  const size = (all: number) => Math.min(HAND, Math.floor(all / seats));
  return [size(occupations), size(pool.length - occupations)];
}

/** Chance deals the hands, card by card; only the seat that gets a card learns which it is. The step counts the cards. */
export const dealKind: Kind<State, Extract<Act, { do: 'deal' }>> = {
  possible: (run) => rulesOf(run).pool.length > 0,
  step: (run) => {
    const { stack, state } = run;
    const [occupations, minors] = handSizes(rulesOf(run));
    if (stack.step < state.players.length * (occupations + minors)) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    tell(run, () => ({ event: 'hands', occupations, minors, full: HAND }));
    return ON;
  },
  ask: (run) =>
    listed(
      undealt(run).map((card) => name('deal', card)),
      () => because({ why: 'not-asked' }),
    ),
  question: (run) => asking({ ask: 'deal', seat: dealtTo(run) }),
  secretOf: (run) => dealtTo(run),
  answer: (run, _node, { things: [card] }) => {
    const seat = dealtTo(run);
    run.state.players[seat].hand.push(card);
    run.stack.step++;
    tell(run, () => ({ event: 'dealt', seat, card, to: seat, opening: true }));
  },
};

function dealtTo(run: Run<State>): number {
  const [occupations, minors] = handSizes(rulesOf(run));
  return Math.floor(run.stack.step / (occupations + minors));
}

/** The cards that nobody has got yet, of the kind that is being dealt. */
function undealt(run: Run<State>): number[] {
  const { state, stack } = run;
  const [occupations, minors] = handSizes(rulesOf(run));
  const kind = stack.step % (occupations + minors) < occupations ? 'occupation' : 'minor';
  return rulesOf(run).pool.filter(
    (card) => cards[card].kind === kind && state.players.every(({ hand }) => !hand.includes(card)),
  );
}
