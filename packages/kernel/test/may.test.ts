import { expect, test } from 'vitest';
import { decision } from '../src/decide';
import { listed } from '../src/domain';
import { type AnyEffect, may, seq, thenMay } from '../src/effect';
import { flowKinds } from '../src/flow/kinds';
import { type Kind, ON, WAIT } from '../src/kind';
import { advance, isOver, play } from '../src/machine';
import { say } from '../src/move';
import { Program } from '../src/program';
import type { Rules } from '../src/rules';
import { Run } from '../src/run';
import { wordsOf } from '../src/words';
import { toyRules } from './toy/toy-game';
import { toyRecord } from './toy/toy-record';
import type { ToyState } from './toy/toy-state';

/** Something that happens at once. */
const done: Kind<ToyState> = {
  possible: () => true,
  step: (run) => {
    run.stack.pop();
    return ON;
  },
};
const impossible: Kind<ToyState> = { ...done, possible: () => false, why: () => ({ why: 'no-card' }) };
/** Impossible, but only its owner knows. */
const hidden: Kind<ToyState> = { ...impossible, hides: () => true };
/** Asks by itself whether its owner wants it. */
const asking: Kind<ToyState> = {
  possible: () => true,
  asksItself: () => true,
  step: () => WAIT,
  ask: () => listed([say('take'), say('decline')], () => ({ why: 'not-asked' })),
  answer: (run) => run.stack.pop(),
};

/** A state in which only this effect is under way, with the rules for it. */
function at(effect: AnyEffect): { rules: Rules<ToyState>; state: ToyState } {
  const kinds = {
    ...(flowKinds as unknown as Record<string, Kind<ToyState>>),
    done,
    impossible,
    hidden,
    asking,
  };
  const program = new Program<ToyState>(kinds, wordsOf([]));
  const rules = { ...toyRules, program, calls: () => [], within: -1 };
  const state = toyRecord(1, '* draw red').state.clone();
  state.main.frames.length = 0;
  state.main.push(program.add('game', effect).id, 0, -1);
  advance(new Run(rules, state));
  return { rules, state };
}

const offered = ({ rules, state }: ReturnType<typeof at>) =>
  decision(rules, state)
    ?.domain.moves()
    .map(({ verb }) => verb);

const one = (kind: string): AnyEffect => ({ do: kind });

test.each([
  ['may', (kind: string): AnyEffect => seq<AnyEffect>(may(one(kind)))],
  ['then', (kind: string): AnyEffect => thenMay(one('done'), one(kind))],
])(
  '%s: what is impossible for all to see is not asked, what others cannot know is, with no as the only answer',
  (_, wrap) => {
    expect(isOver(at(wrap('impossible')).state)).toBe(true);
    const game = at(wrap('hidden'));
    expect(offered(game)).toEqual(['no']);
    expect(decision(game.rules, game.state)?.domain.contains(say('yes'))).toEqual({
      ok: false,
      reason: { why: 'no-card' },
    });
    play(game.rules, game.state, 0, say('no'));
    expect(isOver(game.state)).toBe(true);
  },
);

test.each([
  ['may', (kind: string): AnyEffect => seq<AnyEffect>(may(one(kind)))],
  ['then', (kind: string): AnyEffect => thenMay(one('done'), one(kind))],
])('%s: what asks by itself is not asked for before', (_, wrap) => {
  const game = at(wrap('asking'));
  expect(offered(game)).toEqual(['take', 'decline']);
  play(game.rules, game.state, 0, say('decline'));
  expect(isOver(game.state)).toBe(true);
  expect(offered(at(wrap('done')))).toEqual(['yes', 'no']);
});
