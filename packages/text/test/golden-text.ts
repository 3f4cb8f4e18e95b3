import { buildings } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { creatures } from '@furrow/creatures/game';
import { GOODS } from '@furrow/creatures/goods';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { Scenario } from '@furrow/testkit/scenario';
import { askerOf } from '@furrow/text/creatures/asker';
import { describeBuilding, describeSpace } from '@furrow/text/creatures/describe';
import type { Asked, Phrases } from '@furrow/text/creatures/phrases';
import type { Description } from '@furrow/text/game-words';
import { sayEffect } from '@furrow/text/how';
import type { Language } from '@furrow/text/language';
import { sentence } from '@furrow/text/sentence';
import { recordReason, speechOf, words } from '@furrow/text/words';
import { deeds, questions } from './asking-samples';
import { events, kernelReasons, reasons, recordReasons } from './telling-samples';

/** A part of a golden file: a heading and its lines. */
export interface Section {
  readonly title: string;
  /** Whether each line is made of full sentences. */
  readonly sentences: boolean;
  readonly lines: readonly string[];
}

/** The position that the samples of reasons speak of: seat 2 has a worker on wood-3, seat 1 some goods. */
function givenState(): State {
  return new Scenario({ start: 2 }).play('2 wood-3').give(1, { wood: 3, stone: 1, sheep: 4 }).state;
}

/** Everything that is said of creatures in a language, part by part. */
export function sectionsOf(language: Language): readonly Section[] {
  const { creatures: phrases } = speechOf(language);
  const told = words(creatures.open({}, 2), language);
  const state = givenState();
  return [
    ...frame(language),
    ...things(phrases),
    {
      title: 'Questions',
      sentences: true,
      lines: all(questions).map((question) =>
        sentence(pick(phrases.questions, question.ask)(question, askedIn(phrases, state))),
      ),
    },
    {
      title: 'Moves',
      sentences: false,
      lines: all(deeds(phrases.effects)).map((deed) => pick(phrases.moves, deed.verb)(deed)),
    },
    {
      title: 'Events',
      sentences: true,
      lines: all(events).flatMap((event) => told.event(state, event) ?? []),
    },
    {
      title: 'Reasons',
      sentences: true,
      lines: [...all(reasons), ...all(kernelReasons)].map((reason) => told.reason(state, 0, { ...reason })),
    },
    {
      title: 'Records',
      sentences: true,
      lines: all(recordReasons).map((reason) => recordReason(language, { ...reason }) ?? ''),
    },
  ];
}

function frame(language: Language): Section[] {
  const told = words(creatures.open({}, 2), language);
  const state = givenState();
  const { title, about } = told.option('buildings');
  const values = ['4', '8', '12', 'shelter,pen,inn'].map((value) => told.optionValue('buildings', value));
  return [
    { title: told.name, sentences: true, lines: [told.about] },
    { title: 'Option', sentences: false, lines: [`${title}: ${about}`, ...values] },
    {
      title: 'Goods',
      sentences: false,
      lines: GOODS.map((_, good) => [undefined, 0, 1, 2].map((n) => told.good(good, n)).join(' / ')),
    },
    {
      title: 'Score sheet',
      sentences: false,
      lines: [
        ...['animals', 'bonus', 'expansions', 'buildings'].map((category) => told.category(category)),
        told.scoreLine({ category: 'animals', about: 4, points: 3 }),
        told.scoreLine({ category: 'expansions', about: -1, points: 4 }),
        told.scoreLine({ category: 'buildings', about: 1, points: 2 }),
        told.round(state),
        told.seat(0),
      ],
    },
    { title: 'Help', sentences: true, lines: told.notationHelp },
    { title: 'Tie', sentences: true, lines: [told.wonTie(['Anna'])] },
  ];
}

function things(phrases: Phrases): Section[] {
  return [
    {
      title: 'Buildings',
      sentences: true,
      lines: buildings.map((one) => paragraph(phrases, describeBuilding(phrases, one))),
    },
    {
      title: 'Action spaces',
      sentences: true,
      lines: spaces.map((one) => paragraph(phrases, describeSpace(phrases, one))),
    },
  ];
}

function paragraph(phrases: Phrases, { name, lines }: Description): string {
  return phrases.names.labelled(name, lines.join(' '));
}

function all<T extends Readonly<Record<string, readonly object[]>>>(kinds: T): T[keyof T][number][] {
  return Object.values(kinds).flat();
}

/** The phrase for one kind; the sample is known to be of that kind. */
function pick<T>(phrases: object, kind: string): (sample: T, asked?: Asked) => string {
  return (phrases as Readonly<Record<string, (sample: T, asked?: Asked) => string>>)[kind];
}

function askedIn({ effects }: Phrases, state: State): Asked {
  return {
    say: (effect, mood) => sayEffect<Effect>(effects, effect, mood),
    cell: (cell) => askerOf(state, 0).cell(cell),
  };
}

/** A golden file: the sections one after the other. */
export function goldenText(sections: readonly Section[]): string {
  return sections.map(({ title, lines }) => `# ${title}\n\n${lines.join('\n')}\n`).join('\n');
}
