import type { Language } from '@furrow/text/language';
import { newMailCode, plainCode } from '../people/codes';
import { personOf } from '../people/person';
import { setMailCode } from '../store/mail-codes';
import { notificationSettingsOf } from '../store/notification-settings';
import type { Store } from '../store/open';
import type { OpenLetter } from '../store/outbox';
import { personById } from '../store/people';
import { german } from '../words/letters/de';
import { english } from '../words/letters/en';
import { french } from '../words/letters/fr';
import { italian } from '../words/letters/it';
import type { LetterPhrases } from '../words/letters/phrases';
import type { LetterText, Mailer } from './mailer';

const CODE_LASTS = 24 * 3_600_000;

const spoken = { en: english, fr: french, it: italian, de: german } satisfies Record<Language, LetterPhrases>;

/** What sending letters needs. */
export interface LetterContext {
  readonly store: Store;
  readonly now: () => number;
  /** Without it no letters go. */
  readonly mailer?: Mailer;
  readonly origin: string;
}

/** Sends a letter, unless it is not needed any more. */
export async function sendLetter(context: LetterContext, letter: OpenLetter): Promise<void> {
  const { mailer } = context;
  const written = mailer && (await writtenOf(context, letter));
  if (written !== undefined) await mailer?.(letter.email, written);
}

async function writtenOf(context: LetterContext, letter: OpenLetter): Promise<LetterText | undefined> {
  const { store, origin } = context;
  const found = await personById(store.db, letter.person);
  if (found === undefined) return undefined;
  const { language, login, name } = personOf(found);
  const phrases: LetterPhrases = spoken[language];
  if (letter.what === 'confirm-email') return asking(context, letter, phrases['confirm-email']);
  const { title, lines } = phrases[letter.what];
  const when = `${timeIn(language, letter.created)} (UTC)`;
  return { title, lines: lines({ who: login ?? name, when }), link: `${origin}/#/me` };
}

/** The code is made only now, so that nobody finds it in the outbox; a letter that is sent once more has another one. */
async function asking(
  { store, now, origin }: LetterContext,
  { person, email }: OpenLetter,
  { title, lines }: LetterPhrases['confirm-email'],
): Promise<LetterText | undefined> {
  const wanted = await notificationSettingsOf(store.db, person);
  if (wanted.email !== email || wanted.confirmed !== undefined) return undefined;
  const code = newMailCode();
  await store.write((db) => setMailCode(db, person, plainCode(code), now() + CODE_LASTS));
  return { title, lines: lines(code), link: `${origin}/#/me/confirm/${code}` };
}

function timeIn(language: Language, time: number): string {
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return form.format(time);
}
