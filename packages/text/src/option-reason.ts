import type { BadOption, OptionReason } from '@furrow/kernel/game';
import type { BoxWords } from './game-words';
import type { Language } from './language';
import { boxWords, recordReason } from './words';

/** Why options of a game do not go together, in the words in which they are shown. */
export function optionReason(game: string, language: Language, { option, value, reason }: BadOption): string {
  const own = boxWords(game, language);
  const titles = { option: own.option(option).title, value: own.optionValue(option, value) };
  return recordReason(language, { ...reason, ...titles, ...othersOf(own, option, reason) }) ?? reason.why;
}

/** The other options that a reason speaks of, in the words in which they are shown. */
function othersOf(own: BoxWords, option: string, reason: OptionReason): Partial<Record<string, unknown>> {
  switch (reason.why) {
    case 'option-needs': {
      const right = reason.right.map((value) => own.optionValue(reason.other, value));
      return { other: own.option(reason.other).title, right };
    }
    case 'options-exclude':
      return { other: own.option(reason.other).title };
    case 'no-such-card':
    case 'card-not-dealt':
    case 'card-twice':
      return { card: own.optionValue(option, reason.card) };
    default:
      return {};
  }
}
