import { advance } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { Stack } from '@furrow/kernel/stack';
import { majors } from '../boards/majors';
import { COLUMNS, FIRST_ROOMS } from '../farm/farmyard';
import { HAND_KINDS } from '../hands/hand-kinds';
import type { Ruleset } from '../ruleset';
import { GOODS } from './goods';
import { NO_SOURCE } from './source';
import { Farm, Player, State } from './state';

/** How many entries a list by cell has. */
const CELLS = COLUMNS * 4;

/** The state in which a game begins: chance is about to say who starts. */
export function begin(rules: Ruleset): State {
  const { variant, spaces } = rules;
  const zeros = (length: number) => Array.from({ length }, () => 0);
  const state = new State(
    0,
    0,
    0,
    variant.startSeason ?? 0,
    zeros(spaces.length),
    zeros(spaces.length),
    [],
    [],
    [],
    [],
    [],
    [],
    zeros(HAND_KINDS.length),
    zeros(majors.length),
    Array.from(
      { length: variant.seats },
      () =>
        new Player(
          zeros(GOODS.length),
          new Farm(FIRST_ROOMS, 0, 0, 0, 0, 0, zeros(CELLS), zeros(CELLS)),
          2,
          0,
          0,
          0,
          [],
          0,
          0,
          0,
          [],
          [],
          [],
          [0, 0, 0],
          0,
          0,
          0,
          0,
          [],
          [],
          [],
          [],
        ),
    ),
    new Stack(),
    Array.from({ length: variant.seats }, () => new Stack()),
  );
  state.main.push(0, 0, NO_SOURCE);
  advance(new Run(rules, state));
  return state;
}
