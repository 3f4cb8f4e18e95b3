/**
 * Words that a single card uses today and that further cards of decks C, D and E will use, with these cards. A word earns its
 * place with three cards (decision 19).
 */
export const WORDS_TO_COME: Readonly<Record<string, readonly string[]>> = {
  'condition newest': ['C21', 'C160', 'D116', 'E105'],
  'effect guest': ['D22', 'E22', 'E93'],
  'effect owe': ['C104', 'D97'],
  'field paysFrom': ['E74', 'E123'],
  'field stacks': ['D75', 'E80'],
  'moment feedingStarts': ['C107', 'E52'],
  'price lessOne': ['E87', 'E130'],
};

/** Words of the rules themselves: the boards and the course of the game use them too. */
const OF_THE_RULES: readonly string[] = [
  'effect anyOf',
  'effect collect',
  'effect convert',
  'effect field',
  'effect housed',
];

/** So many cards at least that use a word, or will, justify it. */
const ENOUGH = 3;

/** Whether a word that a single card uses is none of its own. */
export function isShared(word: string): boolean {
  return OF_THE_RULES.includes(word) || 1 + (WORDS_TO_COME[word]?.length ?? 0) >= ENOUGH;
}
