import { addLetter, dropWaitingConfirmations, tellByLetter } from '../store/letters';
import { dropMailCode, takeMailCode } from '../store/mail-codes';
import { countLetter } from '../store/mail-sent';
import {
  confirmEmail,
  notificationSettingsOf,
  setNotificationSettings,
} from '../store/notification-settings';
import type { Store } from '../store/open';
import type { Db } from '../store/schema';
import { type Refused, refuse, refuseWith } from '../words/refused';
import { plainCode } from './codes';

/** From one place so many times the letters of one person may be asked for: people share places. */
const PEOPLE_AT_A_PLACE = 4;

/** Who asks for a letter, and from where. */
export interface Asker {
  readonly person: string;
  /** The network address. */
  readonly place: string;
}

/** What mail addresses need. */
export interface MailAddressesContext {
  readonly store: Store;
  readonly now: () => number;
  /** Whether this server can send letters. */
  readonly canSend: boolean;
  /** Letters that ask for confirmation: of a person, and to an address, in a day. */
  readonly lettersPerDay: number;
}

/** The mail addresses of people: nothing goes to one before its owner has confirmed it with a code from a first letter. */
export class MailAddresses {
  constructor(private readonly need: MailAddressesContext) {}

  /** Changes where a person is told of things; a new mail address must be confirmed, and the one before hears of it. */
  async change(
    db: Db,
    asker: Asker,
    wanted: { readonly email?: string; readonly webhook?: string },
  ): Promise<Refused | undefined> {
    const { person } = asker;
    const { email } = await notificationSettingsOf(db, person);
    if (email !== wanted.email) {
      const refused = wanted.email === undefined ? undefined : await this.count(db, asker, wanted.email);
      if (refused !== undefined) return refused;
      await tellByLetter(db, person, 'email-changed', this.need.now());
      await this.askAnew(db, person, wanted.email);
    }
    await setNotificationSettings(db, person, wanted);
    return undefined;
  }

  /** Sends the letter with the code once more; the code of the one before is worth nothing then. */
  again(asker: Asker): Promise<Refused | undefined> {
    return this.need.store.write(async (db) => {
      const { email, confirmed } = await notificationSettingsOf(db, asker.person);
      if (email === undefined || confirmed !== undefined) return refuse('nothing-to-confirm');
      const refused = await this.count(db, asker, email);
      if (refused === undefined) await this.askAnew(db, asker.person, email);
      return refused;
    });
  }

  /** Confirms the address of a person with the code that was sent there. */
  confirm(person: string, code: string): Promise<Refused | undefined> {
    const { store, now } = this.need;
    return store.write(async (db) => {
      const right = await takeMailCode(db, person, plainCode(code), now());
      if (right) await confirmEmail(db, person, now());
      return right ? undefined : refuse('wrong-mail-code');
    });
  }

  private async askAnew(db: Db, person: string, email: string | undefined): Promise<void> {
    await dropMailCode(db, person);
    await dropWaitingConfirmations(db, person);
    if (email !== undefined) await addLetter(db, { person, what: 'confirm-email', email }, this.need.now());
  }

  private async count(db: Db, { person, place }: Asker, email: string): Promise<Refused | undefined> {
    const { canSend, lettersPerDay: most, now } = this.need;
    if (!canSend) return refuse('no-mail');
    const counted = [
      { about: `person ${person}`, most },
      { about: `email ${mailboxOf(email)}`, most },
      { about: `place ${place}`, most: most * PEOPLE_AT_A_PLACE },
    ];
    const wait = await countLetter(db, counted, now());
    return wait === 0 ? undefined : refuseWith('too-many-letters', { seconds: Math.ceil(wait / 1000) });
  }
}

/** The mailbox of an address as letters to it are counted: what stands behind a plus is the same mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
