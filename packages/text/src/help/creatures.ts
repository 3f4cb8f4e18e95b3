import { buildings } from '@furrow/creatures/buildings/index';
import { creatures as box } from '@furrow/creatures/game';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { bonus } from '@furrow/creatures/scoring';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { GameWords } from '../game-words';
import { numberText } from '../number-text';
import { type Derived, optionsBlock, thingsBlock } from './derived';
import type { HelpBlock } from './help';
import type { HelpWords } from './help-words';
import type { CreaturesTopic } from './pages';

/** Up to how many animals of a type the table of bonus points goes. */
const MOST_ANIMALS = 14;

/** What All Creatures Big and Small declares, as tables and texts. */
export function creaturesBlocks(spoken: GameWords<State>, said: HelpWords): Derived<CreaturesTopic> {
  const bonuses = bonusTable(spoken, said);
  const names = box.options.map(({ name }) => name);
  return {
    summary: [bonuses],
    start: [optionsBlock(spoken, names, said.options)],
    spaces: [
      thingsBlock(
        spoken,
        spaces.map(({ id }) => id),
      ),
    ],
    buildings: [
      thingsBlock(
        spoken,
        buildings.map(({ id }) => id),
      ),
    ],
    scoring: [bonuses],
  };
}

function bonusTable(spoken: GameWords<State>, { tables }: HelpWords): HelpBlock {
  const counts = Array.from({ length: MOST_ANIMALS - 2 }, (_, i) => i + 3);
  return {
    is: 'table',
    caption: tables.bonusCaption,
    head: [tables.animals, ...counts.map((n) => (n === 3 ? '0–3' : String(n)))],
    rows: ANIMALS.map((_, type) => [
      spoken.good(FIRST_ANIMAL + type),
      ...counts.map((n) => numberText(bonus(type, n))),
    ]),
  };
}
