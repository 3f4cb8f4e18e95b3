import type { Language } from '@furrow/text/language';

/** A question as it goes on behind the name of whoever is asked; behind what it is about (`Fences: …`) it stays as it is. */
export function afterName(prompt: string, language: Language): string {
  if (language === 'de' || /^[^.?!]+?: /.test(prompt)) return prompt;
  return prompt.charAt(0).toLocaleLowerCase(language) + prompt.slice(1);
}
