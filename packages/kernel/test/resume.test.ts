import { expect, test } from 'vitest';
import { decode, encode } from '../src/codec';
import { decision, decisions } from '../src/decide';
import { seededDice } from '../src/dice';
import { isOver, play } from '../src/machine';
import type { Move } from '../src/move';
import type { Seat } from '../src/seat';
import { toyGame, toyRules } from './toy/toy-game';
import { AT_TOLL, BIDDING, DEALT, offered, toyRecord } from './toy/toy-record';
import { toySchema } from './toy/toy-schema';
import { type ToyState } from './toy/toy-state';

const write = (state: ToyState): string => JSON.stringify(encode(toySchema, state));
const read = (text: string): ToyState => decode(toySchema, JSON.parse(text));

/** Plays a random game; gives what was saved before each answer, the answers, and the end. */
function randomToyGame(seed: number): { saved: string[]; answers: [Seat, Move][]; end: string } {
  const dice = seededDice(seed);
  const state = toyGame.open({ gold: '2' }, 2).begin();
  const saved: string[] = [];
  const answers: [Seat, Move][] = [];
  for (let all = decisions(toyRules, state); all.length > 0; all = decisions(toyRules, state)) {
    const answerable = all.filter((one) => one.domain.moves().length > 0);
    const { seat, domain } = answerable[dice.below(answerable.length)];
    const move = domain.sample(dice);
    saved.push(write(state));
    answers.push([seat, move]);
    play(toyRules, state, seat, move);
  }
  return { saved, answers, end: write(state) };
}

test('a game that is saved before any answer and resumed from the text ends the same', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { saved, answers, end } = randomToyGame(seed);
    saved.forEach((text, at) => {
      const resumed = read(text);
      for (const [seat, move] of answers.slice(at)) play(toyRules, resumed, seat, move);
      expect(write(resumed), `seed ${seed}, resumed at ${at}`).toBe(end);
      expect(isOver(resumed)).toBe(true);
    });
  }
});

test('effects under way are written as paths in words with their registers', () => {
  const { state } = toyRecord(1, '* draw red');
  expect(encode(toySchema, state)).toMatchObject({
    main: [
      ['game', 1, 0, 0, 0, 0, 'rules'],
      ['game/0', 0, 1, 0, 0, -1, 'rules'],
    ],
    lanes: [[], []],
  });
});

test('a copy made in mid-effect goes on by itself', () => {
  const record = toyRecord(1, `${BIDDING}\n1 offer 1 gold`);
  const copy = toyRules.copy(record.state);
  play(toyRules, copy, 0, { verb: 'yes', things: [] });
  expect(copy.players[0].purse).toEqual([1, 1]);
  expect(record.state.players[0].purse).toEqual([1, 0]);
  expect(offered(record, 0)).toEqual(['yes', 'no']);
});

test('what cannot be done when its turn comes is passed over', () => {
  const poor = toyRecord(0, AT_TOLL);
  expect(poor.decisions()[0].kind).toBe('oneOf');
  expect(offered(poor)).toEqual(['silver']);
  expect(toyRecord(1, AT_TOLL).decisions()[0].kind).toBe('toll');
});

test('chance is a decision of nobody', () => {
  expect(decision(toyRules, toyGame.open({}, 2).begin())).toMatchObject({
    seat: -1,
    kind: 'deal',
    open: false,
  });
  expect(offered(toyRecord(1, '* draw red'))).toEqual(['draw green', 'draw blue', 'draw red']);
  expect(toyRecord(1, DEALT).state.deck).toEqual([1, 0]);
});
