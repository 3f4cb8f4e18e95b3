import type { HelpTopic } from '../../protocol/help';

export type CreaturesTopic = Extract<
  HelpTopic,
  'goal' | 'round' | 'spaces' | 'farm' | 'animals' | 'buildings' | 'breeding' | 'scoring'
>;
export type AgricolaTopic = Exclude<HelpTopic, 'breeding'>;

/** The rules in our words, in one language; what games declare is told from their declarations. */
export interface HelpWords {
  readonly title: (game: string) => string;
  readonly topics: Readonly<Record<HelpTopic, string>>;
  readonly creatures: Readonly<Record<CreaturesTopic, readonly string[]>>;
  readonly agricola: Readonly<Record<AgricolaTopic, readonly string[]>>;
  // Tables.
  readonly points: (points: number) => string;
  readonly bonusCaption: string;
  readonly animals: string;
  readonly gradeCaption: string;
  readonly category: string;
  readonly stageCaption: string;
  readonly stage: string;
  readonly rounds: string;
  readonly harvestAfter: string;
}
