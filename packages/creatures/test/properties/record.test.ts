import { creatures } from '@furrow/creatures/game';
import { stateSchema } from '@furrow/creatures/schema';
import type { State } from '@furrow/creatures/state';
import { encode } from '@furrow/kernel/codec';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { GENERATION } from '@furrow/kernel/generation';
import { hash, hashText } from '@furrow/kernel/hash';
import type { Move } from '@furrow/kernel/move';
import { parse, print } from '@furrow/kernel/notation';
import type { GameRecord } from '@furrow/kernel/record';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import type { Seat } from '@furrow/kernel/seat';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { pick, randomGame } from '@furrow/testkit/random-game';
import { randomRecord } from '@furrow/testkit/random-record';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';

const GAMES = howMany(200, 2000);
const TIMEOUT = 120_000;
const UNDO_ODDS = 10;

const encoded = (state: State): string => JSON.stringify(encode(stateSchema, state));
const hashOf = (state: State): string => hashText(hash(stateSchema, state));

/** Plays an answer and takes it back; everything but the log must be as before. */
function playAndUndo(record: GameRecord<State>, all: readonly Decision[], dice: Dice): void {
  if (dice.below(UNDO_ODDS) > 0) return;
  const before = encoded(record.state);
  const [moves, log] = [record.length, record.log.length];
  const { seat, domain } = pick(all, dice);
  must(record.play(seat, domain.sample(dice)).ok, () => 'a canonical answer is refused');
  const alone = seat >= 0 && record.barrier(seat) <= moves;
  must(record.undo(moves, alone ? [seat] : [0, 1]).ok, () => 'the answer cannot be undone');
  must(encoded(record.state) === before, () => `${before} is after undo ${encoded(record.state)}`);
  must(record.length === moves && record.log.length === log + 2, () => 'the log is not as it should be');
}

/** A game played without a record: its text, one move a line, with the moves and the hash of each state. */
function written(seed: number): { text: string; answers: [Seat, Move][]; hashes: string[] } {
  const { rules, grammar } = creatures.open({}, 2);
  const setup = randomSetup(seed);
  const lines = ['Furrow record 1', 'game: creatures', `option buildings: ${setup.options.buildings}`];
  lines.push(`questions: ${GENERATION}`, 'seat 1: one', 'seat 2: two');
  const answers: [Seat, Move][] = [];
  const hashes: string[] = [];
  const choose = (state: State, asked: Decision, dice: Dice) => {
    const move = lively(state, asked, dice) ?? asked.domain.sample(dice);
    const at = { state, seat: asked.seat, node: rules.program.nodes[asked.node] };
    lines.push(`${asked.seat < 0 ? '*' : asked.seat + 1} ${print(grammar, at, move)}`);
    answers.push([asked.seat, move]);
    hashes.push(hashOf(state));
    return move;
  };
  hashes.push(hashOf(randomGame(creatures, setup, { choose })));
  return { text: lines.join('\n'), answers, hashes };
}

test(
  'a written game is replayed to the same states, and undo leads back to the very same state',
  () => {
    const found = failures(8001, GAMES, (seed) => {
      const { text, answers, hashes } = written(seed);
      const record = readRecord(creatures, text);
      must(record.length === answers.length, () => `seed ${seed}: ${record.length} moves`);
      must(hashOf(record.state) === hashes[record.length], () => `seed ${seed} ends otherwise:\n${text}`);
      const to = seededDice(seed).below(record.length);
      must(record.undo(to, [0, 1]).ok, () => `seed ${seed}: no undo to ${to}`);
      must(hashOf(record.state) === hashes[to], () => `seed ${seed}: undo to ${to} leads elsewhere`);
      const [seat, move] = answers[to];
      must(record.play(seat, move).ok, () => `seed ${seed}: move ${to} is refused after undo`);
      must(hashOf(record.state) === hashes[to + 1], () => `seed ${seed}: move ${to} leads elsewhere`);
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);

test(
  'a record with moves taken back is written, read, and written the same again',
  () => {
    const found = failures(10_001, GAMES / 10, (seed) => {
      const record = randomRecord(creatures, randomSetup(seed), lively, playAndUndo);
      const text = writeRecord(record);
      const again = readRecord(creatures, text);
      must(encoded(again.state) === encoded(record.state), () => `seed ${seed} ends otherwise:\n${text}`);
      must(writeRecord(again) === text, () => `seed ${seed} is written otherwise:\n${text}`);
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);

test(
  'an answer carries the number of its decision, which stays the same while only the other seat moves',
  () => {
    let kept = 0;
    const found = failures(11_001, GAMES / 10, (seed) => {
      randomRecord(creatures, randomSetup(seed), lively, (record, all, dice) => {
        const { seat, domain } = pick(all, dice);
        const other = all.find((one) => one.seat === 1 - seat);
        if (seat < 0 || other === undefined || dice.below(2) === 0) return;
        const [mine, theirs] = [record.decisionNumber(seat), record.decisionNumber(1 - seat)];
        const move = domain.sample(dice);
        must(record.play(seat, move).ok, () => 'refused');
        const stale = record.play(seat, move, mine);
        must(!stale.ok && stale.reason.why === 'stale', () => `seed ${seed}: an old number is taken`);
        const now = record.decisions().find((one) => one.seat === 1 - seat);
        if (now === undefined || now.open || other.open || now.node !== other.node) return;
        must(record.decisionNumber(1 - seat) === theirs, () => `seed ${seed}: a good number is lost`);
        kept++;
      });
    });
    expect(found).toEqual([]);
    expect(kept).toBeGreaterThan(0);
  },
  TIMEOUT,
);

test(
  'what is printed is read as the same move, at every decision and for every canonical answer',
  () => {
    const { grammar, rules } = creatures.open({}, 2);
    const found = failures(12_001, GAMES / 4, (seed) => {
      const setup = randomSetup(seed);
      const check = (state: State, all: readonly Decision[]) => {
        for (const { seat, node, domain } of all) {
          const at = { state, seat, node: rules.program.nodes[node] };
          for (const move of domain.moves()) {
            const text = print(grammar, at, move);
            const again = parse(grammar, at, domain, text);
            const same = again?.verb === move.verb && String(again.things) === String(move.things);
            must(same, () => `'${text}' of ${JSON.stringify(move)} is read as ${JSON.stringify(again)}`);
          }
        }
      };
      randomGame(creatures, setup, { asked: check, choose: lively }, randomBeginning(setup));
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);
