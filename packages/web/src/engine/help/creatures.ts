import { buildings } from '@furrow/creatures/buildings/index';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { bonus } from '@furrow/creatures/scoring';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { GameWords } from '@furrow/text/game-words';
import type { HelpBlock } from '../../protocol/help';
import type { CreaturesTopic, HelpWords } from '../../words/help/help-words';
import { type Derived, thingsBlock } from './derived';

/** Up to how many animals of a type the table of bonus points goes. */
const MOST_ANIMALS = 14;

/** What All Creatures Big and Small declares, as tables and texts. */
export function creaturesBlocks(spoken: GameWords<State>, said: HelpWords): Derived<CreaturesTopic> {
  return {
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
    scoring: [bonusTable(spoken, said)],
  };
}

function bonusTable(spoken: GameWords<State>, said: HelpWords): HelpBlock {
  const counts = Array.from({ length: MOST_ANIMALS - 2 }, (_, i) => i + 3);
  return {
    is: 'table',
    caption: said.bonusCaption,
    head: [said.animals, ...counts.map((n) => (n === 3 ? '0–3' : String(n)))],
    rows: ANIMALS.map((_, type) => [
      spoken.good(FIRST_ANIMAL + type),
      ...counts.map((n) => said.points(bonus(type, n))),
    ]),
  };
}
