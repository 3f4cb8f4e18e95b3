import type { Language } from '@furrow/text/language';
import * as z from 'zod';
import type { Fault } from '../words/refusals';
import { type Refused, refuseWith } from '../words/refused';

const spoken = {
  en: z.locales.en().localeError,
  fr: z.locales.fr().localeError,
  it: z.locales.it().localeError,
  de: z.locales.de().localeError,
} satisfies Record<Language, z.core.$ZodErrorMap>;

const MOST_FAULTS = 5;

/** What was sent, if it has the form that is wanted; otherwise what is wrong with it, and where. */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  sent: unknown,
  language: Language,
): z.output<S> | Refused {
  const parsed = z.safeParse(schema, sent, { error: spoken[language] });
  return parsed.success ? parsed.data : refuseWith('not-understood', faultsOf(parsed.error.issues));
}

function faultsOf(issues: readonly z.core.$ZodIssue[]): readonly Fault[] {
  return issues.slice(0, MOST_FAULTS).map(({ path, message }) => ({
    at: path.map(String).join('.').slice(0, 100),
    what: message.slice(0, 300),
  }));
}
