import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import { encode } from '@furrow/kernel/codec';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { play, stackOf } from '@furrow/kernel/machine';
import { list, type Move } from '@furrow/kernel/move';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { guess, spoilt } from '@furrow/testkit/people';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';
import { mayAnswer } from './naive-answers';

const GAMES = howMany(200, 2000);
const TIMEOUT = 120_000;
const { rules, schema } = creatures.open({}, 2);
const encoded = (state: State): string => JSON.stringify(encode(schema, state));

function inGames(first: number, check: (state: State, asked: Decision, dice: Dice) => void): string[] {
  return failures(first, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const asked = (state: State, all: readonly Decision[], dice: Dice) => {
      for (const one of all) if (one.seat >= 0) check(state, one, dice);
    };
    randomGame(creatures, setup, { asked, choose: lively }, randomBeginning(setup));
  });
}

/** Something is used in the middle of an action: the twin does not look at whether the action can still be completed. */
function isWithinAction(state: State, seat: number): boolean {
  return stackOf(state, seat).under(rules.within) >= 0;
}

/** Few enough animals for the slow twin. */
function isSmall(state: State, { seat }: Decision): boolean {
  return state.players[seat].goods.slice(3, 7).reduce((product, n) => product * (n + 1), 1) < 400;
}

test(
  'people may answer with several things at once exactly as the rules say',
  () => {
    const count: Record<string, number> = {};
    const found = inGames(21_001, (state, asked, dice) => {
      const right = guess(state, asked, dice);
      if (right === undefined || !isSmall(state, asked)) return;
      for (const move of [right, spoilt(right, dice)]) {
        const may = mayAnswer(state, asked, move);
        const verdict = asked.domain.contains(move);
        const strands = !verdict.ok && verdict.reason.why === 'strands-the-turn';
        must(
          verdict.ok === may || (strands && isWithinAction(state, asked.seat)),
          () => `${asked.kind}: ${JSON.stringify([move, verdict])}: ${encoded(state)}`,
        );
        const name = `${move.verb} ${may}`;
        count[name] = (count[name] ?? 0) + 1;
      }
    });
    expect(found).toEqual([]);
    const verbs = ['border', 'trough', 'keep', 'move'];
    expect(Object.keys(count)).toEqual(
      expect.arrayContaining(verbs.flatMap((verb) => [`${verb} true`, `${verb} false`])),
    );
  },
  TIMEOUT,
);

test(
  'several borders or troughs at once lead to the same state as one by one in ascending order',
  () => {
    let compared = 0;
    const found = inGames(23_001, (state, asked, dice) => {
      if (asked.kind !== 'borders' && asked.kind !== 'troughs') return;
      const move = guess(state, asked, dice);
      if (move === undefined || !asked.domain.contains(move).ok || move.things.length < 2) return;
      const [atOnce, byOne] = [rules.copy(state), rules.copy(state)];
      play(rules, atOnce, asked.seat, move);
      const ascending: Move[] = move.things
        .toSorted((a, b) => a - b)
        .map((thing) => list(move.verb, [thing]));
      for (const one of ascending) play(rules, byOne, asked.seat, one);
      must(encoded(atOnce) === encoded(byOne), () => `${JSON.stringify(move)}: ${encoded(state)}`);
      compared++;
    });
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(GAMES / 2);
  },
  TIMEOUT,
);

test(
  'numbers that no word stands for are refused',
  () => {
    const strange = [-1, -33, 3, 7, 28, 31, 32, 33, 63, 64, 65, 96, 0.5, Number.NaN];
    const found = failures(25_001, GAMES / 20, (seed) => {
      const setup = randomSetup(seed);
      const asked = (state: State, all: readonly Decision[], dice: Dice) => {
        for (const one of all.filter(({ seat }) => seat >= 0)) {
          const move = guess(state, one, dice);
          if (move === undefined || move.things.length === 0 || !isSmall(state, one)) continue;
          for (const number of strange) {
            const odd = list(move.verb, move.things.with(0, number));
            const verdict = one.domain.contains(odd);
            must(
              verdict.ok === mayAnswer(state, one, odd),
              () => `${one.kind}: ${JSON.stringify([odd, verdict])}`,
            );
          }
        }
      };
      randomGame(creatures, setup, { asked, choose: lively }, randomBeginning(setup));
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);
