import { pairs } from '@furrow/farm/goods';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, type Move, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { isCooked } from '../in-play/kitchen';
import { CONVERTIBLE } from '../payment/convert';
import { convertGoods, ratesOf } from '../state/change';
import { GOODS } from '../state/goods';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/**
 * At any time: crops, and with a cooking improvement animals, become food. `cooking`: at least 1 of the goods must be cooked;
 * bots cook 1 of a good.
 */
export const convertKind: Kind<State, Extract<Act, { do: 'convert' }>> = {
  possible: (run, { effect }, seat) => {
    if (effect.cooking === true) return cookable(run, seat).length > 0;
    const rates = ratesOf(run.state, seat);
    return CONVERTIBLE.some((good) => rates[good] > 0 && run.state.players[seat].goods[good] > 0);
  },
  why: () => because({ why: 'nothing-to-convert' }),
  step: () => WAIT,
  ask: (run, { effect: { cooking = false } }) => {
    const { seat } = run.stack;
    const { goods } = run.state.players[seat];
    const rates = ratesOf(run.state, seat);
    return freeForm(cooking ? cookable(run, seat).map(one) : [say('done')], (move) => {
      if (move.verb === 'done' && !cooking) return YES;
      if (move.verb !== 'convert' || move.things.length !== CONVERTIBLE.length)
        return no(because({ why: 'not-asked' }));
      const known = CONVERTIBLE.every((good, i) => move.things[i] <= 0 || rates[good] > 0);
      const cooks = CONVERTIBLE.some((good, i) => move.things[i] > 0 && isCooked(good, rates));
      if (!known || (cooking && !cooks)) return no(because({ why: 'nothing-to-convert' }));
      const enough = CONVERTIBLE.every((good, i) => move.things[i] >= 0 && move.things[i] <= goods[good]);
      return enough ? YES : no(because({ why: 'not-so-many' }));
    });
  },
  question: ({ state, stack }) => asking({ ask: 'convert', rates: ratesOf(state, stack.seat) }),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    if (move.verb === 'convert') convertGoods(run, seat, move.things);
  },
};

/** 1 of a good becomes food. */
function one(good: number): Move {
  return list(
    'convert',
    CONVERTIBLE.map((other) => (other === good ? 1 : 0)),
  );
}

/** The goods of a seat that could be cooked. */
function cookable({ state }: Run<State>, seat: Seat): readonly number[] {
  const rates = ratesOf(state, seat);
  return CONVERTIBLE.filter((good) => isCooked(good, rates) && state.players[seat].goods[good] > 0);
}

/** At any time: goods and animals go back to the general supply. */
export const discardKind: Kind<State, Extract<Act, { do: 'discard' }>> = {
  possible: (run, _node, seat) => run.state.players[seat].goods.some((n) => n > 0),
  why: () => because({ why: 'not-so-many' }),
  step: () => WAIT,
  ask: (run) => {
    const { goods } = run.state.players[run.stack.seat];
    return freeForm([say('done')], (move) => {
      if (move.verb === 'done') return YES;
      if (move.verb !== 'discard' || move.things.length !== GOODS.length)
        return no(because({ why: 'not-asked' }));
      return move.things.every((n, good) => n >= 0 && n <= goods[good])
        ? YES
        : no(because({ why: 'not-so-many' }));
    });
  },
  question: ({ state, stack }) => asking({ ask: 'discard', have: pairs(state.players[stack.seat].goods) }),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    if (move.verb === 'done') return;
    const { goods } = run.state.players[seat];
    const gone: [number, number][] = [];
    move.things.forEach((n, good) => {
      goods[good] -= n;
      if (n > 0) gone.push([good, n]);
    });
    tell(run, () => ({ event: 'released', seat, goods: gone }));
  },
};
