import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { HAND_KINDS, kindOf, OCCUPATION } from '@furrow/agricola/hands/hand-kinds';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { State } from '@furrow/agricola/state/state';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game, Options } from '@furrow/kernel/game';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { describe, expect, test } from 'vitest';
import { handAnswer } from '../src/agricola/hand-answers';
import learned from '../src/tuned/card-worths.json';

const DEALT = { mode: 'base', decks: 'A,B' };

/** A game up to the first question to somebody. */
function opened(options: Options): { game: Game<State>; state: State; asked: Decision } {
  const game: Game<State> = agricola.open({ ...DEALT, ...options }, 2);
  const state = game.begin();
  const dice = seededDice(4);
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    if (asked.seat !== NOBODY) return { game, state, asked };
    play(game.rules, state, NOBODY, asked.domain.sample(dice));
  }
  throw new Error('nobody is asked anything');
}

function answer(
  { game, state, asked }: ReturnType<typeof opened>,
  worthOf: (card: CardNumber, hand: readonly CardNumber[]) => number,
) {
  const { hand } = state.players[asked.seat];
  const { pool } = game.rules as unknown as Ruleset;
  const worths = new Map(pool.map((card) => [card, worthOf(card, hand)]));
  return handAnswer({ decision: asked, worths, view: () => view(game.schema, state, asked.seat) });
}

describe('questions about hands', () => {
  test('AG-V10: of a pack the card that is worth most is kept', () => {
    const table = opened({ hands: 'draft' });
    const { pack } = table.asked.question() as Extract<Question, { ask: 'keepCards' }>;
    const best = pack[3];
    expect(answer(table, (card) => (card === best ? 2 : 1))?.things).toEqual([best]);
  });

  test.each([0, 1])('AG-V15: a hand whose %d. kind is worth little is laid away', (poor) => {
    const move = answer(opened({ mulligan: 'on' }), (card, hand) =>
      hand.includes(card) && kindOf(card) === poor ? 0.5 : 1,
    );
    expect(move).toMatchObject({ verb: 'mulligan', things: [poor] });
  });

  test('AG-V15: a usual hand is kept, because there would be one card fewer', () => {
    expect(answer(opened({ mulligan: 'on' }), () => 1)?.verb).toBe('done');
  });

  test('AG-V15: cards that nobody would play make a hand no worse than none', () => {
    const move = answer(opened({ mulligan: 'on' }), (card, hand) =>
      hand.includes(card) && kindOf(card) === OCCUPATION ? -9 : 0,
    );
    expect(move?.verb).toBe('done');
  });
});

test('games have shown what each card of two players is worth, and not all of a kind are worth the same', () => {
  const game = agricola.open(DEALT, 2);
  const pool = (game.rules as unknown as Ruleset).pool.filter((card) => cards[card].players <= 2);
  const worths: Readonly<Record<string, number>> = learned;
  expect(pool.filter((card) => worths[cards[card].id] === undefined)).toEqual([]);
  for (const kind of HAND_KINDS.keys()) {
    const all = pool.filter((card) => kindOf(card) === kind).map((card) => worths[cards[card].id]);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.5);
  }
});
