import { type Language, readLanguage } from '@furrow/text/language';
import type { StoredPerson as KeptPerson } from '../store/people';

/** Somebody who plays here, with a language that we speak. */
export type Person = KeptPerson & { readonly language: Language };

/** A person as they were kept. */
export function personOf(kept: KeptPerson): Person {
  return { ...kept, language: readLanguage(kept.language) ?? 'en' };
}
