import { HARVESTS, STAGES } from '@furrow/agricola/harvests';
import { majors } from '@furrow/agricola/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GRADED, graded } from '@furrow/agricola/scoring';
import type { State } from '@furrow/agricola/state';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { TERMS } from '@furrow/text/terms';
import { speechOf } from '@furrow/text/words';
import type { HelpBlock } from '../../protocol/help';
import type { AgricolaTopic, HelpWords } from '../../words/help/help-words';
import { type Derived, thingsBlock } from './derived';
import { rangesOf } from './table-rows';

/** More of anything gives no more points. */
const MOST = 9;

/** What Agricola declares, as tables and texts; the spaces are those of the board that is set up. */
export function agricolaBlocks(
  rules: Ruleset,
  spoken: GameWords<State>,
  said: HelpWords,
  language: Language,
): Derived<AgricolaTopic> {
  return {
    round: [stageTable(said)],
    spaces: [
      thingsBlock(
        spoken,
        rules.spaces.map(({ id }) => id),
      ),
    ],
    buildings: [
      thingsBlock(
        spoken,
        majors.map(({ id }) => id),
      ),
    ],
    terms: [termsBlock(language)],
    scoring: [gradeTable(spoken, said)],
  };
}

/** The terms of card texts, each with what it means. */
function termsBlock(language: Language): HelpBlock {
  const { terms } = speechOf(language);
  return { is: 'things', things: TERMS.map((id) => ({ id, name: terms[id].name, lines: terms[id].lines })) };
}

function stageTable(said: HelpWords): HelpBlock {
  return {
    is: 'table',
    caption: said.stageCaption,
    head: [said.stage, said.rounds, said.harvestAfter],
    rows: STAGES.map((rounds, i) => [
      String(i + 1),
      rounds.join(', '),
      rounds.filter((round) => HARVESTS.includes(round)).join(', '),
    ]),
  };
}

function gradeTable(spoken: GameWords<State>, said: HelpWords): HelpBlock {
  const rows = GRADED.map((category) => ({
    title: spoken.category(category),
    ranges: rangesOf((n) => graded(category, n), MOST),
  }));
  return {
    is: 'table',
    caption: said.gradeCaption,
    head: [said.category, ...rows[0].ranges.map(({ points }) => said.points(points))],
    rows: rows.map(({ title, ranges }) => [title, ...ranges.map(({ range }) => range)]),
  };
}
