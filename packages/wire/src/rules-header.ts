/** The header in which a server says the identity of its rules with every answer. */
export const RULES_HEADER = 'x-furrow-rules';
