import { agricola } from '@furrow/agricola/game';
import { GOODS } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { list, type Move } from '@furrow/kernel/move';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { type Answered, randomGame, type Seeded } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';
import { randomVariant } from './random-variant';

const GAMES = howMany(80, 250);
const TIMEOUT = 120_000;
const SCORINGS = ['lower-per-category', 'product-of-totals'];

/** Four players in teams, with every other option at random. */
function teamsOf(seed: number): Seeded {
  const { options } = randomVariant(5 * seed + 3);
  return { seed, seats: 4, options: { ...options, 'team-play': SCORINGS[seed % 2] } };
}

/** The goods of a seat and its partner together. */
function together({ players }: State, seat: number): number[] {
  return GOODS.map((_, good) => players[seat].goods[good] + players[(seat + 2) % 4].goods[good]);
}

/** At the Marketplace any amounts of several types, as people move them; elsewhere nothing of its own. */
function manyAtOnce(state: State, { kind, seat, domain }: Decision, dice: Dice): Move | undefined {
  if (kind !== 'marketplace' || dice.below(3) === 0) return undefined;
  const most = together(state, seat);
  const move = list(
    dice.below(2) === 0 ? 'give' : 'take',
    GOODS.map((_, good) => (dice.below(3) === 0 ? dice.below(most[good] + 1) : 0)),
  );
  return domain.contains(move).ok ? move : undefined;
}

test(
  'AG-V30 AG-Q70 what is moved between partners is lost to neither, but for 1 of each type that is paid',
  () => {
    let moved = 0;
    const found = failures(1, GAMES, (seed) => {
      const setup = teamsOf(seed);
      const game = agricola.open(setup.options, 4);
      let before: number[][] = [];
      const asked = (state: State) => {
        before = [0, 1, 2, 3].map((seat) => together(state, seat));
        must(game.broken(state).length === 0, () => game.broken(state).join());
      };
      const answered = (state: State, { decision, move, heard }: Answered) => {
        if (move.verb !== 'give' && move.verb !== 'take') return;
        moved++;
        const lost = together(state, decision.seat).map((n, good) => before[decision.seat][good] - n);
        const paid = (heard as readonly Event[]).flatMap((one) => (one.event === 'paid' ? one.goods : []));
        must(
          lost.every((n, good) => n === (paid.some(([one]) => one === good) ? 1 : 0)),
          () => `${JSON.stringify(move)} loses ${lost.join()}`,
        );
        must(
          lost.every((n, good) => n === 0 || move.things[good] > 0),
          () => `${JSON.stringify(move)} pays for ${lost.join()}`,
        );
      };
      randomGame(agricola, setup, { asked, answered, choose: manyAtOnce });
    });
    expect(found).toEqual([]);
    expect(moved).toBeGreaterThan(4 * GAMES);
  },
  TIMEOUT,
);
