import { judgePassword, type Owner, PASSWORD_LENGTH, plainPassword } from '@furrow/wire/password/judge';
import { type Refused, refuse, refuseWith } from '../words/refused';

/** A new password as it is hashed, or why it is none. */
export function readPassword(text: string, owner: Owner): string | Refused {
  switch (judgePassword(text, owner)) {
    case 'length':
      return refuseWith('password-length', PASSWORD_LENGTH);
    case 'common':
      return refuse('password-common');
    case 'like-owner':
      return refuse('password-like-login');
    default:
      return plainPassword(text);
  }
}
