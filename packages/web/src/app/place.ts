/** The language of the page as it is written where the browser is at home: dates differ between places that share a language. */
export function placeOf(language: string): string {
  return navigator.languages.find((one) => one.startsWith(language)) ?? language;
}
