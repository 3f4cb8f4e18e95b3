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
] as const;
export type SpokenBot = (typeof SPOKEN_BOTS)[number];

/** A bot in words. */
export interface BotWords {
  /** What it is called: `strong player`. */
  readonly title: string;
  /** How it plays, in a full sentence. */
  readonly about: string;
}

/** Every bot in words. */
export type BotPhrases = Readonly<Record<SpokenBot, BotWords>>;
