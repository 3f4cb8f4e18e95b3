import { agricola } from '@furrow/agricola/game';
import type { Variant } from '@furrow/agricola/options/variant';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { sourceOfSpace } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { areOutOfReach } from '@furrow/kernel/kind';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { randomCardOptions } from '@furrow/testkit/card-options';
import { failures, must } from '@furrow/testkit/failures';
import { growFarms } from '@furrow/testkit/grown-farms';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

/** The spaces of the board whose effect is out of a seat's reach. */
function outOfReach(rules: Ruleset, state: State, seat: Seat): number[] {
  const run = new Run(rules, state);
  return rules.uses.flatMap(({ parts }, space) => {
    if (!rules.onTable[space] && !state.revealed.includes(space)) return [];
    return areOutOfReach(run, parts, seat, sourceOfSpace(space)) ? [space] : [];
  });
}

/** Plays a game and looks, in every turn, at what was out of reach when it began. */
function watched(edition: Variant['edition'], seed: number, at: { looks: number }): void {
  const seats = 1 + (seed % 4);
  const options = randomCardOptions(edition, 40 * seed, seats);
  const game = agricola.open(options, seats);
  const rules = game.rules as Ruleset;
  const begun = game.begin();
  if (seed % 2 === 0) growFarms(begun, seededDice(seed));
  let turn = { seat: 0, round: -1, spaces: [] as number[] };
  const asked = (state: State, [first]: readonly Decision[]) => {
    if (first.kind === 'work')
      turn = { seat: first.seat, round: state.round, spaces: outOfReach(rules, state, first.seat) };
    if (turn.round !== state.round) return;
    const run = new Run(rules, state);
    for (const space of turn.spaces) {
      const [effect] = rules.uses[space].parts;
      const isPossible = effect.kind.possible(run, effect, turn.seat, sourceOfSpace(space));
      must(!isPossible, () => `${rules.spaces[space].id} was out of reach and has become possible`);
      at.looks++;
    }
  };
  randomGame(agricola, { seed, seats, options }, { asked }, begun);
}

test.each(['revised', '2007'] as const)(
  'what is out of reach stays impossible for the whole turn, whatever is done in it: %s edition',
  (edition) => {
    const at = { looks: 0 };
    expect(failures(1, 30, (seed) => watched(edition, seed, at))).toEqual([]);
    expect(at.looks).toBeGreaterThan(1000);
  },
  60_000,
);
