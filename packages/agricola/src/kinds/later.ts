import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import { layDelivery, layOnRound } from '../coming';
import type { Act } from '../effect';
import { tell } from '../events';
import { amountsOf } from '../goods';
import { ROUNDS } from '../harvests';
import { lookOf, measure } from '../measure';
import { cardOf, NO_SOURCE } from '../source';
import type { State } from '../state';
import { isUpgradable } from '../upgrades';

type Later = Extract<Act, { do: 'later' }>;

/** Goods on coming round spaces, or a reminder of the card that delivers something there; as far as there are rounds. */
export const laterKind: Kind<State, Later> = {
  possible: (run) => run.state.round < ROUNDS,
  step: (run, node) => {
    const { seat, source } = run.stack;
    const rounds = roundsOf(run, node.effect);
    run.stack.pop();
    const player = run.state.players[seat];
    const { goods } = node.effect;
    if (goods === 'delivery') {
      const card = cardOf(source);
      for (const round of rounds) layDelivery(player, card, round);
      tell(run, () => ({ event: 'delivery', seat, rounds, card }));
      return ON;
    }
    const laid = amountsOf(goods);
    const from = isUpgradable(source) ? source : NO_SOURCE;
    for (const round of rounds)
      for (const [good, count] of laid) layOnRound(player, { round, good, count, source: from });
    tell(run, () => ({ event: 'later', seat, rounds, goods: laid }));
    return ON;
  },
};

function roundsOf(run: Run<State>, { rounds }: Later): number[] {
  const now = run.state.round;
  const after =
    'after' in rounds
      ? rounds.after
      : Array.from(
          { length: typeof rounds.next === 'number' ? rounds.next : measure(lookOf(run), rounds.next) },
          (_, i) => i + 1,
        );
  return after.map((n) => now + n).filter((round) => round <= ROUNDS);
}
