import type { AdvicePhrases } from './advice/phrases';
import type { Phrases as AgricolaPhrases } from './agricola/phrases';
import type { BotPhrases } from './bots';
import type { CampaignPhrases } from './campaign';
import type { CardResultPhrases } from './card-results';
import type { Phrases as CreaturesPhrases } from './creatures/phrases';
import type { KernelPhrases, RecordPhrases } from './kernel-reasons';
import type { PhasePhrases } from './phases';
import type { StandingPhrases } from './standing';
import type { TerminalWords } from './terminal';
import type { TermPhrases } from './terms';

/** Everything that is said in one language. */
export interface Speech {
  readonly advice: AdvicePhrases;
  readonly agricola: AgricolaPhrases;
  readonly bots: BotPhrases;
  readonly campaign: CampaignPhrases;
  readonly cardResults: CardResultPhrases;
  readonly creatures: CreaturesPhrases;
  readonly kernel: KernelPhrases;
  readonly phases: PhasePhrases;
  readonly record: RecordPhrases;
  readonly standing: StandingPhrases;
  readonly terminal: TerminalWords;
  readonly terms: TermPhrases;
}
