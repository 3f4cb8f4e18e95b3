import { agricola } from '@furrow/agricola/game';
import { featuresOf, weightsOf } from '@furrow/bots/evaluations';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { seededDice } from '@furrow/kernel/dice';
import type { Game, GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { type Asked, lookAlikes } from '@furrow/testkit/look-alikes';
import { beforeAll, expect, test } from 'vitest';
import { STANDARD as LEARNING } from '../learn/plan';
import { found, LINEAR, mindOf, SERVED } from '../learn/players';
import { subjectsOf } from '../learn/subject';
import { STANDARD as TUNING } from '../tune/plan';
import { variedPlayer } from '../tune/players';
import { tableOf } from '../tune/weight-table';

beforeAll(loadAllNetworks);

const box: GameBox<Position> = agricola;
const HANDS = { mode: 'base', decks: 'A,B' };

/** How many pairs of states that look the same were shown, and how many of them were answered in two ways. */
function toldApart(game: Game<Position>, answer: (asked: Asked<Position>) => Move): [number, number] {
  let [looked, apart] = [0, 0];
  for (const [one, other] of lookAlikes(game, 13)) {
    looked++;
    if (JSON.stringify(answer(one)) !== JSON.stringify(answer(other))) apart++;
  }
  return [looked, apart];
}

test.each([0, 16])(
  'whoever plays games for tuning with %i simulations sees what its seat sees',
  (simulations) => {
    const game = box.open(HANDS, 2);
    const features = featuresOf(game);
    const subject = { game, features, start: weightsOf(game) };
    const table = tableOf(subject.start, features.names);
    const [looked, apart] = toldApart(game, ({ state, decision }) =>
      variedPlayer(subject, table, { ...TUNING, simulations }, seededDice(17))(state, decision, false),
    );
    expect(looked).toBeGreaterThan(20);
    expect(apart).toBe(0);
  },
);

test.each([
  ['the linear evaluation', LINEAR],
  ['networks that see every card', SERVED],
])('whoever plays games for learning by %s sees what its seat sees', (_name, who) => {
  const plan = { game: 'agricola', seats: 2, variants: [HANDS], seed: 1, manner: LEARNING };
  const [subject] = subjectsOf(plan);
  const [looked, apart] = toldApart(subject.game, ({ state, decision }) => {
    const player = { mind: mindOf(subject, who), simulations: 16, dice: seededDice(17) };
    return found(subject, state, decision, player)[0].move;
  });
  expect(looked).toBeGreaterThan(20);
  expect(apart).toBe(0);
});
