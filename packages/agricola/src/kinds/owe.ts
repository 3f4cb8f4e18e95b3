import { type Domain, freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { raiseAfter } from '../moments/raise';
import { CONVERTIBLE, foodWithin, leastConversions } from '../payment/convert';
import { convertGoods, payGoods, ratesOf } from '../state/change';
import { FOOD } from '../state/goods';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Owe = Extract<Act, { do: 'owe' }>;

/**
 * AG-R1212: the food of an individual cost, so much as the frame is about, or so much as a card asks for. Food in the supply is paid; turning goods into
 * more is the owner's choice, and for what is still missing begging markers are taken.
 */
export const oweKind: Kind<State, Owe> = {
  possible: () => true,
  step: (run, { effect }) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    if (missing(run, effect) > 0 && foodWithin(player, ratesOf(run.state, seat)) > player.goods[FOOD])
      return WAIT;
    pay(run, effect);
    return ON;
  },
  ask: (run, { effect }) => conversions(run, effect),
  question: (run, { effect }) => {
    const { seat } = run.stack;
    const rates = ratesOf(run.state, seat);
    return asking({
      ask: 'food',
      price: [[FOOD, owed(run, effect)]],
      missing: missing(run, effect),
      rates,
      orBeg: true,
    });
  },
  answer: (run, { effect }, move) => {
    convertGoods(run, run.stack.seat, move.things, raiseAfter);
    pay(run, effect);
  },
};

function owed({ stack }: Run<State>, { food }: Owe): number {
  return food ?? stack.about;
}

function missing(run: Run<State>, effect: Owe): number {
  return owed(run, effect) - run.state.players[run.stack.seat].goods[FOOD];
}

/** Pays what is there, and begs for the rest. */
function pay(run: Run<State>, effect: Owe): void {
  const { seat } = run.stack;
  const need = owed(run, effect);
  const player = run.state.players[seat];
  run.stack.pop();
  const food = Math.min(need, player.goods[FOOD]);
  const begging = need - food;
  if (food > 0) payGoods(run, seat, [[FOOD, food]]);
  player.begging += begging;
  if (begging > 0) tell(run, () => ({ event: 'begged', seat, begging }));
}

/** What may become food: for bots nothing, the least that is enough, or (if it is not enough) everything. */
function conversions(run: Run<State>, effect: Owe): Domain {
  const { seat } = run.stack;
  const player = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  const have = CONVERTIBLE.map((good) => (rates[good] === 0 ? 0 : player.goods[good]));
  const enough = leastConversions(player, rates, missing(run, effect));
  const ways = [CONVERTIBLE.map(() => 0), ...(enough.length > 0 ? enough : [have])];
  return freeForm(
    ways.map((way) => list('convert', way)),
    ({ verb, things }) => {
      if (verb !== 'convert' || things.length !== have.length) return no(because({ why: 'not-asked' }));
      return things.every((n, i) => n >= 0 && n <= have[i]) ? YES : no(because({ why: 'not-so-many' }));
    },
  );
}
