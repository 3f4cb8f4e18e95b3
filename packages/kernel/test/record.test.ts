import { expect, test } from 'vitest';
import { say } from '../src/move';
import { readRecord, writeRecord } from '../src/record-text';
import { heardBy } from '../src/run';
import { SPECTATOR } from '../src/view';
import { toyGame } from './toy/toy-game';
import { AT_TOLL, BIDDING, DEALT, sayLine, toyRecord } from './toy/toy-record';

test('the number of a decision: changes when the seat is asked something new; an answer with an old one is refused', () => {
  const record = toyRecord(1, DEALT);
  const old = record.decisionNumber(0);
  expect(record.play(0, say('pass'), old)).toEqual({ ok: true });
  expect(record.play(0, say('pass'), old)).toEqual({
    ok: false,
    reason: { why: 'stale', at: old, now: record.decisionNumber(0) },
  });
  expect(record.length).toBe(3);
});

test('the number of a decision: stays good while only the other seat moves', () => {
  const record = toyRecord(1, BIDDING);
  const [first, second] = [record.decisionNumber(0), record.decisionNumber(1)];
  sayLine(record, '1 offer nothing');
  expect(record.decisionNumber(1)).toBe(second);
  expect(record.decisionNumber(0)).not.toBe(first);
  expect(record.play(1, { verb: 'offer', things: [0, 0] }, second)).toEqual({ ok: true });
});

test('the number of a decision: stays good while another seat uses an open decision', () => {
  const record = toyRecord(1, DEALT);
  const number = record.decisionNumber(0);
  sayLine(record, '2 melt');
  expect(record.play(0, say('pass'), number)).toEqual({ ok: true });
});

test('the number of a decision: is a new one for everybody after an undo', () => {
  const record = toyRecord(1, `${DEALT}\n1 pass`);
  const number = record.decisionNumber(1);
  record.undo(2, [0]);
  expect(record.play(1, { verb: 'call', things: [0] }, number)).toMatchObject({ ok: false });
});

test('undo: goes back by oneself to the own last moves, not over chance or another seat', () => {
  const record = toyRecord(1, `${DEALT}\n1 melt; pass`);
  expect([record.barrier(0), record.barrier(1)]).toEqual([2, 4]);
  expect(record.undo(2, [1])).toEqual({ ok: false, reason: { why: 'behind-barrier', to: 2 } });
  expect(record.undo(1, [0])).toEqual({ ok: false, reason: { why: 'behind-barrier', to: 1 } });
  expect(record.undo(3, [0])).toEqual({ ok: true });
  expect(record.undo(2, [0])).toEqual({ ok: true });
  expect(record.state.players[0].purse).toEqual([1, 0]);
});

test('undo: goes further back if every seat agrees, also over chance', () => {
  const record = toyRecord(1, BIDDING);
  expect(record.undo(0, [0])).toMatchObject({ ok: false });
  expect(record.undo(0, [1, 0])).toEqual({ ok: true });
  expect(record.state).toEqual(toyGame.open({ gold: '1' }, 2).begin());
});

test('undo: chance cannot take anything back', () => {
  const record = toyRecord(1, DEALT);
  expect(record.undo(1, [-1])).toMatchObject({ ok: false });
  expect(record.undo(1, [])).toMatchObject({ ok: false });
});

test.each([-1, 5, 4, 1.5, Number.NaN])('undo: to %d is refused', (to) => {
  const record = toyRecord(1, BIDDING);
  expect(record.undo(to, [0, 1])).toMatchObject({ ok: false, reason: { why: 'nothing-to-undo' } });
  expect(record.length).toBe(4);
});

test('undo: adds to the log and takes nothing out of it', () => {
  const record = toyRecord(1, `${DEALT}\n1 melt`);
  record.undo(2, [0]);
  sayLine(record, '1 gold');
  expect(record.log.map((entry) => ('undo' in entry ? entry : entry.text))).toEqual([
    'draw red',
    'draw blue',
    'melt',
    { undo: 2, by: [0] },
    'gold',
  ]);
  expect(record.moves.map(({ text }) => text)).toEqual(['draw red', 'draw blue', 'gold']);
});

