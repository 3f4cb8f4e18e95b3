/** The languages that Furrow speaks, by their codes. */
export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a text asks for: a code, or a locale such as `it_IT.UTF-8`; undefined if it is none of ours. */
export function readLanguage(text: string): Language | undefined {
  const code = text.trim().toLowerCase().split(/[-_.]/)[0];
  return LANGUAGES.find((one) => one === code);
}
