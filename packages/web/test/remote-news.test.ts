import type { Clocks, News } from '@furrow/wire/told';
import { expect, test } from 'vitest';
import { TableAffairs } from '../src/engine/remote/table-affairs';

const sitters = [
  { person: 'ann', name: 'Ann' },
  { person: 'bob', name: 'Bob' },
  { bot: 'level-1', name: 'Bot' },
];

/** A table at which people and a bot play, after these news. */
function after(...news: readonly News[]) {
  const affairs = new TableAffairs(sitters.length, undefined);
  const all: readonly News[] = [{ kind: 'begin', commitment: 'ab', sitters }, ...news];
  all.forEach((one, i) => affairs.hear({ no: i + 1, time: i, ...one }));
  return affairs.picture();
}

const step = (seat: number, clocks?: Clocks): News => {
  return { kind: 'step', seat, heard: [], patch: [], moves: 5, ...(clocks && { clocks }) };
};
const back: News = { kind: 'offer', offer: 2, by: 0, wants: { what: 'undo', to: 3 } };
const end: News = { kind: 'offer', offer: 3, by: 1, wants: { what: 'end' } };

test('an offer to go back is shown until a person plays on; bots, chance and other offers do not matter', () => {
  const offers = (...news: readonly News[]) => after(...news).offers.map(({ offer }) => offer);
  expect(offers(back, end)).toEqual([2, 3]);
  expect(offers(back, end, step(2), step(-1))).toEqual([2, 3]);
  expect(offers(back, end, step(1))).toEqual([3]);
  expect(offers(back, end, step(0))).toEqual([3]);
});

test('when the server is there again, clocks run on from then with what it says is left', () => {
  const clocks = { left: [50_000, 60_000, 60_000], running: [0], since: 1 };
  const left = [40_000, 60_000, 60_000];
  expect(after(step(1, clocks), { kind: 'resumed', left }).clocks).toEqual({
    left,
    running: [0],
    since: 2,
  });
  expect(after({ kind: 'resumed', left })).not.toHaveProperty('clocks');
});
