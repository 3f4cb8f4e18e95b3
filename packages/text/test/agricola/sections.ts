import { majors } from '@furrow/agricola/boards/majors';
import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { GOODS } from '@furrow/agricola/state/goods';
import { CONVERT, DISCARD, NO_SOURCE, sourceOfCard } from '@furrow/agricola/state/source';
import { meritText } from '@furrow/text/advice/words';
import { describeMajor, describeSpace } from '@furrow/text/agricola/describe';
import { describeCard } from '@furrow/text/agricola/describe-card';
import { onCardText } from '@furrow/text/agricola/on-card';
import type { Phrases, QuestionWords, TablePhrases } from '@furrow/text/agricola/phrases';
import { cardName } from '@furrow/text/agricola/place-names';
import { rulings } from '@furrow/text/agricola/rulings/index';
import { effectWords } from '@furrow/text/agricola/words';
import type { Language } from '@furrow/text/language';
import { speechOf, words } from '@furrow/text/words';
import { foretold } from '../foretold-samples';
import { frameSections, optionLines, type Section, saidSections, thingSection } from '../golden-text';
import { kernelReasons } from '../kernel-samples';
import { everySample, type PhraseSamples, phraseLines } from '../samples';
import { merits } from './advice-samples';
import { deeds, majorNumber, of, questions } from './asking-samples';
import { cardNumber } from './card-asking-samples';
import { cardPhraseSections } from './card-phrase-samples';
import { inventedCards } from './invented-cards';
import { lyingOnCards } from './on-card-samples';
import { everySpace, givenScenario } from './set-ups';
import { events, reasons } from './telling-samples';

/** For every label of the table that takes something, what it is tried with. */
const tableSamples: PhraseSamples<TablePhrases> = {
  peopleHome: [[0], [1], [3]],
  family: [[2], [5]],
  fencesLeft: [[0], [1], [15]],
  stablesLeft: [[0], [1], [4]],
  begging: [[1], [2]],
  guests: [[1], [2]],
  gone: [[1], [2]],
  coming: [
    [[7], of({ food: 1 })],
    [[7, 9], of({ food: 1, grain: 1 })],
    [[7, 8, 9], of({ food: 3 })],
  ],
  comingCard: [
    [[7], 'Anna'],
    [[7, 8], 'Anna'],
  ],
  pack: [[1], [8]],
  keptSoFar: [[1], [13]],
  restGoesTo: [['Anna']],
  nextPackFrom: [['Anna']],
  inHand: [[0], [1], [14]],
  pile: [
    ['F', 1],
    ['X', 12],
  ],
  harvestAfter: [[[]], [[14]], [[4, 7, 9, 11, 13, 14]]],
  owner: [['Anna']],
  onlyFor: [['Anna']],
};

/** For options that take more than they list, some of that. */
const OPEN_VALUES: Readonly<Record<string, readonly string[]>> = {
  decks: ['A', 'B', 'K', 'A,B,L'],
  'solo-food': ['1', '3'],
  market: ['1', '5'],
  'starting-player': ['2', '1,3'],
  'extra-food': ['4', '2,3'],
  'kept-occupations': ['1:chief-2007,1:lover-2007', '2:conjurer'],
};

/** Everything that is said of Agricola in a language, part by part. */
export function sectionsOf(language: Language): readonly Section[] {
  const { agricola: phrases } = speechOf(language);
  const { game, state } = givenScenario();
  const told = words(game, language);
  const kernel = kernelReasons([CONVERT, DISCARD, NO_SOURCE, sourceOfCard(cardNumber('freshman'))]);
  return [
    ...frameSections(told, {
      options: agricola.options.flatMap(({ name, values }) =>
        optionLines(told, name, [...values, ...(OPEN_VALUES[name] ?? [])]),
      ),
      goods: GOODS.length,
      score: [
        ...Object.values(phrases.score),
        told.scoreLine({ category: 'improvements', about: majorNumber('fireplace-2'), points: 1 }),
        told.scoreLine({ category: 'bonus', about: majorNumber('joinery'), points: 2 }),
        told.scoreLine({ category: 'bonus', about: sourceOfCard(cardNumber('loom')), points: 2 }),
        told.scoreLine({ category: 'people', about: -1, points: 15 }),
        told.tieBreak('building-resources'),
        told.round(game.begin()),
        told.round(state),
        told.seat(0),
      ],
      ties: [
        phrases.wonTie(['Anna', 'Bea', 'Carla'], '2007'),
        phrases.wonTie(['Anna'], 'revised'),
        phrases.wonTie(['Anna', 'Bea'], 'revised'),
        phrases.wonTeam(['Anna', 'Carla'], false),
        phrases.wonTeam(['Anna', 'Carla'], true),
        phrases.wonTeam(['Anna', 'Bea', 'Carla', 'Dora'], true),
      ],
    }),
    { title: 'Team help', sentences: true, lines: [phrases.teamHelp] },
    { title: 'Card help', sentences: true, lines: [phrases.cardHelp] },
    ...thingSections(language, phrases),
    ...cardPhraseSections(phrases),
    {
      title: 'Invented cards',
      sentences: true,
      lines: inventedCards.flatMap((one) => describeCard(phrases, one).lines.slice(1)),
    },
    {
      title: 'Rulings',
      sentences: true,
      lines: rulings.map(({ id, says }) => `${id}: ${says[language]}`),
    },
    {
      title: 'On cards',
      sentences: false,
      lines: everySample(lyingOnCards).map((one) => onCardText(phrases, one)),
    },
    { title: 'Table', sentences: false, lines: phraseLines(phrases.table, tableSamples) },
    ...saidSections({
      told,
      state,
      phrases,
      asked: askedIn(phrases),
      questions,
      deeds: deeds(phrases),
      events,
      reasons: [...everySample(reasons), ...everySample(kernel)].map((one) => ({ ...one })),
    }),
    {
      title: 'Advice',
      sentences: false,
      lines: [...everySample(merits), ...foretold].map((one) => meritText('agricola', language, one)),
    },
  ];
}

function thingSections(language: Language, phrases: Phrases): Section[] {
  return [
    thingSection(
      'Major improvements',
      majors.map((one) => describeMajor(phrases, one)),
      phrases.names,
    ),
    thingSection(
      'Action spaces',
      everySpace().map((one) => describeSpace(phrases, one)),
      phrases.names,
    ),
    deckSection(language, 'Hand cards', ({ edition, drawn }) => edition === 'revised' && drawn !== true),
  ];
}

/** Hand cards with their texts. */
export function deckSection(language: Language, title: string, isMeant: (card: Card) => boolean): Section {
  const { agricola: phrases } = speechOf(language);
  return thingSection(
    title,
    cards.filter(isMeant).map((one) => describeCard(phrases, one)),
    phrases.names,
  );
}

function askedIn(phrases: Phrases): QuestionWords {
  return {
    ...effectWords(phrases, of({ food: 3 })),
    card: (card) => cardName(phrases, card),
  };
}
