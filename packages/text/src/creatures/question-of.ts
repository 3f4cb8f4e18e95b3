import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { buildingAt } from '@furrow/creatures/farmyard';
import { type Amounts, amounts, BORDER, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { NEWBORNS, NURSERY_CLOSED } from '@furrow/creatures/kinds/settle';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { cellText } from '@furrow/creatures/notation';
import { pricePaid, woodSaved } from '@furrow/creatures/price';
import { animalsOf } from '@furrow/creatures/room';
import { rules } from '@furrow/creatures/rules';
import type { Player, State } from '@furrow/creatures/state';
import { limit } from '@furrow/creatures/terms';
import { count } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import { stackOf } from '@furrow/kernel/machine';
import type { Stack } from '@furrow/kernel/stack';
import { amountsOf, dealOf } from './deal';
import type { EffectPhrases } from './phrases';
import type { Question } from './question';
import { sayEffect } from './say-effect';

/** The effects that ask something. */
type Asking = Extract<Effect, { do: Question['ask'] }>['do'];

/** Where a question comes up. */
interface Asked {
  readonly state: State;
  readonly seat: number;
  /** The player who is asked; chance has none. */
  readonly player: Player;
  readonly stack: Stack;
  readonly phrases: EffectPhrases;
}

type Asks = { readonly [D in Asking]: (effect: Extract<Effect, { do: D }>, at: Asked) => Question };

const questions: Asks = {
  may: (effect, at) => ({ ask: 'may', does: sayEffect(at.phrases, effect.effect, 'ask') }),
  oneOf: (effect, at) => ({ ask: 'oneOf', does: sayEffect(at.phrases, effect, 'do') }),
  borders: (effect, { stack, player }) => {
    const deal = dealOf({ ...effect, atMost: limit(effect, stack.about) }, stack.step);
    const left = player.goods[BORDER];
    return { ask: 'borders', deal, left, canFinish: deal.atLeast === 0, keeping: effect.keeping };
  },
  troughs: (effect, { stack, state, player }) => {
    const deal = dealOf({ ...effect, atMost: limit(effect, stack.about) }, stack.step);
    const price = pricePaid(deal.price, woodSaved(player));
    return { ask: 'troughs', deal: { ...deal, price }, left: state.troughs, canFinish: deal.atLeast === 0 };
  },
  stall: () => ({ ask: 'stall', price: buildings[STALL].prices[0] }),
  troughToStall: (effect) => ({ ask: 'troughToStall', price: amounts(effect.cost) }),
  stables: (_effect, { stack, player }) => ({
    ask: 'stables',
    prices: pricesFor(player, STABLE),
    canFinish: stack.step > 0,
  }),
  upgrade: (_effect, { stack, player: { farm } }) => ({
    ask: 'upgrade',
    building: buildingAt(farm, stack.about),
    cell: cellText(farm, stack.about),
  }),
  build: (effect, { stack, player }) => {
    if (stack.step === 0) return { ask: 'build', beside: effect.beside };
    const building = stack.a;
    return stack.step === 1
      ? { ask: 'buildPay', building, prices: pricesFor(player, building) }
      : { ask: 'buildPlace', building };
  },
  expand: () => ({ ask: 'expand' }),
  trade: (effect, at) => ({ ask: 'trade', does: sayEffect(at.phrases, effect, 'do') }),
  useSpace: () => ({ ask: 'useSpace' }),
  settle: (_effect, { stack, player }) => ({
    ask: 'settle',
    have: animals(player),
    when: whenSettled(stack.a),
  }),
  release: (_effect, { player }) => ({ ask: 'release', have: animals(player) }),
  drawStart: () => ({ ask: 'drawStart' }),
  drawBuildings: (_effect, { state }) => ({ ask: 'drawBuildings', left: state.draws }),
  work: (_effect, { state, seat }) => ({ ask: 'work', workers: WORKERS - count(state.placed[seat]) }),
  beforeBreeding: () => ({ ask: 'beforeBreeding' }),
  pause: () => ({ ask: 'pause' }),
  lastChance: () => ({ ask: 'lastChance' }),
  custom: (effect) => ({ ask: 'custom', name: effect.name }),
};

/** The effects that have a question, for the check that none is missing. */
export const ASKING: readonly string[] = Object.keys(questions);

/** What a decision asks. */
export function questionOf(phrases: EffectPhrases, state: State, decision: Decision): Question {
  if (decision.open) return { ask: 'anytime' };
  const { seat } = decision;
  const effect = rules.program.nodes[decision.node].effect as Effect;
  const question = questions[effect.do as Asking] as ((effect: Effect, at: Asked) => Question) | undefined;
  if (question === undefined) throw new Error(`no words for a question of '${effect.do}'`);
  return question(effect, { state, seat, player: state.players[seat], stack: stackOf(state, seat), phrases });
}

/** What a player really pays for a building, for each of its prices. */
export function pricesFor(player: Player, building: number): Amounts[] {
  return buildings[building].prices.map((price) => pricePaid(price, woodSaved(player)));
}

function animals(player: Player): Amounts {
  return amountsOf(animalsOf(player), FIRST_ANIMAL);
}

function whenSettled(register: number): Extract<Question, { ask: 'settle' }>['when'] {
  if (register === NURSERY_CLOSED) return 'nurseryEmptied';
  return (register & 3) === NEWBORNS ? 'newborns' : 'step';
}
