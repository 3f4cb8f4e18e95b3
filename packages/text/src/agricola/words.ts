import { findMajor, majors } from '@furrow/agricola/boards/majors';
import { cards, findCard } from '@furrow/agricola/cards/index';
import { ROUNDS } from '@furrow/agricola/course/harvests';
import type { Effect } from '@furrow/agricola/effects/effect';
import { BANNED, GIVEN } from '@furrow/agricola/options/card-options';
import { KEPT } from '@furrow/agricola/options/kept-option';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { firstOn } from '@furrow/agricola/spaces/placed';
import {
  CONVERT,
  cardOf,
  DISCARD,
  isCard,
  isMajor,
  majorOf,
  NO_SOURCE,
  spaceOf,
  THREE_FOR_ONE,
} from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { edgeText } from '@furrow/agricola/vocabulary/notation';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import type { Amounts } from '@furrow/farm/goods';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Reason } from '@furrow/kernel/verdict';
import { ownedOf } from '../amounts';
import type { BoxWords, GameWords } from '../game-words';
import { type KernelPhrases, kernelReason } from '../kernel-reasons';
import { lackOf, missingFor } from '../lacks';
import { answerDrawn } from '../pictures/agricola-answers';
import { edgePlaceOf } from '../places';
import { sentence } from '../sentence';
import { choicesIn, clauseOf, offered } from './clauses/effect';
import type { Deed } from './deed';
import { deedOf } from './deed-of';
import { describe, faceOf } from './describe';
import { lyingOn } from './lying';
import { offeredQuestion } from './offered-question';
import type { Asker, Category, Phrases, Places, QuestionWords } from './phrases';
import { cardName, fieldName, spaceName } from './place-names';

/** What is read of Agricola before it is set up. */
export function agricolaBoxWords(phrases: Phrases): BoxWords {
  const { name, about, options, names } = phrases;
  return {
    name,
    about,
    option: (option) => options.titles[option],
    optionValue: (option, value) =>
      options.values[option]?.[value] ??
      options.numbers[option]?.(Number(value)) ??
      options.seats[option]?.(value.split(',').map((seat) => names.seat(Number(seat) - 1))) ??
      options.lists[option]?.(value.split(',')) ??
      cardsValue(phrases, option, value) ??
      (value === 'on' ? options.on : options.off),
    seat: (seat) => names.seat(seat),
  };
}

/** The options that name cards. */
const OF_CARDS: readonly string[] = [KEPT, BANNED, GIVEN];

/** Which cards are named, with the seats that they are named for: `Player 1: Chief; Player 2: Lover`. */
function cardsValue({ names, cards: hand }: Phrases, option: string, value: string): string | undefined {
  if (!OF_CARDS.includes(option)) return undefined;
  const bySeat = new Map<string, string[]>();
  for (const word of value.split(',')) {
    const [id, seat = ''] = word.split(':').reverse();
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), hand.names[id] ?? id]);
  }
  return [...bySeat]
    .map(([seat, some]) =>
      seat === '' ? some.join(', ') : names.labelled(names.seat(Number(seat) - 1), some.join(', ')),
    )
    .join('; ');
}

/** Agricola in the words of one language. */
export function agricolaWords(phrases: Phrases, kernel: KernelPhrases, game: Game<State>): GameWords<State> {
  const rules = game.rules as Ruleset;
  const { names, score } = phrases;
  const isTeamPlay = rules.variant.teamPlay !== undefined;
  return {
    ...agricolaBoxWords(phrases),
    notationHelp: [
      ...phrases.notationHelp,
      ...(isTeamPlay ? [phrases.teamHelp] : []),
      ...(rules.pool.length > 0 ? [phrases.cardHelp] : []),
    ],
    wonTie: (winners, byTieBreak) =>
      isTeamPlay ? phrases.wonTeam(winners, byTieBreak) : phrases.wonTie(winners, rules.variant.edition),
    tieBreak: () => phrases.tieBreak,
    good: (good, count) => names.good(good, count),
    title: (id) => title(phrases, id),
    round: (state) => names.round(state.round, ROUNDS),
    prompt: (state, decision) => prompt(phrases, rules, state, decision),
    typing: (decision) => typing(phrases, decision),
    move: (state, decision, move) => {
      const deed = deedOf(phrases, rules, state, decision, move);
      const phrase = phrases.moves[deed.verb] as (deed: Deed, names: Pick<Places, 'card'>) => string;
      return phrase(deed, { card: (card) => cardName(phrases, card) });
    },
    drawn: (state, decision, move) => answerDrawn(deedOf(phrases, rules, state, decision, move)),
    event: (_state, event, nameOf = (seat) => names.seat(seat)) => {
      const told = event as Event;
      const phrase = phrases.events[told.event] as (event: Event, at: Places) => string | undefined;
      return phrase(told, { ...placesOf(phrases, rules), seat: nameOf });
    },
    reason: (state, seat, reason) =>
      reasonText(phrases, kernel, rules, askerOf(phrases, rules, state, seat), reason),
    lack: (state, seat, reason) =>
      lackOf(phrases.lacks, reason, {
        missing: (prices) => missingFor(state.players[seat].goods, prices),
        said: (goods) => goods.map(([good, count]) => names.good(good, count)).join(', '),
      }),
    category: (category) => score[category as Category],
    scoreLine: ({ category, about }) => {
      if (about < 0) return score[category as Category];
      return isCard(about) ? cardName(phrases, cardOf(about)) : names.major(majorOf(about));
    },
    describe: (id) => describe(phrases, rules, id),
    face: (id) => faceOf(phrases, id),
    things: () => [
      ...new Set([...rules.spaces, ...majors, ...rules.pool.map((card) => cards[card])].map((one) => one.id)),
    ],
  };
}

