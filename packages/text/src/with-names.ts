/** A text in which seats are called by their titles, with the names of those who sit there instead. */
export function withNames(text: string, titles: readonly string[], nameOf: (seat: number) => string): string {
  const said = new RegExp(`(?:${titles.join('|')})(?!\\d)`, 'g');
  return text.replace(said, (title) => nameOf(titles.indexOf(title)));
}
