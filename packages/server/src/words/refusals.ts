import type { Language } from '@furrow/text/language';
import type { Refusal } from '@furrow/wire/acts';
import { german } from './de';
import { english } from './en';
import { french } from './fr';
import { italian } from './it';

/** What is wrong with one place of what was sent. */
export interface Fault {
  readonly at: string;
  readonly what: string;
}

/** Everything that the server itself refuses, by a word for programs, with what is told along: what would be right. */
export interface RefusalDetails {
  /** It was no JSON, or not what this route takes. */
  'not-understood': readonly Fault[];
  'no-such-page': undefined;
  'wrong-host': undefined;
  'wrong-method': readonly string[];
  'too-large': { readonly bytes: number };
  'wrong-type': readonly string[];
  'too-often': { readonly seconds: number };
  'too-many-tries': { readonly seconds: number };
  /** The request comes from another page, or lacks the header that only our page and programs send. */
  'not-from-here': { readonly header: string };
  'sign-in': undefined;
  'unknown-token': undefined;
  'token-ended': undefined;
  'token-may-not': { readonly scope: string };
  'not-for-programs': undefined;
  'account-needed': undefined;
  'account-already': undefined;
  'login-taken': undefined;
  'bad-login': { readonly least: number; readonly most: number };
  'name-length': { readonly least: number; readonly most: number };
  'name-characters': undefined;
  'name-scripts': undefined;
  'name-reserved': undefined;
  'text-characters': undefined;
  'password-length': { readonly least: number; readonly most: number };
  'password-common': undefined;
  'password-like-login': undefined;
  'wrong-password': undefined;
  'wrong-login': undefined;
  'wrong-code': undefined;
  'no-mail': undefined;
  'too-many-letters': { readonly seconds: number };
  'nothing-to-confirm': undefined;
  'wrong-mail-code': undefined;
  'no-such-person': undefined;
  'no-such-table': undefined;
  'no-such-token': undefined;
  'no-such-deal': undefined;
  'deal-for-others': undefined;
  'not-yourself': undefined;
  'not-over': undefined;
  'nothing-asked': undefined;
  'no-such-news': undefined;
  'not-moderator': undefined;
  'not-set-aside': undefined;
  'web-address': undefined;
  'no-push': undefined;
  'too-many-tables': { readonly most: number };
  'too-many-open': { readonly most: number };
  'too-many-tokens': { readonly most: number };
  'too-many-streams': { readonly most: number };
  'too-many-follows': { readonly most: number };
  'not-following': undefined;
  'only-here': undefined;
  busy: undefined;
  closing: undefined;
  'our-mistake': { readonly request: string };
}

/** A word for programs that says why. */
export type RefusalCode = keyof RefusalDetails;

/** The sentence of every refusal in one language: what is wrong and what would be right. */
export type RefusalWords = { readonly [W in RefusalCode]: (right: RefusalDetails[W]) => string };

const spoken = { en: english, fr: french, it: italian, de: german } satisfies Record<Language, RefusalWords>;

/** A refusal in a language. */
export function refusalIn<W extends RefusalCode>(
  language: Language,
  why: W,
  right: RefusalDetails[W],
): Refusal {
  const words: RefusalWords = spoken[language];
  return { why, words: words[why](right), ...(right !== undefined && { right }) };
}
