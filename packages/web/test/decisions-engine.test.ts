import { decisions } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import { forcedMove } from '@furrow/kernel/forced';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { changed, moveOf, startOf } from '../src/decisions/drafts/draft';
import { checked } from '../src/engine/check';
import type { Look } from '../src/engine/family';
import { beforeLastChoice, forcedStep } from '../src/engine/forced';
import { boxes, boxOf, findGame } from '../src/engine/games';
import { askedOf, choicesOf } from '../src/engine/snapshot/decision';
import { LISTED_AT_ONCE } from '../src/protocol/asked';
import type { Draft } from '../src/protocol/draft';
import type { BoxId } from '../src/protocol/set-up';
import { findPosition } from './position';

interface Seen {
  readonly kinds: Set<string>;
  readonly drafts: Set<string>;
}

/** Plays random games and looks at every decision of every seat as a person would. */
function watch(box: BoxId, options: Record<string, string>, seats: number, seed: number, seen: Seen): void {
  const playable = findGame(boxes[box].game);
  if (playable === undefined) throw new Error(box);
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats);
  const record = new GameRecord<Position>(
    game,
    Array.from({ length: seats }, () => 'me'),
  );
  const dice = seededDice(seed);
  for (let n = 0; n < 4000; n++) {
    const waiting = record.decisions().filter(({ open }) => !open);
    if (waiting.length === 0) return;
    const decision = waiting[dice.below(waiting.length)];
    const { seat } = decision;
    if (seat >= 0) {
      const look: Look<Position> = {
        game,
        state: record.state,
        words: words(game, 'en'),
        language: 'en',
        viewer: seat,
      };
      const asked = askedOf({ record, family: playable.family, look, decision });
      seen.kinds.add(asked.ask);
      if (asked.more > 0) {
        const page = choicesOf({ record, family: playable.family, look, decision }, { from: LISTED_AT_ONCE });
        expect(page.choices.length).toBe(Math.min(LISTED_AT_ONCE, asked.more));
      }
      for (const choice of asked.choices) if (choice.target === undefined) expect(choice.words).not.toBe('');
      if (asked.draft !== undefined) {
        seen.drafts.add(`${asked.draft.of} ${asked.ask}`);
        tryDraft(asked.draft, (move) => checked(playable.family, look, decision, move), asked.ask);
      }
    }
    const moves = decision.domain.moves();
    const verdict = record.play(seat, moves[dice.below(moves.length)]);
    if (!verdict.ok) throw new Error(verdict.reason.why);
  }
}

/** What is proposed is accepted, and what is put together gets a verdict. */
function tryDraft(
  draft: Draft,
  check: (move: { verb: string; things: readonly number[] }) => ReturnType<typeof checked>,
  ask: string,
): void {
  const start = startOf(draft);
  const proposal = moveOf(draft, start);
  if (proposal !== undefined)
    expect(check(proposal), `${ask} ${JSON.stringify(proposal)}`).toMatchObject({ ok: true });
  if (draft.of === 'edges') {
    const [site] = draft.sites;
    const state = changed(draft, start, {
      do: 'tap',
      target: { on: 'cell', seat: site.seat, cell: site.cells[0].cell },
    });
    const move = moveOf(draft, state);
    if (move === undefined) return;
    const said = check(move);
    expect(said.ok ? said.words : said.why).not.toBe('');
  }
  if (draft.of === 'sow' || draft.of === 'some') {
    const [spot] = draft.of === 'sow' ? draft.fields : draft.spots;
    const move = moveOf(draft, changed(draft, start, { do: 'tap', target: spot.target }));
    if (move !== undefined && ask !== 'pick') expect(check(move)).toMatchObject({ ok: true });
  }
}

test('every decision of random games is asked, and what its drafts propose is accepted by the rules', {
  timeout: 60_000,
}, () => {
  const seen: Seen = { kinds: new Set(), drafts: new Set() };
  watch('creatures', {}, 2, 3, seen);
  watch('agricola-revised', {}, 2, 5, seen);
  watch('agricola-2007', {}, 3, 7, seen);
  watch('agricola-revised', { mode: 'base', decks: 'A,B' }, 2, 11, seen);
  expect([...seen.drafts].sort()).toEqual(
    expect.arrayContaining(['counts feed', 'counts settle', 'edges borders', 'edges fences', 'sow sow']),
  );
});

/** Plays a random game until a step is forced, and takes that step; undefined if none comes. */
function upToForced(seed: number): GameRecord<Position> | undefined {
  const game = boxOf('creatures').open({}, 2);
  const record = new GameRecord<Position>(game, ['me', 'random']);
  const dice = seededDice(seed);
  for (;;) {
    const [decision] = decisions(game.rules, record.state);
    if (decision === undefined) return undefined;
    const move = decision.seat < 0 ? undefined : forcedStep(game, record.state, decision, true);
    const moves = decision.domain.moves();
    record.play(decision.seat, move ?? moves[dice.below(moves.length)]);
    if (move !== undefined) return record;
  }
}

test('a card or a building that is paid for is seen before it is taken, even if it is the only one', () => {
  const steps: unknown[] = [];
  for (const [box, ask] of [
    ['agricola-revised', 'major'],
    ['creatures', 'build'],
  ] as const)
    findPosition({
      box,
      seats: 2,
      is: (one, { game, state }) => {
        if (one.question().ask !== ask || forcedMove(game, state, one, true) === undefined) return false;
        steps.push(forcedStep(game, state, one, true));
        return true;
      },
    });
  expect(steps).toEqual([undefined, undefined]);
});

test('a forced step begins no turn, and undo leads before what was chosen last', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => i);
  const found = seeds.map(upToForced).filter((record) => record !== undefined);
  expect(found.length).toBeGreaterThan(0);
  for (const record of found) {
    const last = record.length - 1;
    expect(record.game.turnVerbs).not.toContain(record.moves[last].move.verb);
    const { seat } = record.moves[last];
    const to = beforeLastChoice(record, last, (one) => one === seat, true);
    expect(to).toBeLessThan(last);
    expect(record.moves[to ?? last].seat).toBe(seat);
  }
});
