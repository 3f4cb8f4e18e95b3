import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import { anyMove } from '@furrow/bots/random';
import { seededDice } from '@furrow/kernel/dice';
import { GameRecord } from '@furrow/kernel/record';
import { heardBy } from '@furrow/kernel/run';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { packOf } from '../src/engine/snapshot/agricola-pack';
import type { PackPicture } from '../src/protocol/pack';

const EDITIONS = {
  revised: { edition: 'revised', mode: 'base', decks: 'A,B', hands: 'draft-eight' },
  '2007': { edition: '2007', mode: 'full', decks: 'E,K', hands: 'draft' },
};

/** A draft at three seats that goes on by one choice of everybody at a time. */
class Drafting {
  readonly record: GameRecord<State>;
  private readonly dice = seededDice(5);

  constructor(edition: keyof typeof EDITIONS) {
    this.record = new GameRecord<State>(agricola.open(EDITIONS[edition], 3), ['me', 'me', 'me']);
    this.letChancePlay();
  }

  /** Everybody keeps any card. */
  goOn(): void {
    for (const seat of [0, 1, 2]) {
      const asked = this.record.decisions().find((one) => one.seat === seat && !one.open);
      if (asked === undefined) throw new Error(`seat ${seat} has nothing to choose`);
      this.record.play(seat, anyMove(asked, this.dice));
    }
    this.letChancePlay();
  }

  packOf(viewer: number): PackPicture {
    const { game, state, moves } = this.record;
    const look = { game, state, viewer, words: words(game, 'en'), language: 'en' } as const;
    const pack = packOf(look, () => moves.flatMap(({ heard }) => heardBy(heard, viewer)));
    if (pack === undefined) throw new Error(`seat ${viewer} has no pack`);
    return pack;
  }

  private letChancePlay(): void {
    for (;;) {
      const chance = this.record.decisions().find(({ seat }) => seat < 0);
      if (chance === undefined) return;
      this.record.play(chance.seat, anyMove(chance, this.dice));
    }
  }
}

const ids = (cards: readonly { readonly id: string }[] = []) => cards.map(({ id }) => id);

test.each([
  ['revised', 1],
  ['2007', 2],
] as const)(
  'AG-V10 in the edition %s each seat is told what it passed on to the seat %i further',
  (edition, by) => {
    const draft = new Drafting(edition);
    for (const viewer of [0, 1, 2]) expect(draft.packOf(viewer).passed).toBeUndefined();
    draft.goOn();
    for (const viewer of [0, 1, 2]) {
      const { goesTo = -1, comesFrom = -1, passed } = draft.packOf(viewer);
      expect([goesTo, comesFrom]).toEqual([(viewer + by) % 3, (viewer + 3 - by) % 3]);
      expect(passed?.to).toBe(goesTo);
      expect(ids(passed?.cards)).toEqual(ids(draft.packOf(goesTo).cards));
    }
  },
);

test('AG-V10 what comes back in a pack or is in the hand is no longer said to be passed on', () => {
  const draft = new Drafting('revised');
  const first = ids(draft.packOf(0).cards);
  draft.goOn();
  const second = ids(draft.packOf(0).cards);
  draft.goOn();
  draft.goOn();
  const { cards, passed } = draft.packOf(0);
  expect(cards).toHaveLength(5);
  expect(ids(cards).filter((id) => !first.includes(id))).toEqual([]);
  for (const { id } of cards) expect(ids(passed?.cards)).not.toContain(id);
  const kept = draft.record.state.players[0].hand.length;
  expect(kept).toBe(3);
  expect(ids(passed?.cards).filter((id) => second.includes(id))).toHaveLength(6);
  expect(ids(passed?.cards).filter((id) => first.includes(id))).toHaveLength(2);
});

test('AG-V12 in a draft of eight what is left of the last pack goes to nobody, and what was passed on is still known', () => {
  const draft = new Drafting('revised');
  for (let choice = 1; choice <= 6; choice++) {
    expect(draft.packOf(1)).toMatchObject({ goesTo: 2, comesFrom: 0 });
    draft.goOn();
  }
  const last = draft.packOf(1);
  expect(last.cards).toHaveLength(2);
  expect(last).not.toHaveProperty('goesTo');
  expect(last).not.toHaveProperty('comesFrom');
  expect(last.passed?.to).toBe(2);
  draft.goOn();
  expect(draft.packOf(1)).toMatchObject({ goesTo: 2, comesFrom: 0 });
});
