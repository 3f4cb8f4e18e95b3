import { isBot } from '@furrow/bots/named';
import type { Sitter } from '@furrow/wire/told';
import { PERSON } from '../names';

/** What a record calls whoever sits on a seat: a bot by its level, a person by name. */
export function sitterName(sitter: Sitter): string {
  if (sitter === null) return PERSON;
  if ('bot' in sitter) return sitter.bot;
  return readsAsOther(sitter.name) ? `‘${sitter.name}’` : sitter.name;
}

/** A person may have a name by which a record knows a bot, or somebody without a name. */
function readsAsOther(name: string): boolean {
  return name === PERSON || isBot(name.replace(/@.*/, ''));
}
