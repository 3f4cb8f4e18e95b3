import { buildings } from '@furrow/creatures/buildings/index';
import { creatures } from '@furrow/creatures/game';
import { scoreSheet } from '@furrow/creatures/scoring';
import type { State } from '@furrow/creatures/state';
import { seededDice } from '@furrow/kernel/dice';
import { GameRecord } from '@furrow/kernel/record';
import type { GameWords } from '@furrow/text/game-words';
import { LANGUAGES } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';

const EVERYTHING = buildings
  .filter((one) => one.kind === 'special')
  .map((one) => one.id)
  .join(',');
const BROKEN = /undefined|NaN|\[object|null| {2}|^$/;

/** Plays a game at random and collects everything that is read in it. */
function readGame(told: GameWords<State>, seed: number): { texts: Set<string>; alike: string[][] } {
  const dice = seededDice(seed);
  const record = new GameRecord(creatures.open({ buildings: EVERYTHING }, 2), ['one', 'two']);
  const texts = new Set<string>();
  const alike: string[][] = [];
  for (let asked = record.decisions(); asked.length > 0; asked = record.decisions()) {
    for (const decision of asked) {
      texts.add(told.prompt(record.state, decision));
      const moves = decision.domain.moves().map((move) => told.move(record.state, decision, move));
      for (const move of moves) texts.add(move);
      if (new Set(moves).size < moves.length) alike.push(moves);
    }
    const listed = asked.filter((one) => one.domain.moves().length > 0);
    const decision = listed[dice.below(listed.length)];
    record.play(decision.seat, decision.domain.sample(dice));
    for (const event of record.moves.at(-1)?.heard ?? [])
      texts.add(told.event(record.state, event) ?? 'not worth a line');
    texts.add(told.round(record.state));
  }
  for (const seat of [0, 1])
    for (const line of scoreSheet(record.state, seat)) texts.add(told.scoreLine(line));
  return { texts, alike };
}

describe.each(LANGUAGES)('random games in %s', (language) => {
  const told = words(creatures.open({}, 2), language);
  test.each([1, 2, 3, 4, 5, 6])(
    'seed %i: every prompt, move and event has words, different moves different ones',
    (seed) => {
      const { texts, alike } = readGame(told, seed);
      expect([...texts].filter((text) => BROKEN.test(text))).toEqual([]);
      expect(alike).toEqual([]);
      expect(texts.size).toBeGreaterThan(100);
    },
  );
});
