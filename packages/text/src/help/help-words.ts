import type { AGRICOLA_PAGES, CREATURES_PAGES, PagesInWords } from './pages';

/** The pages of each game in words. */
export type AgricolaPages = PagesInWords<typeof AGRICOLA_PAGES>;
export type CreaturesPages = PagesInWords<typeof CREATURES_PAGES>;

/** The rules in our words, in one language; what games declare is told from their declarations. */
export interface HelpWords {
  readonly title: (game: string) => string;
  readonly creatures: CreaturesPages;
  readonly agricola: AgricolaPages;
  /** What is to be known of an option beyond the sentence of the set-up, by its name. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** How each way to come by a hand goes, by its name. */
  readonly handWays: Readonly<Record<string, readonly string[]>>;
  readonly tables: TableWords;
}

/** The heads of tables. */
export interface TableWords {
  readonly bonusCaption: string;
  readonly animals: string;
  readonly gradeCaption: string;
  readonly category: string;
  readonly stageCaption: string;
  readonly stage: string;
  readonly rounds: string;
  readonly harvestAfter: string;
  readonly revealed: string;
  readonly goalCaption: string;
  readonly game: string;
  readonly goal: string;
  readonly campaignCaption: (players: number) => string;
  readonly rank: (rank: number) => string;
}
