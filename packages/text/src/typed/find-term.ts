import type { Language } from '../language';
import { TERMS, type TermWords } from '../terms';
import { speechOf } from '../words';
import { plainWords } from './plain-words';

/** The term that a text means: its id, its name or a phrase of card texts; else the first whose name holds the text. */
export function findTerm(language: Language, text: string): TermWords | undefined {
  const wanted = plainWords(text);
  if (wanted === '') return undefined;
  const { terms } = speechOf(language);
  const called = (id: (typeof TERMS)[number]) => [id, terms[id].name, ...terms[id].phrases].map(plainWords);
  const found =
    TERMS.find((id) => called(id).includes(wanted)) ??
    TERMS.find((id) => called(id).some((name) => name.includes(wanted)));
  return found && terms[found];
}

/** What `help` says of a term; without a known one, which terms there are. */
export function termLines(language: Language, text: string): readonly string[] {
  const term = findTerm(language, text);
  if (term !== undefined) return [term.name, ...term.lines];
  const { terms, terminal } = speechOf(language);
  return [terminal.unknownWord(text), TERMS.map((id) => terms[id].name).join(', ')];
}
