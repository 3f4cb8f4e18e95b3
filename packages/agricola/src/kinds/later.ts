import { type Kind, ON } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import { cards } from '../cards/index';
import { ROUNDS } from '../course/harvests';
import type { Act, Rounds } from '../effects/effect';
import { lookOf, measure } from '../effects/measure';
import { isUpgradable } from '../in-play/upgrades';
import { layDelivery, layOnRound } from '../spaces/coming';
import { amountsOf } from '../state/goods';
import { cardOf, isCard, NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { piecesLeft } from '../state/supply';
import { tell } from '../vocabulary/events';

type Later = Extract<Act, { do: 'later' }>;

/** Goods on coming round spaces, or a reminder of the card that delivers something there; as far as there are rounds. */
export const laterKind: Kind<State, Later> = {
  possible: (run, node, seat) => {
    const { aside, pieces = 1 } = node.effect;
    if (aside === undefined) return run.state.round < ROUNDS;
    const { length } = roundsOf(run, node.effect);
    return length > 0 && piecesLeft(run.state.players[seat], aside) >= length * pieces;
  },
  step: (run, node) => {
    const { seat, source } = run.stack;
    const rounds = roundsOf(run, node.effect);
    run.stack.pop();
    if (rounds.length === 0) return ON;
    const player = run.state.players[seat];
    const { goods, pieces = 1 } = node.effect;
    if (goods === 'delivery') {
      const card = cardOf(source);
      for (const round of rounds) layDelivery(player, card, round, pieces);
      tell(run, () => ({ event: 'delivery', seat, rounds, card }));
      return ON;
    }
    const laid = amountsOf(goods);
    const from = canBeLost(source) ? source : NO_SOURCE;
    for (const round of rounds)
      for (const [good, count] of laid) layOnRound(player, { round, good, count, source: from });
    tell(run, () => ({ event: 'later', seat, rounds, goods: laid }));
    return ON;
  },
};

/** Whether goods on round spaces can be lost again: with the improvement that laid them, or by code of its own. */
function canBeLost(source: Source): boolean {
  return isUpgradable(source) || (isCard(source) && cards[cardOf(source)].own?.acts !== undefined);
}

function roundsOf(run: Run<State>, { rounds }: Later): number[] {
  const now = run.state.round;
  return meant(run, rounds).filter((round) => round > now && round <= ROUNDS);
}

function meant(run: Run<State>, rounds: Rounds): readonly number[] {
  const now = run.state.round;
  if ('at' in rounds) return rounds.at;
  if ('after' in rounds) return rounds.after.map((n) => now + n);
  if ('afterAsMany' in rounds) return [now + measure(lookOf(run), rounds.afterAsMany)];
  const next = (n: number) => Array.from({ length: n }, (_, i) => now + i + 1);
  if ('next' in rounds)
    return next(typeof rounds.next === 'number' ? rounds.next : measure(lookOf(run), rounds.next));
  const odd = rounds.parity === 'odd' ? 1 : 0;
  return next(ROUNDS)
    .filter((round) => round % 2 === odd)
    .slice(0, rounds.first);
}
