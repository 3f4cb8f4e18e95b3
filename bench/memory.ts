import { creatures } from '@furrow/creatures/game';
import { rules } from '@furrow/creatures/rules';
import { stateSchema } from '@furrow/creatures/schema';
import type { State } from '@furrow/creatures/state';
import { encode } from '@furrow/kernel/codec';
import { seededDice } from '@furrow/kernel/dice';
import { GameRecord } from '@furrow/kernel/record';

/** What games weigh, in bytes. */
export interface MemoryFigures {
  /** Heap of one state that is kept. */
  readonly state: number;
  /** Heap of the record of a full game: its log, and the state after every move. */
  readonly record: number;
  /** A position as text. */
  readonly encodedMean: number;
  readonly encodedMax: number;
}

const COPIES = 20_000;
const RECORDS = 40;

/** Measures what states, records and positions weigh. */
export function measureMemory(states: readonly State[]): MemoryFigures {
  const sizes = states.map((state) => JSON.stringify(encode(stateSchema, state)).length);
  return {
    state: heapOf(COPIES, (i) => rules.copy(states[i % states.length])),
    record: heapOf(RECORDS, randomRecord),
    encodedMean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    encodedMax: Math.max(...sizes),
  };
}

/** The heap that each of so many things takes while all are kept. */
function heapOf(count: number, make: (i: number) => unknown): number {
  make(0);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: count }, (_, i) => make(i));
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}

function randomRecord(seed: number): GameRecord<State> {
  const record = new GameRecord(creatures.open({ buildings: '12' }, 2), ['one', 'two']);
  const dice = seededDice(seed);
  for (let [asked] = record.decisions(); asked !== undefined; [asked] = record.decisions()) {
    record.play(asked.seat, asked.domain.sample(dice));
  }
  return record;
}
