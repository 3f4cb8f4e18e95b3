/** The actions of which the rules and the cards speak by name. */
export const ACTIONS = ['bake', 'sow', 'plow', 'fences', 'renovate', 'grow', 'minor', 'improvement'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Everything with windows around it: those actions; playing an occupation, by whatever leads to it; and building or playing
 * an improvement without one of those actions.
 */
export const TAKINGS = [...ACTIONS, 'occupation', 'otherImprovement'] as const;
export type Taking = (typeof TAKINGS)[number];

const NUMBERS = Object.fromEntries(TAKINGS.map((taking, number) => [taking, number])) as Readonly<
  Record<Taking, number>
>;

/** The number by which frames and windows know it. */
export function takingNumber(taking: Taking): number {
  return NUMBERS[taking];
}

/** What each of them plays or builds, if it is a card. */
const PLAYED: Partial<Readonly<Record<Taking, 'occupation' | 'improvement'>>> = {
  minor: 'improvement',
  improvement: 'improvement',
  otherImprovement: 'improvement',
  occupation: 'occupation',
};

/** What is played or built by what is taken; undefined if it is no card. */
export function playedBy(taking: Taking): 'occupation' | 'improvement' | undefined {
  return PLAYED[taking];
}
