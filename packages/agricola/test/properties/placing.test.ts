import { cards } from '@furrow/agricola/cards/index';
import { couldCarryOut } from '@furrow/agricola/effects/look-ahead';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { come, isOpen, PLACE, USUAL } from '@furrow/agricola/spaces/placing';
import type { State } from '@furrow/agricola/state/state';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { play } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { known } from '@furrow/testkit/notated-game';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

const OPTIONS = { mode: 'base', decks: 'A,B' };
/** So many actions boosters, most of them about people, lie in front of each seat from the start. */
const IN_PLAY = 4;
const GAMES = howMany(8, 40);
const PLACING = ['work', 'place', 'jump'];

/** A game that waits for its first person, with actions boosters in play. */
function begun(seed: number, seats: number): State {
  const game = agricola.open(OPTIONS, seats);
  const { rules } = game;
  const dice = seededDice(seed);
  const state = game.begin();
  for (let asked = decision(rules, state); asked?.kind !== 'work'; asked = decision(rules, state))
    play(rules, state, asked?.seat ?? 0, known(asked, 'a decision').domain.sample(dice));
  const { pool } = rules as Ruleset;
  const left = pool.filter((card) => cards[card].category === 'actions-booster');
  for (const player of state.players) {
    for (let i = 0; i < IN_PLAY && left.length > 0; i++) {
      const [card] = left.splice(dice.below(left.length), 1);
      for (const { hand } of state.players) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
      player.played.push(card);
      player.memory.push(0);
    }
  }
  return state;
}

/** Whatever is answered after a placement, the turn comes to its end. */
function carriesThrough(rules: Ruleset, state: State, dice: Dice): void {
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    if (rules.program.nodes[asked.node].kind.gap === true || asked.kind === 'reveal') return;
    const moves = asked.domain.moves();
    must(moves.length > 0, () => `stuck: ${asked?.kind}`);
    play(rules, state, asked.seat, moves[dice.below(moves.length)]);
  }
}

/** Looks at every placement that is offered or not in one game. */
function watched(seed: number, at: { offered: number; refused: number }): void {
  const seats = 1 + (seed % 4);
  const rules = agricola.open(OPTIONS, seats).rules as Ruleset;
  const asked = (state: State, all: readonly Decision[], dice: Dice) => {
    const [first] = all;
    if (!PLACING.includes(first.kind)) return;
    const moves = first.domain.moves();
    for (const move of moves) {
      const next = rules.copy(state);
      play(rules, next, first.seat, move);
      carriesThrough(rules, next, dice);
      at.offered++;
    }
    if (first.kind !== 'work' || state.players[first.seat].home === 0) return;
    rules.spaces.forEach(({ id }, space) => {
      const run = new Run(rules, state);
      if (moves.some(({ verb, things }) => verb === PLACE && things[0] === space)) return;
      if (!isOpen(run, first.seat, space)) return;
      const could = couldCarryOut(run, first.seat, (next) => come(next, first.seat, space, USUAL));
      must(!could, () => `${id} could be used and is not offered`);
      at.refused++;
    });
  };
  randomGame(agricola, { seed, seats, options: OPTIONS }, { asked }, begun(seed, seats));
}

test('every placement that is offered can be carried through, whatever is answered; every other one cannot', () => {
  const at = { offered: 0, refused: 0 };
  expect(failures(1, GAMES, (seed) => watched(seed, at))).toEqual([]);
  expect(at.offered).toBeGreaterThan(250 * GAMES);
  expect(at.refused).toBeGreaterThan(25 * GAMES);
}, 60_000);
