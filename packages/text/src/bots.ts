/** The bots that can be named. */
export const SPOKEN_BOTS = [
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'random',
  'greedy',
  'search',
  'search-linear',
  'grabber',
  'grower',
  'fencer',
  'baker',
] as const;
export type SpokenBot = (typeof SPOKEN_BOTS)[number];

/** What the bots of each level are called, in every language: as many names as seats at a table. */
export const BOT_NAMES: Readonly<Partial<Record<SpokenBot, readonly string[]>>> = {
  'level-1': ['Pip', 'Lotte', 'Nino', 'Mia', 'Tom'],
  'level-2': ['Rosalie', 'Hannes', 'Gina', 'Theo', 'Ines'],
  'level-3': ['Jonas', 'Clara', 'Bruno', 'Edith', 'Sami'],
  'level-4': ['Agathe', 'Konrad', 'Livia', 'Marcel', 'Amadou'],
  'level-5': ['Ambrose', 'Walburga', 'Cosimo', 'Odile', 'Elias'],
};

/** Those of them who are women. */
export const WOMEN: ReadonlySet<string> = new Set([
  'Lotte',
  'Mia',
  'Rosalie',
  'Gina',
  'Ines',
  'Clara',
  'Edith',
  'Agathe',
  'Livia',
  'Walburga',
  'Odile',
]);

/** A bot in words. */
export interface BotWords {
  /** What kind of player it is, as it is said behind a name: `strong player`. */
  readonly title: string;
  /** The same of a woman, where the language says it in another way. */
  readonly ofWoman?: string;
  /** What it is like and how it plays, in a full sentence. */
  readonly about: string;
}

/** Every bot in words. */
export type BotPhrases = Readonly<Record<SpokenBot, BotWords>>;
