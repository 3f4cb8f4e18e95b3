/** What no text has: marks of values that are not there, and spaces where none belong. */
export const BROKEN = /undefined|NaN|\[object|\bnull\b| {2}|\.\.| ,| \.|\( | \)|^\s|\s$|^$/;

/** What full sentences begin and end with. */
export const SENTENCE = /^[\p{Lu}\d“„«*−].*[.?!]$/u;

/** The numbers in a text; what stands in quotation marks is a name. */
export function numbersIn(text: string): ReadonlySet<string> {
  return new Set(text.replace(/[“„«][^”“»]*[”“»]/g, '').match(/\d+½?|½/g) ?? []);
}
