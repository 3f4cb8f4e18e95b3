import { buildings, findBuilding } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import type { Event } from '@furrow/creatures/events';
import { cellText, edgeText } from '@furrow/creatures/notation';
import type { Question } from '@furrow/creatures/questions';
import type { Why } from '@furrow/creatures/reasons';
import { buildingOf, isBuilding, NO_SOURCE, RELEASE, spaceOf } from '@furrow/creatures/source';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import { ROUNDS, type State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Reason } from '@furrow/kernel/verdict';
import type { BoxWords, GameWords } from '../game-words';
import { sayEffect } from '../how';
import { type KernelPhrases, kernelReason } from '../kernel-reasons';
import { lackOf, missingFor } from '../lacks';
import { answerDrawn } from '../pictures/creatures-answers';
import { edgePlaceOf } from '../places';
import { capital, sentence } from '../sentence';
import { askerOf } from './asker';
import type { Deed } from './deed';
import { deedOf } from './deed-of';
import { describe, faceOf } from './describe';
import type { Asker, Phrases, Places, QuestionWords } from './phrases';

/** What is read of All Creatures Big and Small before it is set up. */
export function creaturesBoxWords(phrases: Phrases): BoxWords {
  return {
    name: phrases.name,
    about: phrases.about,
    option: () => phrases.buildingsOption,
    optionValue: (_name, value) => optionValue(phrases, value),
    seat: (seat) => phrases.names.seat(seat),
  };
}

/** All Creatures Big and Small in the words of one language. */
export function creaturesWords(phrases: Phrases, kernel: KernelPhrases): GameWords<State> {
  const { names, score } = phrases;
  return {
    ...creaturesBoxWords(phrases),
    notationHelp: phrases.notationHelp,
    wonTie: ([winner]) => phrases.wonTie(winner),
    tieBreak: () => phrases.tieBreak,
    good: (good, count) => names.good(good, count),
    title: (id) => title(phrases, id),
    round: (state) => names.round(state.round, ROUNDS),
    prompt: (_state, decision) => prompt(phrases, decision),
    typing: (decision) => typing(phrases, decision),
    move: (state, decision, move) => {
      const deed = deedOf(phrases.effects, state, decision, move);
      return (phrases.moves[deed.verb] as (deed: Deed) => string)(deed);
    },
    drawn: (state, decision, move) => answerDrawn(deedOf(phrases.effects, state, decision, move)),
    event: (state, event, nameOf = (seat) => names.seat(seat)) => {
      const told = event as Event;
      return (phrases.events[told.event] as (event: Event, at: Places) => string | undefined)(told, {
        ...placesOf(state),
        seat: nameOf,
      });
    },
    reason: (state, seat, reason) => reasonText(phrases, kernel, askerOf(state, seat), reason),
    lack: (state, seat, reason) =>
      lackOf(phrases.lacks, reason, {
        missing: (prices) =>
          missingFor(state.players[seat].goods, askerOf(state, seat).shortfall(prices).prices),
        said: (goods) => goods.map(([good, count]) => names.good(good, count)).join(', '),
      }),
    category: (category) => score[category as keyof typeof score],
    scoreLine: ({ category, about }) => {
      if (category === 'expansions') return score.fullExpansions;
      return category === 'buildings' ? names.building(about) : capital(names.good(about));
    },
    describe: (id) => describe(phrases, id),
    face: (id) => faceOf(phrases, id),
    things: () => [...new Set([...buildings, ...spaces].map((one) => one.id))],
  };
}

function title({ names }: Phrases, id: string): string {
  const building = findBuilding(id);
  if (building !== undefined) return names.building(building.number);
  const space = spaceNumber(id);
  return space < 0 ? id : names.space(space);
}

function optionValue(phrases: Phrases, value: string): string {
  if (/^\d+$/.test(value)) return phrases.buildingsValue(Number(value));
  return phrases.buildingsChosen(value.split(',').map((id) => title(phrases, id)));
}

function placesOf({ players }: State): Omit<Places, 'seat'> {
  return {
    cell: (seat, cell) => cellText(players[seat].farm, cell),
    edge: (seat, edge) => edgePlaceOf(edgeText(players[seat].farm, edge)),
  };
}

function prompt(phrases: Phrases, decision: Decision): string {
  const question = decision.question() as Question;
  const { open, source } = decision;
  const phrase = phrases.questions[question.ask] as (question: Question, asked: QuestionWords) => string;
  const clause = phrase(question, {
    say: (effect, mood) => sayEffect<Effect>(phrases.effects, effect, mood),
  });
  const name = open || source === RELEASE ? undefined : sourceName(phrases, source);
  return sentence(name === undefined ? clause : phrases.names.labelled(name, clause));
}

function typing(phrases: Phrases, decision: Decision): string | undefined {
  const question = decision.question() as Question;
  return question.ask === 'release' ? phrases.typing.release(question) : undefined;
}

/** Sources of effects are numbered: buildings, letting animals go, spaces; the rules themselves have no name. */
function sourceName({ names }: Phrases, source: number): string | undefined {
  if (source === NO_SOURCE) return undefined;
  if (source === RELEASE) return names.release;
  return isBuilding(source) ? names.building(buildingOf(source)) : names.space(spaceOf(source));
}

function reasonText(phrases: Phrases, kernel: KernelPhrases, asker: Asker, reason: Reason): string {
  if (!(reason.why in phrases.reasons)) {
    return kernelReason(kernel, reason, {
      seat: (seat) => phrases.names.seat(seat),
      source: (source) => sourceName(phrases, source),
    });
  }
  const why = reason as unknown as Why & { readonly besides?: readonly Why[] };
  return [why, ...(why.besides ?? [])]
    .map((one) => (phrases.reasons[one.why] as (why: Why, asker: Asker) => string)(one, asker))
    .join(' ');
}
