import type { Asked } from '../protocol/asked';

/** Whoever is asked whether they want something of a list is shown the list at once, with `none` among it. */
export function listAhead(asked: Asked, none: string): Asked {
  const { ahead, choices } = asked;
  if (ahead === undefined) return asked;
  const { ask, prompt, yes } = ahead;
  const others = choices.filter(({ move }) => move.verb !== yes.verb);
  return {
    ...asked,
    ask,
    prompt,
    choices: [
      ...ahead.choices.map((choice) => ({ ...choice, first: yes })),
      ...others.map((choice) => (choice.anytime ? choice : { ...choice, words: none })),
    ],
  };
}