test('undo: leads to the same state as if the moves had never been', () => {
  const straight = toyRecord(2, `${DEALT}\n1 gold`);
  const record = toyRecord(2, `${DEALT}\n1 melt; silver`);
  record.undo(2, [0]);
  sayLine(record, '1 gold');
  expect(record.state).toEqual(straight.state);
  expect(record.stateAfter(2)).toEqual(toyRecord(2, DEALT).state);
  expect(record.stateAfter(9)).toBeUndefined();
});

test('undo: replays to the same state', () => {
  const record = toyRecord(2, `${DEALT}\n1 melt; silver\n2 gold`);
  record.undo(2, [0, 1]);
  sayLine(record, '1 gold');
  sayLine(record, '2 melt');
  record.undo(3, [1]);
  const again = readRecord(toyGame, writeRecord(record));
  expect(again.state).toEqual(record.state);
  expect(again.log).toEqual(record.log);
  expect(again.length).toBe(3);
});

test('a move: that is refused changes nothing', () => {
  const record = toyRecord(1, AT_TOLL);
  const before = record.state.clone();
  expect(record.say(0, 'melt')).toMatchObject({ ok: false });
  expect(record.say(1, 'pay')).toEqual({ ok: false, reason: { why: 'not-your-turn', waitsFor: 0 } });
  expect(record.say(0, 'dance')).toEqual({
    ok: false,
    reason: { why: 'unreadable', text: 'dance', kind: 'toll' },
  });
  expect(record.state).toEqual(before);
  expect(record.log).toHaveLength(record.length);
});

test('a move: after the end is refused', () => {
  const record = toyRecord(0, `${AT_TOLL}\n1 silver\n2 silver\n1 lay red\n2 done`);
  expect(record.decisions()).toEqual([]);
  expect(record.say(0, 'done')).toEqual({ ok: false, reason: { why: 'game-over' } });
});

test('a move: is kept with what happened', () => {
  const record = toyRecord(1, DEALT);
  record.say(0, 'melt');
  expect(record.moves.at(-1)).toMatchObject({ text: 'melt', heard: [{ event: 'gold to silver' }] });
});

test('a move: is kept with who alone knows it, and what happened is told to whom it concerns', () => {
  const record = toyRecord(1, `${BIDDING}\n1 offer nothing`);
  expect(record.moves.map(({ secretOf }) => secretOf)).toEqual([0, 1, undefined, undefined, 0]);
  const [first] = record.moves;
  expect(heardBy(first.heard, 0)).toEqual([{ event: 'red card', to: 0 }]);
  expect(heardBy(first.heard, 1)).toEqual([]);
  expect(heardBy(first.heard, SPECTATOR)).toEqual([]);
  expect(heardBy(record.moves[1].heard, 0, 1)).toEqual([{ event: 'blue card', to: 1 }]);
  expect(heardBy([{ event: 'open' }, { event: 'secret', to: 1 }], 0)).toEqual([{ event: 'open' }]);
});

test('forgetting: what can be taken back freely stays as it was, and every older state is found again', () => {
  const whole = toyRecord(1, `${DEALT}\n1 melt; pass`);
  const record = toyRecord(1, `${DEALT}\n1 melt; pass`);
  record.forget();
  record.forget();
  for (let moves = 0; moves <= record.length; moves++)
    expect(record.stateAfter(moves)).toEqual(whole.stateAfter(moves));
  expect(record.stateAfter(-1)).toBeUndefined();
  expect(record.stateAfter(record.length + 1)).toBeUndefined();
  expect(record.moves.map(({ heard }) => heard.length > 0)).toEqual([false, false, true, false]);
  expect(record.undo(3, [0])).toEqual({ ok: true });
  expect(record.state).toEqual(whole.stateAfter(3));
  expect(record.undo(2, [0])).toEqual({ ok: true });
  expect(record.state).toEqual(whole.stateAfter(2));
});

test('forgetting: going far back by consent plays the moves again, and the game goes on from there', () => {
  const record = toyRecord(1, BIDDING);
  record.forget();
  expect(record.undo(2, [0, 1])).toEqual({ ok: true });
  expect(record.state).toEqual(toyRecord(1, DEALT).state);
  sayLine(record, '1 melt');
  record.forget();
  const again = readRecord(toyGame, writeRecord(record));
  expect(again.state).toEqual(record.state);
  expect(again.log).toEqual(record.log);
});
