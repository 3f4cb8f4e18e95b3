import { buildings } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { creatures } from '@furrow/creatures/game';
import { GOODS } from '@furrow/creatures/goods';
import { NO_SOURCE } from '@furrow/creatures/source';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { Scenario } from '@furrow/testkit/scenario';
import { meritText } from '@furrow/text/advice/words';
import { describeBuilding, describeSpace } from '@furrow/text/creatures/describe';
import type { Phrases, QuestionWords } from '@furrow/text/creatures/phrases';
import type { GameWords } from '@furrow/text/game-words';
import { sayEffect } from '@furrow/text/how';
import type { Language } from '@furrow/text/language';
import { speechOf, words } from '@furrow/text/words';
import { foretold } from '../foretold-samples';
import { frameSections, optionLines, type Section, saidSections, thingSection } from '../golden-text';
import { kernelReasons } from '../kernel-samples';
import { everySample } from '../samples';
import { merits } from './advice-samples';
import { deeds, questions } from './asking-samples';
import { numberOf } from './named';
import { events, reasons } from './telling-samples';

/** The position that the samples of reasons speak of: seat 2 has a worker on wood-3, seat 1 some goods. */
function givenState(): State {
  return new Scenario({ start: 2 }).play('2 wood-3').give(1, { wood: 3, stone: 1, sheep: 4 }).state;
}

/** Everything that is said of creatures in a language, part by part. */
export function sectionsOf(language: Language): readonly Section[] {
  const { creatures: phrases } = speechOf(language);
  const told = words(creatures.open({}, 2), language);
  const state = givenState();
  const kernel = kernelReasons([numberOf('cattle-market'), NO_SOURCE]);
  return [
    ...frameSections(told, {
      options: optionLines(told, 'buildings', ['4', '8', '12', 'shelter,pen,inn']),
      goods: GOODS.length,
      score: [...scoreLines(told, state), told.tieBreak('place-in-round-1')],
      ties: [told.wonTie(['Anna'], true)],
    }),
    thingSection(
      'Buildings',
      buildings.map((one) => describeBuilding(phrases, one)),
      phrases.names,
    ),
    thingSection(
      'Action spaces',
      spaces.map((one) => describeSpace(phrases, one)),
      phrases.names,
    ),
    ...saidSections({
      told,
      state,
      phrases,
      asked: askedIn(phrases),
      questions,
      deeds: deeds(phrases.effects),
      events,
      reasons: [...everySample(reasons), ...everySample(kernel)].map((one) => ({ ...one })),
    }),
    {
      title: 'Advice',
      sentences: false,
      lines: [...everySample(merits), ...foretold].map((one) => meritText('creatures', language, one)),
    },
  ];
}

function scoreLines(told: GameWords<State>, state: State): string[] {
  return [
    ...['animals', 'bonus', 'expansions', 'buildings'].map((category) => told.category(category)),
    told.scoreLine({ category: 'animals', about: 4, points: 3 }),
    told.scoreLine({ category: 'expansions', about: -1, points: 4 }),
    told.scoreLine({ category: 'buildings', about: 1, points: 2 }),
    told.round(state),
    told.seat(0),
  ];
}

function askedIn({ effects }: Phrases): QuestionWords {
  return {
    say: (effect, mood) => sayEffect<Effect>(effects, effect, mood),
  };
}
