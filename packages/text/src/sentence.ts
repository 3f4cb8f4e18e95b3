/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A clause as a sentence: a capital, and a full stop unless it ends with a mark of its own. */
export function sentence(clause: string): string {
  return capital(/[.?!…]$/.test(clause) ? clause : `${clause}.`);
}
