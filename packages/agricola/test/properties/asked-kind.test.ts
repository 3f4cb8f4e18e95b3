import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { askedKind, decisionOf } from '@furrow/kernel/decide';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

const games: readonly (readonly [string, GameBox<Position>, number, Readonly<Record<string, string>>])[] = [
  ['All Creatures', creatures, 2, {}],
  ['revised, with hands', agricola, 4, { mode: 'base', decks: 'A,B' }],
  ['2007', agricola, 5, { edition: '2007' }],
];

test.each(games.filter(([name]) => name !== 'team play'))(
  'the short question says of every seat what the whole one says (%s)',
  (_, box, seats, options) => {
    const game = box.open(options, seats);
    const kinds = new Set<string>();
    for (const seed of [1, 2]) {
      randomGame(
        box,
        { seed, seats, options },
        {
          asked: (state) => {
            for (let seat = -1; seat < seats; seat++) {
              const whole = decisionOf(game.rules, state, seat);
              const short = askedKind(game.rules, state, seat);
              if (short?.kind !== whole?.kind || short?.open !== whole?.open)
                expect(short).toEqual(whole && { kind: whole.kind, open: whole.open });
              kinds.add(short?.kind ?? '');
            }
          },
        },
      );
    }
    expect(kinds.size).toBeGreaterThan(5);
  },
);
