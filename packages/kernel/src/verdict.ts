/** Why something cannot be done: a word for the reason and what it speaks of. Sentences are made elsewhere. */
export interface Reason {
  readonly why: string;
  readonly [detail: string]: unknown;
}

/** The answer to "may this be done?": nothing stands against it, or the reason that does. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };

/** Nothing stands against it. */
export const YES: Verdict = Object.freeze({ ok: true });

/** Refused, with the reason. */
export function no(reason: Reason): Verdict {
  return { ok: false, reason };
}
