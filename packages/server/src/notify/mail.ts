import { createTransport } from 'nodemailer';
import { noticesOf } from '../store/notices';
import type { Store } from '../store/open';
import type { Way } from './way';

const TIMEOUT = 15_000;

/** Letters to people who have said where; `url` is the SMTP server, `from` who writes. */
export function mailWay(store: Store, url: string, from: string): Way {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(person, { title, lines, link }) {
      const { email } = await noticesOf(store.db, person);
      if (email === undefined) return false;
      await transport.sendMail({
        from,
        to: { name: '', address: email },
        subject: title,
        text: [...lines, '', link, ''].join('\n'),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return true;
    },
  };
}
