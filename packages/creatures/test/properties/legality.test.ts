import { creatures } from '@furrow/creatures/game';
import { broken } from '@furrow/creatures/invariants';
import type { State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { beforeAll, expect, test } from 'vitest';

const GAMES = howMany(400, 2000);
const TIMEOUT = 120_000;

/** One look at a decision: throws what is wrong with it. */
type Check = (state: State, all: readonly Decision[]) => void;

const asked = new Set<string>();

const checks: Readonly<Record<'contained' | 'answerable' | 'sound', Check>> = {
  contained: (_state, all) => {
    for (const { kind, domain } of all) {
      for (const move of domain.moves()) {
        const verdict = domain.contains(move);
        must(verdict.ok, () => `${kind} lists ${JSON.stringify(move)}: ${JSON.stringify(verdict)}`);
      }
    }
  },
  answerable: (_state, all) => {
    must(!all[0].open, () => 'the game waits on nobody');
    const seats = all.map(({ seat, kind }) => `${seat} ${kind}`);
    must(
      new Set(all.map(({ seat }) => seat)).size === all.length,
      () => `a seat is asked twice: ${seats.join()}`,
    );
    for (const { kind, open, domain } of all) {
      asked.add(kind);
      must(open || domain.moves().length > 0, () => `${kind} cannot be answered`);
      if (kind === 'work')
        must(
          domain.moves().some(({ verb }) => verb === 'place'),
          () => 'no placement',
        );
    }
  },
  sound: (state) => {
    const wrong = broken(state);
    must(wrong.length === 0, () => wrong.join('; '));
  },
};

/** What the checks find in the same games, each by itself. */
const found = {
  contained: [] as string[],
  answerable: [] as string[],
  sound: [] as string[],
  ended: [] as string[],
};

beforeAll(() => {
  found.ended = failures(1, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const look = (state: State, all: readonly Decision[]) => {
      for (const name of ['contained', 'answerable', 'sound'] as const) {
        found[name].push(
          ...failures(seed, 1, () => checks[name](state, all)).map((text) => `seed ${seed}: ${text}`),
        );
      }
    };
    randomGame(creatures, setup, { asked: look, choose: lively }, randomBeginning(setup));
  });
}, TIMEOUT);

test('every random game comes to its end', () => {
  expect(found.ended).toEqual([]);
});

test('every canonical answer is contained, in main and open decisions', () => {
  expect(found.contained.slice(0, 5)).toEqual([]);
});

test('R75 a legal placement always exists, and no decision that the game waits on is without an answer', () => {
  expect(found.answerable.slice(0, 5)).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(['work', 'settle', 'anytime', 'lastChance', 'useSpace']));
});

test('R2 R3 R4 R5 R6 R7 R11 what must hold in every state holds at every decision', () => {
  expect(found.sound.slice(0, 5)).toEqual([]);
});

test(
  'Q34 a player who uses what can be used at any time whenever it is offered still comes to the end',
  () => {
    const endless = failures(1, GAMES / 8, (seed) => {
      const setup = { seed, options: { buildings: 'carpenter,assembly-hall,building-firm,cattle-market' } };
      randomGame(
        creatures,
        setup,
        { choose: (_state, { domain }) => domain.moves().find(({ verb }) => verb === 'call') },
        randomBeginning({ ...setup, seed: 0 }),
      );
    });
    expect(endless).toEqual([]);
  },
  TIMEOUT,
);
