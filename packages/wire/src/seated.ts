import type { Sitter } from './told';

/** The person who sits on a seat, by id; undefined if nobody or a bot does. */
export function seatedPerson(sitter: Sitter | undefined): string | undefined {
  return sitter !== undefined && sitter !== null && 'person' in sitter ? sitter.person : undefined;
}

/** The bot that sits on a seat, by its level; undefined if nobody or a person does. */
export function seatedBot(sitter: Sitter | undefined): string | undefined {
  return sitter !== undefined && sitter !== null && 'bot' in sitter ? sitter.bot : undefined;
}
