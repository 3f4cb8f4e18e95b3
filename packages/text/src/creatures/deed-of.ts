import { buildings, STABLE } from '@furrow/creatures/buildings/index';
import { PIECES } from '@furrow/creatures/custom/move-pieces';
import type { Effect } from '@furrow/creatures/effect';
import { buildingAt } from '@furrow/creatures/farmyard';
import { type Amounts, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { SIDES } from '@furrow/creatures/kinds/expand';
import { onSpace } from '@furrow/creatures/kinds/gain';
import { cellText } from '@furrow/creatures/notation';
import { pricePaid, woodSaved } from '@furrow/creatures/price';
import { animalsOf } from '@furrow/creatures/room';
import { rules } from '@furrow/creatures/rules';
import { RELEASE } from '@furrow/creatures/ruleset';
import { spaces } from '@furrow/creatures/spaces';
import type { Player, State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import { stackOf } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { amountsOf } from './deal';
import type { Deed } from './deed';
import type { EffectPhrases } from './phrases';
import { edgePlace } from './places';
import { pricesFor } from './question-of';
import { sayEffect } from './say-effect';

/** Where a move is offered. */
interface Offered {
  readonly state: State;
  readonly decision: Decision;
  /** The player who moves; chance has none. */
  readonly player: Player;
  readonly phrases: EffectPhrases;
}

type Things = readonly number[];

const deeds = {
  place: ([space], { state, phrases }) => ({
    verb: 'place',
    space,
    does: sayEffect(phrases, spaces[space].effect, 'do', onSpace(state, space)),
  }),
  choose: ([option], { decision, phrases }) => {
    const effect = rules.program.nodes[decision.node].parts[option].effect as Effect;
    return { verb: 'choose', does: sayEffect(phrases, effect, 'do') };
  },
  call: ([source], { phrases }) =>
    source === RELEASE
      ? { verb: 'release' }
      : { verb: 'call', building: source, does: saidOf(phrases, buildings[source].anytime) },
  use: ([building], { phrases }) => ({
    verb: 'use',
    building,
    does: saidOf(phrases, buildings[building].on?.then),
  }),
  border: (edges, { player }) => ({
    verb: 'border',
    edges: edges.map((edge) => edgePlace(player.farm, edge)),
  }),
  trough: (cells, { player }) => ({
    verb: 'trough',
    cells: cells.map((cell) => cellText(player.farm, cell)),
  }),
  at: ([cell], { player: { farm } }) => ({
    verb: 'at',
    cell: cellText(farm, cell),
    over: buildingAt(farm, cell),
  }),
  flip: ([cell, good], { player }) => ({
    verb: 'flip',
    cell: cellText(player.farm, cell),
    building: buildingAt(player.farm, cell),
    price: priceIn(player, STABLE, good),
  }),
  build: ([building], { player }) => ({ verb: 'build', building, prices: pricesFor(player, building) }),
  pay: ([good], { state, decision, player }) => ({
    verb: 'pay',
    price: priceIn(player, stackOf(state, decision.seat).a, good),
  }),
  expand: ([side]) => ({ verb: 'expand', side: SIDES[side] }),
  trade: (things) => ({
    verb: 'trade',
    given: things.slice(0, -1).map((good) => [good, 1]),
    taken: things.slice(-1).map((good) => [good, 1]),
  }),
  keep: (kept, { player }) => ({
    verb: 'keep',
    kept: amountsOf(kept, FIRST_ANIMAL),
    gone: amountsOf(
      animalsOf(player).map((count, type) => count - kept[type]),
      FIRST_ANIMAL,
    ),
  }),
  second: (gained) => ({ verb: 'second', gained: amountsOf(gained, FIRST_ANIMAL) }),
  move: (things, { player: { farm } }) => {
    const pieces = [];
    for (let i = 0; i < things.length; i += 3) {
      const [piece, from, to] = things.slice(i, i + 3);
      pieces.push({ piece: PIECES[piece], from: cellText(farm, from), to: cellText(farm, to) });
    }
    return { verb: 'move', pieces };
  },
  start: ([seat]) => ({ verb: 'start', seat }),
  draw: ([building]) => ({ verb: 'draw', building }),
  yes: () => ({ verb: 'yes' }),
  no: () => ({ verb: 'no' }),
  done: () => ({ verb: 'done' }),
  pass: () => ({ verb: 'pass' }),
} satisfies { [V in Exclude<Deed['verb'], 'release'>]: (things: Things, at: Offered) => Deed };

/** The verbs that have words, for the check that none is missing. */
export const VERBS: readonly string[] = Object.keys(deeds);

/** What a move does, as data for words. */
export function deedOf(phrases: EffectPhrases, state: State, decision: Decision, move: Move): Deed {
  const deed = (deeds as Readonly<Record<string, (things: Things, at: Offered) => Deed>>)[move.verb];
  if (deed === undefined) throw new Error(`no words for a move '${move.verb}'`);
  return deed(move.things, { state, decision, player: state.players[decision.seat], phrases });
}

function saidOf(phrases: EffectPhrases, effect: Effect | undefined): string {
  return effect === undefined ? '' : sayEffect(phrases, effect, 'do');
}

/** What the player really pays, of the prices of a building the one in this good. */
function priceIn(player: Player, building: number, good: number): Amounts {
  const { prices } = buildings[building];
  return pricePaid(prices.find((price) => price[0]?.[0] === good) ?? prices[0], woodSaved(player));
}