function title({ names, cards: hand }: Phrases, id: string): string {
  const major = findMajor(id);
  if (findCard(id) !== undefined) return hand.names[id];
  return major === undefined ? (names.spaces[id] ?? id) : names.major(major.number);
}

function prompt(phrases: Phrases, rules: Ruleset, state: State, decision: Decision): string {
  const question = offeredQuestion(decision.question() as Question, decision);
  const { source, open } = decision;
  const lying = lyingOn(rules, state, spaceOf(source));
  const asked: QuestionWords = {
    ...effectWords(phrases, lying),
    card: (card) => cardName(phrases, card),
  };
  const phrase = phrases.questions[question.ask] as (question: Question, asked: QuestionWords) => string;
  const clause = phrase(question, asked);
  const name = open ? undefined : sourceName(phrases, rules, source);
  return sentence(name === undefined ? clause : phrases.names.labelled(name, clause));
}

/** The words for effects where they are asked for; `lying`: what lies on the space that asks. */
export function effectWords(
  phrases: Phrases,
  lying: Amounts | undefined,
): Pick<QuestionWords, 'say' | 'options'> {
  const clause = (effect: Effect) => offered(clauseOf(effect, { lying }));
  return {
    say: (effect, mood) => phrases.say(clause(effect), { mood }),
    options: (effect, mood) => choicesIn(clause(effect)).map((one) => phrases.say(one, { mood })),
  };
}

function typing(phrases: Phrases, decision: Decision): string | undefined {
  const question = decision.question() as Question;
  const known: Partial<Record<Question['ask'], unknown>> = phrases.typing;
  const phrase = known[question.ask] as ((question: Question) => string | undefined) | undefined;
  return phrase?.(question);
}

/** Sources of effects are numbered: majors, what may be done at any time, spaces, cards; the rules themselves have no name. */
function sourceName(phrases: Phrases, rules: Ruleset, source: number): string | undefined {
  const { names } = phrases;
  if (source === NO_SOURCE) return undefined;
  if (isCard(source)) return cardName(phrases, cardOf(source));
  if (source === CONVERT) return names.exchange;
  if (source === DISCARD) return names.giveBack;
  if (source === THREE_FOR_ONE) return names.threeForOne;
  return isMajor(source) ? names.major(majorOf(source)) : spaceName(phrases, rules, spaceOf(source));
}

function placesOf(phrases: Phrases, rules: Ruleset): Places {
  return {
    seat: (seat) => phrases.names.seat(seat),
    space: (space) => spaceName(phrases, rules, space),
    card: (card) => cardName(phrases, card),
    cell: (cell) => fieldName(phrases, cell),
    edge: (edge) => edgePlaceOf(edgeText(edge)),
  };
}

function askerOf(phrases: Phrases, rules: Ruleset, state: State, seat: number): Asker {
  return {
    ...placesOf(phrases, rules),
    personOn: (space) => firstOn(state, space),
    have: (prices) => ownedOf(state.players[seat].goods, prices),
  };
}

function reasonText(
  phrases: Phrases,
  kernel: KernelPhrases,
  rules: Ruleset,
  asker: Asker,
  reason: Reason,
): string {
  if (!(reason.why in phrases.reasons)) {
    return kernelReason(kernel, reason, {
      seat: (seat) => phrases.names.seat(seat),
      source: (source) => sourceName(phrases, rules, source),
    });
  }
  const why = reason as unknown as Why;
  return (phrases.reasons[why.why] as (why: Why, asker: Asker) => string)(why, asker);
}
