import type { Phrases } from './creatures/phrases';
import type { KernelPhrases, RecordPhrases } from './kernel-reasons';
import type { TerminalWords } from './terminal';

/** Everything that is said in one language. */
export interface Speech {
  readonly creatures: Phrases;
  readonly kernel: KernelPhrases;
  readonly record: RecordPhrases;
  readonly terminal: TerminalWords;
}
