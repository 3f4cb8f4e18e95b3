import { createTransport } from 'nodemailer';
import type { Settings } from '../settings';

const TIMEOUT = 15_000;

/** What a letter says. */
export interface LetterText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
}

/** Sends a letter to an address; throws if it was not taken and may be tried again. */
export type Mailer = (email: string, written: LetterText) => Promise<void>;

/** Sends letters through an SMTP server; `from` is who writes. */
export function smtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url, ...timeouts });
  return async (email, { title, lines, link }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: email },
      subject: title,
      text: [...lines, '', link, ''].join('\n'),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** Whether the settings say how letters are sent. */
export function canSendMail({ smtpUrl, mailFrom }: Settings): boolean {
  return smtpUrl !== undefined && mailFrom !== undefined;
}

/** The mailer that the settings ask for, if they do. */
export function mailerOf({ smtpUrl, mailFrom }: Settings): Mailer | undefined {
  return smtpUrl === undefined || mailFrom === undefined ? undefined : smtpMailer(smtpUrl, mailFrom);
}
