import type { Visitor } from '../http-visitor';
import { bodyOf, type Letter, type mailServer } from './outside';

/** The code that a letter brings. */
export function codeIn(letter: Letter): string {
  const code = /^(?:[2-9a-hjkmnp-z]{4}-){6}[2-9a-hjkmnp-z]{4}$/m.exec(bodyOf(letter))?.[0];
  if (code === undefined) throw new Error(`no code in: ${bodyOf(letter)}`);
  return code;
}

/** Lets somebody have a mail address and confirm it. */
export async function withAddress(
  mail: Awaited<ReturnType<typeof mailServer>>,
  who: Visitor,
  email: string,
): Promise<void> {
  const before = mail.letters.length;
  const wanted = await who.send('PUT', '/api/me/notifications', { body: { email } });
  if (wanted.status !== 200) throw new Error(`no address: ${wanted.text}`);
  await mail.arrived(before + 1);
  const code = codeIn(mail.letters[before]);
  const { body } = await who.post('/api/me/email/confirmation', { code });
  if (body.emailConfirmed !== true) throw new Error(`not confirmed: ${JSON.stringify(body)}`);
}
