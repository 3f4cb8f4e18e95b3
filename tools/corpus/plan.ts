import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import type { OptionDraw } from '@furrow/testkit/random-options';

/** Games of one kind, which stand in one file of the corpus. */
export interface CorpusFile extends OptionDraw {
  readonly name: string;
  readonly games: number;
  /** The numbers of seats, which take turns. */
  readonly seats: readonly number[];
}

const revised = { box: agricola, seats: [1, 2, 3, 4], oneIn: 4 } as const;
const older = { box: agricola, seats: [1, 2, 3, 4, 5], oneIn: 4 } as const;

/** Every file of the corpus. A file stays as it is once it is made; new cards and options get files of their own. */
export const corpusFiles: readonly CorpusFile[] = [
  { name: 'creatures', box: creatures, games: 60, seats: [2], fixed: {}, oneIn: 1 },
  { name: 'creatures-turning-down', box: creatures, games: 24, seats: [2], fixed: {}, oneIn: 1 },
  { ...older, name: 'agricola-2007-family', games: 50, fixed: { edition: '2007', mode: 'family' } },
  { ...older, name: 'agricola-2007-full', games: 30, fixed: { edition: '2007', mode: 'full' } },
  { ...revised, name: 'agricola-beginner', games: 60, fixed: { mode: 'beginner' } },
  { ...revised, name: 'agricola-base', games: 24, fixed: { mode: 'base', decks: 'none' } },
  { ...revised, name: 'agricola-deck-a', games: 24, fixed: { mode: 'base', decks: 'A' } },
  { ...revised, name: 'agricola-deck-b', games: 24, fixed: { mode: 'base', decks: 'B' } },
  { ...revised, name: 'agricola-decks-a-b', games: 72, fixed: { mode: 'base', decks: 'A,B' } },
  { ...revised, name: 'agricola-pool-2', games: 48, fixed: { mode: 'base', decks: 'A,B' } },
  { ...revised, name: 'agricola-pool-3', games: 48, fixed: { mode: 'base', decks: 'A,B' } },
  { ...revised, name: 'agricola-pool-4', games: 48, fixed: { mode: 'base', decks: 'A,B' } },
  {
    ...revised,
    name: 'agricola-hands',
    games: 48,
    fixed: { mode: 'base', decks: 'A,B' },
    oneIn: 2,
  },
  {
    ...revised,
    name: 'agricola-hands-by-mark',
    games: 6,
    seats: [4],
    fixed: { mode: 'base', decks: 'A,B', composition: 'by-player-mark' },
  },
  {
    ...older,
    name: 'agricola-2007-decks',
    games: 20,
    fixed: { edition: '2007', mode: 'full', decks: 'E,I,K,Z' },
  },
  {
    ...older,
    name: 'agricola-2007-pool-2',
    games: 30,
    fixed: { edition: '2007', mode: 'full', decks: 'K,Z' },
  },
  {
    ...older,
    name: 'agricola-2007-pool-3',
    games: 57,
    fixed: { edition: '2007', mode: 'full', decks: 'E,I,K,Z' },
  },
  { ...revised, name: 'agricola-campaign', games: 8, fixed: { mode: 'base', decks: 'A,B' }, oneIn: 3 },
  {
    ...revised,
    name: 'agricola-campaign-alone',
    games: 6,
    seats: [1],
    fixed: {
      mode: 'base',
      decks: 'A,B',
      'solo-food': '2',
      'kept-occupations': '1:homekeeper,1:clay-puncher,1:groom',
    },
  },
  {
    ...older,
    name: 'agricola-2007-campaign',
    games: 5,
    seats: [3, 4],
    fixed: {
      edition: '2007',
      mode: 'full',
      decks: 'E,I,K,Z',
      'starting-player': '1',
      'extra-food': '2',
      'kept-occupations': '1:chief-2007,2:lover-2007,3:reed-collector-2007',
    },
  },
  {
    ...older,
    name: 'agricola-2007-pool-4',
    games: 45,
    fixed: { edition: '2007', mode: 'full', decks: 'E,I,K,Z' },
  },
  {
    ...older,
    name: 'agricola-2007-pool-5',
    games: 24,
    seats: [3, 4, 5],
    fixed: {
      edition: '2007',
      mode: 'full',
      decks: 'K,Z',
      'given-cards': '1:mail-coach-driver-2007,2:dozing-bull-2007',
    },
  },
  {
    ...revised,
    name: 'agricola-drawn-decks',
    games: 16,
    fixed: { mode: 'base', decks: 'A,B', 'x-deck': 'on', 'forest-deck': 'on' },
  },
  { ...revised, name: 'agricola-x-deck', games: 10, fixed: { mode: 'beginner', 'x-deck': 'on' } },
  { ...revised, name: 'agricola-forest-deck', games: 10, fixed: { mode: 'beginner', 'forest-deck': 'on' } },
  {
    ...revised,
    name: 'agricola-l-deck',
    games: 16,
    fixed: { mode: 'base', decks: 'A,B,L', 'x-deck': 'on', 'forest-deck': 'on' },
  },
  { ...revised, name: 'agricola-l-deck-alone', games: 16, fixed: { mode: 'base', decks: 'L' } },
  {
    ...revised,
    name: 'agricola-drawn-decks-2',
    games: 12,
    fixed: { mode: 'base', decks: 'A,B,L', 'x-deck': 'on', 'forest-deck': 'on' },
  },
  {
    ...revised,
    name: 'agricola-named-cards',
    games: 7,
    seats: [2, 3],
    fixed: {
      mode: 'base',
      decks: 'A,B',
      'banned-cards': 'curator,groom',
      'given-cards': '1:homekeeper,2:clay-puncher',
    },
  },
];
