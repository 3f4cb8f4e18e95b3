import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { cardPrices } from '../payment/card-prices';
import { hasAll } from '../payment/price';
import { rulesOf } from '../ruleset';
import { payGoods } from '../state/change';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { enterPlay } from './play';

/**
 * AG-V62, AG-V64: before hands are dealt the kept occupations come into play, seat by seat from the starting player on. The
 * individual cost is paid from the supply; who cannot pay it loses the card to the decks. The step counts the cards.
 */
export const keptKind: Kind<State, Extract<Act, { do: 'kept' }>> = {
  possible: () => true,
  step: (run) => {
    const { stack } = run;
    const found = inOrder(run)[stack.step];
    if (found === undefined) {
      stack.pop();
      return ON;
    }
    stack.step++;
    comeBack(run, found.seat, found.card);
    return ON;
  },
};

interface Kept {
  readonly seat: Seat;
  readonly card: CardNumber;
}

function inOrder(run: Run<State>): readonly Kept[] {
  const rules = rulesOf(run);
  return rules.order(run.state).flatMap((seat) => rules.variant.kept[seat].map((card) => ({ seat, card })));
}

function comeBack(run: Run<State>, seat: Seat, card: CardNumber): void {
  const [cost] = cardPrices(run, seat, card);
  if (!hasAll(run.state.players[seat].goods, cost)) {
    tell(run, () => ({ event: 'keptLost', seat, card }));
    return;
  }
  tell(run, () => ({ event: 'keptInPlay', seat, card }));
  payGoods(run, seat, cost);
  enterPlay(run, seat, card);
}
