import { buildings, STABLE } from '@furrow/creatures/buildings/index';
import { PIECES } from '@furrow/creatures/custom/move-pieces';
import type { Effect } from '@furrow/creatures/effect';
import { buildingAt } from '@furrow/creatures/farmyard';
import { animalPairs } from '@furrow/creatures/goods';
import { SIDES } from '@furrow/creatures/kinds/expand';
import { onSpace } from '@furrow/creatures/kinds/gain';
import { cellText, edgeText } from '@furrow/creatures/notation';
import { pricePaid, pricesFor, woodSaved } from '@furrow/creatures/price';
import type { Question } from '@furrow/creatures/questions';
import { animalsOf } from '@furrow/creatures/room';
import { RELEASE } from '@furrow/creatures/source';
import { spaces } from '@furrow/creatures/spaces';
import type { Player, State } from '@furrow/creatures/state';
import type { Amounts } from '@furrow/farm/goods';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { sayEffect } from '../how';
import { edgePlaceOf } from '../places';
import type { Deed, Done } from './deed';
import type { EffectPhrases } from './phrases';

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
    does: sayEffect<Effect>(phrases, spaces[space].effect, 'do', onSpace(state, space)),
  }),
  choose: ([option], { decision, phrases }) => {
    const { effect } = answered(decision, 'oneOf');
    return { verb: 'choose', ...doneBy(phrases, Object.values(effect.options)[option]) };
  },
  call: ([source], { phrases }) =>
    source === RELEASE
      ? { verb: 'release' }
      : { verb: 'call', building: source, ...doneBy(phrases, buildings[source].anytime) },
  use: ([building], { phrases }) => ({
    verb: 'use',
    building,
    ...doneBy(phrases, buildings[building].on?.then),
  }),
  border: (edges, { player }) => ({
    verb: 'border',
    edges: edges.map((edge) => edgePlaceOf(edgeText(player.farm, edge))),
  }),
  trough: (cells, { player }) => ({
    verb: 'trough',
    cells: cells.map((cell) => cellText(player.farm, cell)),
  }),
  at: ([cell], { decision, player: { farm } }) => ({
    verb: 'at',
    cell: cellText(farm, cell),
    what: decision.question().ask === 'buildPlace' ? 'building' : 'stall',
    over: buildingAt(farm, cell),
  }),
  flip: ([cell, good], { player }) => ({
    verb: 'flip',
    cell: cellText(player.farm, cell),
    building: buildingAt(player.farm, cell),
    price: priceIn(player, STABLE, good),
  }),
  build: ([building], { player }) => ({
    verb: 'build',
    building,
    prices: pricesFor(player, buildings[building].prices),
  }),
  pay: ([good], { decision, player }) => ({
    verb: 'pay',
    price: priceIn(player, answered(decision, 'buildPay').building, good),
  }),
  expand: ([side]) => ({ verb: 'expand', side: SIDES[side] }),
  trade: (things) => ({
    verb: 'trade',
    given: things.slice(0, -1).map((good) => [good, 1]),
    taken: things.slice(-1).map((good) => [good, 1]),
  }),
  keep: (kept, { player }) => ({
    verb: 'keep',
    kept: animalPairs(kept),
    gone: animalPairs(animalsOf(player).map((count, type) => count - kept[type])),
  }),
  second: (gained) => ({ verb: 'second', gained: animalPairs(gained) }),
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
  yes: (_things, { decision }) => ({ verb: 'yes', what: whatIsAsked(decision) }),
  no: () => ({ verb: 'no' }),
  done: (_things, { decision }) => {
    const question = decision.question() as Question;
    return question.ask === 'turnDown' ? { verb: 'keepAll', before: question.before } : { verb: 'done' };
  },
  pass: () => ({ verb: 'pass' }),
} satisfies { [V in Exclude<Deed['verb'], 'release' | 'keepAll'>]: (things: Things, at: Offered) => Deed };

/** The verbs that have words, for the check that none is missing. */
export const VERBS: readonly string[] = Object.keys(deeds);

/** What a move does, as data for words. */
export function deedOf(phrases: EffectPhrases, state: State, decision: Decision, move: Move): Deed {
  const deed = (deeds as Readonly<Record<string, (things: Things, at: Offered) => Deed>>)[move.verb];
  if (deed === undefined) throw new Error(`no words for a move '${move.verb}'`);
  return deed(move.things, { state, decision, player: state.players[decision.seat], phrases });
}

/** The question that a move answers; only questions of this kind have such a move. */
function answered<A extends Question['ask']>(decision: Decision, ask: A): Extract<Question, { ask: A }> {
  const question = decision.question();
  if (question.ask !== ask) throw new Error(`a move that answers '${ask}' is offered for '${question.ask}'`);
  return question as Extract<Question, { ask: A }>;
}

function doneBy(phrases: EffectPhrases, what: Effect | undefined): Done {
  return { does: what === undefined ? '' : sayEffect<Effect>(phrases, what, 'do'), what };
}

/** What a yes leads to. */
function whatIsAsked(decision: Decision): Effect | undefined {
  const question = decision.question() as Question;
  if (question.ask === 'upgrade') return { do: 'upgrade' };
  return question.ask === 'may' ? question.effect : undefined;
}

/** What the player really pays, of the prices of a building the one in this good. */
function priceIn(player: Player, building: number, good: number): Amounts {
  const { prices } = buildings[building];
  return pricePaid(prices.find((price) => price[0]?.[0] === good) ?? prices[0], woodSaved(player));
}
