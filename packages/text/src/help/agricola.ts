import { majors } from '@furrow/agricola/boards/majors';
import { CAMPAIGN_GAMES, campaignPoints, soloGoal } from '@furrow/agricola/campaign/campaign';
import { HARVESTS, STAGES } from '@furrow/agricola/course/harvests';
import { cardOptions } from '@furrow/agricola/options/card-options';
import { handOptions } from '@furrow/agricola/options/hand-options';
import { HAND_WAYS } from '@furrow/agricola/options/hand-ways';
import { options } from '@furrow/agricola/options/options';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GRADED, graded } from '@furrow/agricola/scoring/scoring';
import type { State } from '@furrow/agricola/state/state';
import type { GameWords } from '../game-words';
import { numberText } from '../number-text';
import { TERMS, type TermPhrases } from '../terms';
import { type Derived, optionsBlock, thingsBlock } from './derived';
import type { HelpBlock } from './help';
import type { HelpWords } from './help-words';
import type { AgricolaTopic } from './pages';
import { rangesOf } from './table-rows';

/** More of anything gives no more points. */
const MOST = 9;

/** How many games the campaign of one player has. */
const SOLO_GAMES = 8;

/** What can be chosen about hands; all other options stand among the variants. */
const OF_HANDS = ['decks', ...[...handOptions, ...cardOptions].map(({ name }) => name)];

/** What Agricola declares, as tables and texts; the spaces are those of the board that is set up. */
export function agricolaBlocks(
  rules: Ruleset,
  spoken: GameWords<State>,
  said: HelpWords,
  terms: TermPhrases,
): Derived<AgricolaTopic> {
  const stages = stageTable(rules, spoken, said);
  const grades = gradeTable(spoken, said);
  const others = options.map(({ name }) => name).filter((name) => !OF_HANDS.includes(name));
  return {
    summary: [stages, grades],
    stages: [stages],
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
    hands: [optionsBlock(spoken, OF_HANDS, said.options), waysBlock(spoken, said)],
    terms: [{ is: 'things', things: TERMS.map((id) => ({ id, ...terms[id] })) }],
    scoring: [grades],
    variants: [optionsBlock(spoken, others, said.options)],
    campaigns: [goalTable(said), ...[2, 3, 4].map((players) => campaignTable(said, players))],
  };
}

/** Each way to come by a hand, with how it goes. */
function waysBlock(spoken: GameWords<State>, { handWays }: HelpWords): HelpBlock {
  return {
    is: 'things',
    things: HAND_WAYS.map((id) => ({ id, name: spoken.optionValue('hands', id), lines: handWays[id] })),
  };
}

/** The overview of stages: rounds, spaces that can be revealed, harvests. */
function stageTable(rules: Ruleset, spoken: GameWords<State>, { tables }: HelpWords): HelpBlock {
  return {
    is: 'table',
    caption: tables.stageCaption,
    head: [tables.stage, tables.rounds, tables.revealed, tables.harvestAfter],
    rows: STAGES.map((rounds, i) => [
      String(i + 1),
      rounds.join(', '),
      rules.spaces
        .filter(({ stage }) => stage === i + 1)
        .map(({ id }) => spoken.title(id))
        .join(', '),
      rounds.filter((round) => HARVESTS.includes(round)).join(', '),
    ]),
  };
}

function gradeTable(spoken: GameWords<State>, { tables }: HelpWords): HelpBlock {
  const rows = GRADED.map((category) => ({
    title: spoken.category(category),
    ranges: rangesOf((n) => graded(category, n), MOST),
  }));
  return {
    is: 'table',
    caption: tables.gradeCaption,
    head: [tables.category, ...rows[0].ranges.map(({ points }) => numberText(points))],
    rows: rows.map(({ title, ranges }) => [title, ...ranges.map(({ range }) => range)]),
  };
}

function goalTable({ tables }: HelpWords): HelpBlock {
  return {
    is: 'table',
    caption: tables.goalCaption,
    head: [tables.game, tables.goal],
    rows: Array.from({ length: SOLO_GAMES }, (_, i) => [String(i + 1), String(soloGoal(i + 1))]),
  };
}

function campaignTable({ tables }: HelpWords, players: number): HelpBlock {
  const ranks = Array.from({ length: players }, (_, i) => i + 1);
  return {
    is: 'table',
    caption: tables.campaignCaption(players),
    head: [tables.game, ...ranks.map(tables.rank)],
    rows: Array.from({ length: CAMPAIGN_GAMES }, (_, i) => [
      String(i + 1),
      ...campaignPoints(i + 1, ranks).map(String),
    ]),
  };
}
