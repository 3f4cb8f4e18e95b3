import type { Position } from '@furrow/kernel/kind';
import type { Happening } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { SPOKEN_BOTS } from '@furrow/text/bots';
import type { BoxWords, Description, GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { sentence } from '@furrow/text/sentence';
import { botWords, recordReason, speechOf, terminalWords } from '@furrow/text/words';
import { campaignSamples } from './campaign-samples';
import { recordReasons } from './kernel-samples';
import { everySample, phraseLines } from './samples';
import { terminalSamples } from './terminal-samples';

/** A part of a golden file: a heading and its lines. */
export interface Section {
  readonly title: string;
  /** Whether each line is made of full sentences. */
  readonly sentences: boolean;
  readonly lines: readonly string[];
}

/** A golden file: the sections one after the other. */
export function goldenText(sections: readonly Section[]): string {
  return sections.map(({ title, lines }) => `# ${title}\n\n${lines.join('\n')}\n`).join('\n');
}

/** What is read of a game besides what happens in it: lines for its options, its score sheet and ties, and how many goods it has. */
interface Frame {
  readonly options: readonly string[];
  readonly goods: number;
  readonly score: readonly string[];
  readonly ties: readonly string[];
}

/** The sections around a game. */
export function frameSections<S extends Position>(
  told: GameWords<S>,
  { options, goods, score, ties }: Frame,
): Section[] {
  const forms = Array.from({ length: goods }, (_, good) =>
    [undefined, 0, 1, 2].map((n) => told.good(good, n)),
  );
  return [
    { title: told.name, sentences: true, lines: [told.about] },
    { title: 'Options', sentences: false, lines: options },
    { title: 'Goods', sentences: false, lines: forms.map((all) => all.join(' / ')) },
    { title: 'Score sheet', sentences: false, lines: score },
    { title: 'Help', sentences: true, lines: told.notationHelp },
    { title: 'Tie', sentences: true, lines: ties },
  ];
}

/** An option with its values in words. */
export function optionLines(told: BoxWords, name: string, values: readonly string[]): string[] {
  const { title, about } = told.option(name);
  return [`${title}: ${about}`, ...values.map((value) => told.optionValue(name, value))];
}

/** Things with their full texts, one a line. */
export function thingSection(
  title: string,
  things: readonly Description[],
  names: { labelled(name: string, text: string): string },
): Section {
  return {
    title,
    sentences: true,
    lines: things.map(({ name, lines }) => names.labelled(name, lines.join(' '))),
  };
}

/** Samples of everything that a game asks, offers, tells and refuses, with what its words need. */
export interface Said<S extends Position> {
  readonly told: GameWords<S>;
  /** The position that the samples speak of; reasons are told to seat 0. */
  readonly state: S;
  readonly phrases: { readonly questions: object; readonly typing: object; readonly moves: object };
  readonly asked: object;
  readonly questions: Readonly<Record<string, readonly { readonly ask: string }[]>>;
  readonly deeds: Readonly<Record<string, readonly { readonly verb: string }[]>>;
  readonly events: Readonly<Record<string, readonly Happening[]>>;
  readonly reasons: readonly Reason[];
}

/** What is said while a game is played. */
export function saidSections<S extends Position>(said: Said<S>): Section[] {
  const { told, state, phrases, asked } = said;
  return [
    {
      title: 'Questions',
      sentences: true,
      lines: everySample(said.questions).map((one) => sentence(pick(phrases.questions, one.ask)(one, asked))),
    },
    {
      title: 'Typing',
      sentences: true,
      lines: everySample(said.questions)
        .filter(({ ask }) => ask in phrases.typing)
        .flatMap((one) => pick(phrases.typing, one.ask)(one) ?? []),
    },
    {
      title: 'Moves',
      sentences: false,
      lines: everySample(said.deeds).map((one) => pick(phrases.moves, one.verb)(one, asked)),
    },
    {
      title: 'Events',
      sentences: true,
      lines: everySample(said.events).flatMap((one) => told.event(state, one) ?? []),
    },
    { title: 'Reasons', sentences: true, lines: said.reasons.map((one) => told.reason(state, 0, one)) },
    {
      title: 'What is missing',
      sentences: false,
      lines: [...new Set(said.reasons.flatMap((one) => told.lack(state, 0, one)?.words ?? []))],
    },
  ];
}

/** The phrase for one kind; the sample is known to be of that kind. */
function pick(phrases: object, kind: string): (sample: object, asked?: object) => string {
  return (phrases as Readonly<Record<string, (sample: object, asked?: object) => string>>)[kind];
}

/** The bots with what they are called and how they play. */
function botLines(language: Language): string[] {
  return SPOKEN_BOTS.map((name) => {
    const { title = '', about = '' } = botWords(name, language) ?? {};
    return `${name}: ${title}. ${about}`;
  });
}

/** What is said whatever the game: of records that cannot be read, and by the terminal. */
export function commonSections(language: Language): readonly Section[] {
  const records = everySample(recordReasons).map((reason) => recordReason(language, { ...reason }) ?? '');
  const terminal = phraseLines(terminalWords(language), terminalSamples);
  return [
    { title: 'Records', sentences: true, lines: records },
    { title: 'Terminal', sentences: false, lines: terminal },
    { title: 'Campaign', sentences: false, lines: phraseLines(speechOf(language).campaign, campaignSamples) },
    { title: 'Bots', sentences: false, lines: botLines(language) },
  ];
}
