import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { sameMove } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { askedInRandomGame } from '@furrow/testkit/look-alikes';
import { beforeAll, describe, expect, test } from 'vitest';
import { adviceOn, thinkingOf } from '../src/advice';
import type { BotQuestion } from '../src/bot';
import { type Counsel, counselAfter } from '../src/counsel';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const SIMULATIONS = 60;

const games: readonly (readonly [string, Game<Position>])[] = [
  ['creatures', creatures.open({}, 2)],
  ['the family game of two', agricola.open({}, 2)],
  ['Agricola with hand cards', agricola.open({ mode: 'base', decks: 'A,B' }, 2)],
];

function askedIn(game: Game<Position>, state: Position): BotQuestion<Position> | undefined {
  const asked = decision(game.rules, state);
  if (asked === undefined || asked.seat === NOBODY) return undefined;
  const seen = view(game.schema, state, asked.seat);
  return { game, decision: asked, view: () => seen, dice: seededDice(17) };
}

/** Every turn of a random game with what is advised at its beginning. */
function* turns(game: Game<Position>): Generator<[Counsel<Position>, Position]> {
  for (const { state } of askedInRandomGame(game, 5, 6)) {
    const asked = askedIn(game, state);
    if (asked?.decision.domain.moves().some(({ verb }) => game.turnVerbs.includes(verb)) !== true) continue;
    const thinking = thinkingOf(asked, SIMULATIONS);
    yield [{ thinking, advice: adviceOn(asked, thinking) }, state];
  }
}

describe.each(games)('in %s', (_name, game) => {
  test('whoever does what was advised hears how that goes on, worth as much as was said', () => {
    let steps = 0;
    for (const [counsel, before] of turns(game)) {
      for (const { move, line } of counsel.advice) {
        const state = game.rules.copy(before);
        const { seat } = askedIn(game, state)?.decision ?? { seat: NOBODY };
        const lead = counsel.thinking.choices().find((one) => one.move === move)?.lead;
        for (const [i, answer] of line.slice(0, -1).entries()) {
          play(game.rules, state, seat, answer);
          const asked = askedIn(game, state);
          if (asked === undefined || asked.decision.domain.moves().length === 1) continue;
          const next = counselAfter(counsel, line.slice(0, i + 1), asked);
          // What was drawn meanwhile may be something else than was imagined.
          if (next === undefined) {
            expect(game.id).toBe('agricola');
            break;
          }
          const [first] = next.advice;
          expect(first).toMatchObject({ behind: 0, line: line.slice(i + 1) });
          if (game.id === 'creatures')
            expect(next.thinking.choices().find((one) => sameMove(one.move, first.move))?.lead).toBeCloseTo(
              lead ?? Number.NaN,
              9,
            );
          steps++;
        }
      }
    }
    expect(steps).toBeGreaterThan(3);
  });

  test('nothing goes on that was not advised', () => {
    for (const [counsel, state] of turns(game)) {
      const asked = askedIn(game, state);
      const other = asked?.decision.domain
        .moves()
        .find((move) => !counsel.advice.some((one) => sameMove(one.move, move)));
      if (asked === undefined || other === undefined) continue;
      play(game.rules, state, asked.decision.seat, other);
      const next = askedIn(game, state);
      if (next !== undefined) expect(counselAfter(counsel, [other], next)).toBeUndefined();
    }
  });
});

test('no reason repeats what a space shows', () => {
  const [, game] = games[0];
  for (const [{ advice }] of turns(game))
    for (const { move, reasons, line } of advice) {
      if (!game.turnVerbs.includes(move.verb) || line.length > 1) continue;
      expect(reasons.map(({ merit }) => merit)).not.toContain('takes');
    }
});
