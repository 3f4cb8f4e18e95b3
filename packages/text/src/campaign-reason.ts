import type { Reason } from '@furrow/kernel/verdict';
import type { Language } from './language';
import { boxWords, recordReason } from './words';

/** Why no campaign of a game can begin so, in words. */
export function campaignReason(game: string, reason: Reason, language: Language): string {
  const { option, value, right } = reason as Partial<Record<string, string>>;
  if (option === undefined) return recordReason(language, reason) ?? reason.why;
  const own = boxWords(game, language);
  const inWords = {
    option: own.option(option).title,
    value: own.optionValue(option, value ?? ''),
    right: own.optionValue(option, right ?? ''),
  };
  return recordReason(language, { ...reason, ...inWords }) ?? reason.why;
}
