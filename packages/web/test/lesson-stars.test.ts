import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { Guide, lessonRecord, lessonWith } from '../src/engine/lessons/guide';
import { LESSONS, type LessonId } from '../src/protocol/lesson';
import { lessonWords } from '../src/words/lessons/words';

/** Somebody who has done all steps of a lesson and chooses now what to do. */
type Learner = (decision: Decision, said: (move: Move) => string, dice: Dice) => Move;

/** Follows a lesson, lets a learner play the rest of it, and gives the stars. */
function starsOf(id: LessonId, learner: Learner, seed: number): number {
  const record = lessonRecord(id);
  const { game } = record;
  const guide = new Guide(lessonWith(id), record);
  const dice = seededDice(seed);
  for (;;) {
    const spoken = words(game, 'en');
    const look = { game, state: record.state, words: spoken, language: 'en' as const, viewer: 0 };
    const { next, result } = guide.picture(look);
    if (result !== undefined) return result.stars;
    const waiting = record.decisions().filter(({ open }) => !open);
    const decision = waiting.find(({ seat }) => seat !== 0) ?? waiting[0];
    const { seat, domain } = decision;
    if (seat === 0 && next !== undefined) record.say(0, next);
    else
      record.play(
        seat,
        seat === 0 ? learner(decision, said, dice) : (guide.answerOf(decision) ?? any(domain.moves(), dice)),
      );
  }
  function said(move: Move): string {
    return record.words(0, move);
  }
}

function any(moves: readonly Move[], dice: Dice): Move {
  return moves[dice.below(moves.length)];
}

const careless: Learner = ({ domain }, _, dice) => any(domain.moves(), dice);

/** Prefers moves that come early in a list, by their beginnings. */
function planning(plan: readonly string[]): Learner {
  return ({ domain }, said) => {
    const all = domain.all();
    const wanted = plan.flatMap((start) => all.filter((move) => said(move).startsWith(start)));
    return wanted[0] ?? all[0];
  };
}

const SEEDS = Array.from({ length: 80 }, (_, i) => i + 1);

/** What somebody does who has understood the lesson. */
const GOOD: Readonly<Record<LessonId, readonly string[]>> = {
  creatures: ['build half-timbered-house', 'special-', 'reed-sheep', 'wood-3', 'start-wood', 'at a', 'at c'],
  agricola: ['day-laborer', 'farmland', 'field c2', 'feed nothing'],
  fences: ['grain-seeds'],
  harvest: ['farmland', 'field', 'sow grain', 'grain-utilization', 'sheep-market', 'keep'],
  cards: ['farmland', 'field c2', 'field b3', 'farm-expansion', 'stable c', 'grain-seeds'],
  buildings: ['keep 5 sheep', 'keep 2 sheep 1 cow', 'pig-sheep', 'trough c0', 'troughs', 'reed-sheep'],
};

for (const id of LESSONS) {
  test(`a careless end of the lesson of ${id} brings three stars to hardly anybody, a good plan brings them`, () => {
    const found = SEEDS.map((seed) => starsOf(id, careless, seed));
    const three = found.filter((stars) => stars === 3).length;
    expect(three / found.length).toBeLessThan(0.15);
    expect(new Set(found).size).toBeGreaterThan(2);
    expect(found.reduce((sum, stars) => sum + stars, 0) / found.length).toBeLessThan(1.5);
    expect(starsOf(id, planning(GOOD[id]), 1)).toBe(3);
  });

  test(`the lesson of ${id} says in every language from how many points on there are three stars`, () => {
    const most = Math.max(...lessonWith(id).stars);
    const said = String(most).replace('-', '−');
    for (const { lessons } of Object.values(lessonWords))
      expect(lessons[id].free.task).toMatch(new RegExp(`(?<![−\\d])${said} p`, 'i'));
  });
}
