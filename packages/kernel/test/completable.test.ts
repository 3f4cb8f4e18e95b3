import { expect, test } from 'vitest';
import { completable, timesGivenUp } from '../src/completable';
import { decision } from '../src/decide';
import { type AnyEffect, may, oneOf, seq } from '../src/effect';
import { CALL, play } from '../src/machine';
import { name, say } from '../src/move';
import { toyRules } from './toy/toy-game';
import { AT_TOLL, offered, sayLine, toyRecord } from './toy/toy-record';

test('a call while something mandatory is asked: is refused and not listed if the rest could not be done after it', () => {
  const record = toyRecord(1, AT_TOLL);
  expect(offered(record)).toEqual(['pay']);
  expect(sayLine(record, '1 melt')).toEqual({ ok: false, reason: { why: 'strands-the-turn', source: 0 } });
  expect(record.state.players[0].purse).toEqual([1, 0]);
});

test('a call while something mandatory is asked: is listed and accepted if the rest can still be done', () => {
  const record = toyRecord(2, AT_TOLL);
  expect(offered(record)).toEqual(['pay', 'melt']);
  expect(sayLine(record, '1 melt')).toEqual({ ok: true });
  expect(record.state.players[0].purse).toEqual([1, 2]);
  expect(offered(record)).toEqual(['pay']);
  expect(sayLine(record, '1 pay')).toEqual({ ok: true });
});

test('a call while something mandatory is asked: offers only those of its own answers after which the rest can be done', () => {
  const record = toyRecord(1, AT_TOLL);
  expect(sayLine(record, '1 shop')).toEqual({ ok: true });
  expect(offered(record)).toEqual(['silver']);
  expect(sayLine(record, '1 gold')).toMatchObject({ ok: false });
  expect(sayLine(record, '1 silver')).toEqual({ ok: true });
  expect(offered(record)).toEqual(['pay']);
});

test('a call while something mandatory is asked: is free where nothing is half done', () => {
  expect(sayLine(toyRecord(1, '* draw red; draw blue'), '1 melt')).toEqual({ ok: true });
});

test('what has become impossible while it was asked for can only be declined', () => {
  const { state } = toyRecord(1, AT_TOLL);
  state.main.pop();
  state.main.push(toyRules.program.add('offer', may({ do: 'melt' })).id, 0, -1);
  expect(decision(toyRules, state)?.domain.moves()).toEqual([say('yes'), say('no')]);
  play(toyRules, state, 0, name(CALL, 0));
  const asked = decision(toyRules, state);
  expect(asked?.domain.moves()).toEqual([say('no')]);
  expect(asked?.domain.contains(say('yes'))).toMatchObject({ ok: false });
});

test('a turn can be carried through as long as some answer leads to its end', () => {
  const { state } = toyRecord(1, AT_TOLL);
  expect(completable(toyRules, state, { seat: 0, lane: -1, depth: state.main.depth })).toBe(true);
  state.players[0].purse[0] = 0;
  expect(completable(toyRules, state, { seat: 0, lane: -1, depth: state.main.depth })).toBe(false);
});

test('what a seat has begun on its lane is not over while another seat is asked there', () => {
  const toll = toyRecord(1, AT_TOLL).state.main.node;
  const { state } = toyRecord(1, '* draw red; draw blue');
  const offer = toyRules.program.add('present to the other', may({ do: 'present' }));
  state.lanes[0].push(toll, 0, -1);
  state.lanes[0].push(offer.id, 1, -1);
  expect(completable(toyRules, state, { seat: 0, lane: 0, depth: 1 })).toBe(true);
  state.players[0].purse[0] = 0;
  expect(completable(toyRules, state, { seat: 0, lane: 0, depth: 1 })).toBe(false);
});

/** Whether a trader without gold can pay the toll after so many presents were offered to a seat. */
function afterOffers(seat: number): { can: boolean; givenUp: number } {
  const { state } = toyRecord(1, AT_TOLL);
  const { depth } = state.main;
  state.players[0].purse[0] = 0;
  const offer = toyRules.program.find('present?') ?? toyRules.program.add('present?', may({ do: 'present' }));
  for (let n = 0; n < 11; n++) state.main.push(offer.id, seat, -1);
  const before = timesGivenUp();
  return {
    can: completable(toyRules, state, { seat: 0, lane: -1, depth }),
    givenUp: timesGivenUp() - before,
  };
}

test('another seat is assumed to decline, so that its answers need no search', () => {
  expect(afterOffers(1)).toEqual({ can: false, givenUp: 0 });
});

test('a search that takes too long gives the benefit of the doubt, and that is counted', () => {
  expect(afterOffers(0)).toEqual({ can: true, givenUp: 1 });
});

test('a question with many answers that do not help keeps none from being tried that does', () => {
  const { state } = toyRecord(1, AT_TOLL);
  const { depth } = state.main;
  state.players[0].purse.splice(0, 2, 0, 2);
  const presents = seq(...Array.from({ length: 11 }, () => may<AnyEffect>({ do: 'present' })));
  const choice = oneOf<AnyEffect>({ presents, gold: { do: 'mint' } });
  state.main.push(toyRules.program.add('presents or gold', choice).id, 0, -1);
  const before = timesGivenUp();
  expect(completable(toyRules, state, { seat: 0, lane: -1, depth })).toBe(true);
  expect(timesGivenUp()).toBe(before);
});
