import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { Stack } from '@furrow/kernel/stack';
import { view } from '@furrow/kernel/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { adviceOn, thinkingOf } from '../src/advice';
import { foretold } from '../src/foretold';
import type { Judge } from '../src/judge';
import { mindOf } from '../src/minds';
import { loadAllNetworks } from '../src/trained/index';
import { afterTurn } from '../src/turn';

beforeAll(loadAllNetworks);

/** Positions that say themselves what is thought of them. */
interface Marked extends Position {
  readonly liked: number;
  readonly points: readonly number[];
}

const guide: Judge<Marked> = { expect: () => {}, liking: ({ liked }) => liked };
const judge: Judge<Marked> = {
  expect: ({ points }, into) => into.set(points),
  liking: ({ points }, seat) => points[seat],
};
const TWO = { seats: 2 };

function marked(liked: number, ...points: number[]): Marked {
  return { main: new Stack(), lanes: [], liked, points };
}

describe('what a judge foretells', () => {
  test('is told where the guide likes another answer better', () => {
    const positions = [marked(1, 30, 22), marked(3, 28, 23), marked(0, 27, 25)];
    expect(foretold(TWO, { judge, guide }, positions, 0)).toEqual([
      { merit: 'gains', points: 2 },
      { merit: 'hinders', seat: 1, points: 1 },
    ]);
    expect(foretold(TWO, { judge, guide }, positions, 1)).toEqual([]);
  });

  test('is not told where the guide agrees, and where nobody else judges', () => {
    const positions = [marked(3, 30, 22), marked(1, 28, 23)];
    expect(foretold(TWO, { judge, guide }, positions, 0)).toEqual([]);
    expect(foretold(TWO, { judge: guide, guide }, positions.toReversed(), 0)).toEqual([]);
    expect(foretold(TWO, { judge: guide }, positions.toReversed(), 0)).toEqual([]);
  });

  test('is not told of differences that come to nothing', () => {
    expect(foretold(TWO, { judge, guide }, [marked(0, 30.3, 22), marked(1, 30, 22.2)], 0)).toEqual([]);
  });
});

// In a game of All Creatures fewer questions are asked, and the reasons agree with the network more often.
test.each<[string, Game<Position>, number]>([
  ['the family game of two', agricola.open({ 'side-job': 'on' }, 2), 4],
  ['All Creatures Big and Small', creatures.open({ buildings: '12' }, 2), 1],
])(
  'advice in %s says what the network sees, and only where reasons speak for another answer',
  (_name, game, least) => {
    const mind = mindOf(game);
    const dice = seededDice(5);
    const state = game.begin();
    let told = 0;
    for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
      const { seat, domain } = asked;
      let move = domain.sample(dice);
      if (seat !== NOBODY && domain.moves().length > 1) {
        const seen = view(game.schema, state, seat);
        const question = { game, decision: asked, view: () => seen, dice };
        const thinking = thinkingOf(question, 60);
        const advice = adviceOn(question, thinking);
        const [first, ...others] = advice.map(({ reasons }) =>
          reasons.filter(({ merit }) => merit === 'gains' || merit === 'hinders'),
        );
        expect(others.flat()).toEqual([]);
        if (first.length > 0) {
          told++;
          const likes = advice.map(({ line }) =>
            mind.guide?.liking(afterTurn(game, { ...thinking.turn(line[0]), line }, seat), seat),
          );
          expect(Math.max(...likes.slice(1).map(Number))).toBeGreaterThan(Number(likes[0]));
        }
        [{ move }] = advice;
      }
      play(game.rules, state, seat, move);
    }
    expect(told).toBeGreaterThanOrEqual(least);
  },
);
