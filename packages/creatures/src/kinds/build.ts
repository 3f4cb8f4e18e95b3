import { count, lowest } from '@furrow/farm/grid';
import { type Domain, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { wordsOf } from '@furrow/kernel/words';
import type { Building } from '../building';
import { buildings } from '../buildings/index';
import { pay, placeSpecial, raise } from '../change';
import type { Act } from '../effect';
import type { BuildingNumber } from '../numbers';
import { buildingSpaces, cellOfBuilding, holds } from '../placing';
import { canPay, pricesFor, woodSaved } from '../price';
import { asking } from '../questions';
import { because, type Why } from '../reasons';
import { rulesOf } from '../ruleset';
import { buildingOf, sourceOfBuilding } from '../source';
import type { Player, State } from '../state';
import { cellMoves } from './stall';

type Build = Extract<Act, { do: 'build' }>;

const CHOOSING = 0;
const PAYING = 1;
const PLACING = 2;

const chosenBuilding = wordsOf(['none', ...buildings.map(({ id }) => id)]);

/**
 * One special building of the offer: choose it, pay (one of its prices), place it, then carry out its effects.
 * With `beside` it is optional and must stand beside the building that grants it. Register a: the building plus 1, 0 until it is
 * chosen.
 */
export const buildKind: Kind<State, Build> = {
  registers: () => ({ a: chosenBuilding }),
  possible: (run, node, seat, source) => {
    const beside = besideOf(run, node.effect, seat, source);
    const saved = woodSaved(run.state.players[seat]);
    for (const building of run.state.offer) {
      if (canBuild(run.state, seat, buildings[building], saved, beside)) return true;
    }
    return false;
  },
  why: (run, node, seat, source) => {
    const beside = besideOf(run, node.effect, seat, source);
    const reasons = run.state.offer.map((building) => whyNotBuild(run.state, seat, building, beside));
    return (reasons.length === 1 ? reasons[0] : undefined) ?? because({ why: 'nothing-to-build' });
  },
  step: (run, node) => {
    const { stack } = run;
    if (stack.step === PAYING) {
      const prices = affordable(run);
      if (prices.length !== 1) return WAIT;
      payPrice(run, prices[0]);
    }
    if (stack.step === PLACING) {
      const cells = cellsFor(run, node.effect);
      if (count(cells) !== 1) return WAIT;
      place(run, lowest(cells));
      return ON;
    }
    return WAIT;
  },
  ask: (run, node) => {
    const { stack, state } = run;
    if (stack.step === PAYING) {
      const { prices } = chosen(run);
      const moves = affordable(run).map((i) => name('pay', prices[i][0][0]));
      return listed(moves, () => because({ why: 'cannot-pay', prices }));
    }
    if (stack.step === PLACING) {
      return listed(cellMoves('at', cellsFor(run, node.effect)), (move) =>
        move.verb === 'at'
          ? because({ why: 'cannot-stand-there', cell: move.things[0] })
          : because({ why: 'not-asked' }),
      );
    }
    return choices(
      state,
      stack.seat,
      besideOf(run, node.effect, stack.seat, stack.source),
      node.effect.beside,
    );
  },
  question: ({ stack, state }, node) => {
    const { seat, step } = stack;
    const building = stack.a - 1;
    if (step === CHOOSING) return asking({ ask: 'build', beside: node.effect.beside });
    if (step === PLACING) return asking({ ask: 'buildPlace', building });
    const prices = pricesFor(state.players[seat], buildings[building].prices);
    return asking({ ask: 'buildPay', building, prices });
  },
  answer: (run, _node, move) => {
    const { stack } = run;
    if (move.verb === 'pass') stack.pop();
    else if (stack.step === CHOOSING) {
      stack.a = move.things[0] + 1;
      stack.step = PAYING;
    } else if (stack.step === PAYING) {
      const price = chosen(run).prices.findIndex((one) => one[0][0] === move.things[0]);
      payPrice(run, price);
    } else place(run, move.things[0]);
  },
};

function choices(state: State, seat: Seat, beside: number | undefined, optional: boolean): Domain {
  const moves: Move[] = [];
  const saved = woodSaved(state.players[seat]);
  for (const building of state.offer) {
    if (canBuild(state, seat, buildings[building], saved, beside)) moves.push(name('build', building));
  }
  if (optional) moves.push(say('pass'));
  return listed(moves, (move) => {
    if (move.verb !== 'build') return because({ why: 'not-asked' });
    return whyNotBuild(state, seat, move.things[0], beside) ?? because({ why: 'not-asked' });
  });
}

/** Whether the seat can build a building of the offer now, with so much wood saved. */
function canBuild(state: State, seat: Seat, one: Building, saved: number, beside?: number): boolean {
  const player = state.players[seat];
  if (!affords(player, one, saved)) return false;
  if (one.needs !== undefined && !holds(state, seat, one.needs)) return false;
  return buildingSpaces(player, one, beside) !== 0;
}

function affords(player: Player, { prices }: Building, saved: number): boolean {
  for (const price of prices) if (canPay(player, price, saved)) return true;
  return false;
}

/** Why the seat cannot build it now, with all that is in the way; undefined if it can. */
function whyNotBuild(
  state: State,
  seat: Seat,
  building: BuildingNumber,
  beside?: number,
): Reason | undefined {
  const one: Building = buildings[building];
  const player = state.players[seat];
  if (!state.offer.includes(building)) return because({ why: 'not-offered', building });
  const all: Why[] = [];
  if (one.needs !== undefined && !holds(state, seat, one.needs))
    all.push({ why: 'needs', condition: one.needs });
  if (!affords(player, one, woodSaved(player))) all.push({ why: 'cannot-pay', prices: one.prices });
  if (buildingSpaces(player, one, beside) === 0) all.push({ why: 'nowhere', building });
  const [first, ...besides] = all;
  return besides.length === 0 ? first : { ...first, besides };
}

function besideOf(run: Run<State>, effect: Build, seat: Seat, source: Source): number | undefined {
  return effect.beside ? cellOfBuilding(run.state.players[seat], buildingOf(source)) : undefined;
}

function cellsFor(run: Run<State>, effect: Build): number {
  const { seat, source } = run.stack;
  return buildingSpaces(run.state.players[seat], chosen(run), besideOf(run, effect, seat, source));
}

/** The building that the top frame has chosen. */
function chosen({ stack }: Run<State>): Building {
  return buildings[stack.a - 1];
}

function affordable(run: Run<State>): number[] {
  const player = run.state.players[run.stack.seat];
  const saved = woodSaved(player);
  return chosen(run).prices.flatMap((price, i) => (canPay(player, price, saved) ? [i] : []));
}

function payPrice(run: Run<State>, price: number): void {
  const { seat } = run.stack;
  pay(run, seat, chosen(run).prices[price], woodSaved(run.state.players[seat]));
  run.stack.step = PLACING;
}

function place(run: Run<State>, cell: number): void {
  const { seat } = run.stack;
  const { number: building } = chosen(run);
  run.stack.pop();
  placeSpecial(run, seat, building, cell);
  const source = sourceOfBuilding(building);
  if (buildings[building].counts === 'stall') raise(run, 'stallBuilt', seat, source, cell);
  const effect = rulesOf(run).builds[building];
  if (effect?.kind.possible(run, effect, seat, source)) run.stack.push(effect.id, seat, source);
}
