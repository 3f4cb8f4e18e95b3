/** The hash that whatever builds a program puts in place of this name (see `scripts/rules-identity.mjs`). */
declare const FURROW_RULES: string | undefined;

/** The identity of the rules in this program: programs with the same one play alike. Sources that run as they are have none. */
export const rulesIdentity: string | undefined = typeof FURROW_RULES === 'string' ? FURROW_RULES : undefined;
