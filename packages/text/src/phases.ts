/** The parts of a harvest, in their order; animals also breed in games without one. */
export type Phase = 'field' | 'feeding' | 'breeding';

/** What happens in each part, in a few words. */
export type PhasePhrases = Readonly<Record<Phase, string>>;
