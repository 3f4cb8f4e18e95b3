import type { Language } from '@furrow/text/language';
import { plainPassword } from '@furrow/wire/password/judge';
import { newId } from '../ids';
import { tellByLetter } from '../store/letters';
import type { Store } from '../store/open';
import { accountByLogin, addPerson, makeAccount, passwordOf, setPassword } from '../store/people';
import { replaceRecoveryCodes, takeRecoveryCode } from '../store/recovery';
import { dropTokensOf } from '../store/tokens';
import { Refused, refuse, refuseWith } from '../words/refused';
import type { Caller } from './caller';
import { newRecoveryCodes, plainCode } from './codes';
import { deviceMark } from './device-mark';
import { endAccess } from './end-access';
import type { LoginAttempt, LoginThrottle } from './login-throttle';
import { readLogin } from './logins';
import type { PasswordHashing } from './password-hashing';
import { readPassword } from './passwords';
import { type Person, personOf } from './person';

/** A login with what shall prove it. */
export interface Credentials {
  readonly login: string;
  readonly secret: string;
  readonly address: string;
  /** Whether the browser has a mark, by which it shows that the account was used in it. */
  readonly hasMark: (mark: string) => boolean;
}

/** Whoever proves once more who they are, in a session. */
type Prover = Pick<Caller, 'person' | 'hash'>;

/** An account, if there is one with the login that was tried, and how the try is counted. */
interface TriedLogin {
  readonly found: Awaited<ReturnType<typeof accountByLogin>>;
  readonly tried: LoginAttempt;
}

/** Guests and accounts: how they come to be, and how somebody proves to be one. */
export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly hashing: PasswordHashing,
    private readonly throttle: LoginThrottle,
    private readonly now: () => number,
    /** Logins with which no account can be made: whoever had one first would be trusted. */
    private readonly reserved: readonly string[],
  ) {}

  /** A new guest with a name. */
  async guest(name: string, language: Language): Promise<Person> {
    const person = { id: newId(), kind: 'guest', name, language, created: this.now() } as const;
    await this.store.write((db) => addPerson(db, person));
    return person;
  }

  /** Makes a guest an account; gives the recovery codes. */
  async become(person: Person, text: string, wanted: string): Promise<readonly string[] | Refused> {
    if (person.kind !== 'guest') return refuse('account-already');
    const login = readLogin(text);
    if (login instanceof Refused) return login;
    const password = readPassword(wanted, { login, name: person.name });
    if (password instanceof Refused) return password;
    const isTaken =
      this.reserved.includes(login) || (await accountByLogin(this.store.db, login)) !== undefined;
    if (isTaken) return refuse('login-taken');
    const hashed = await this.hashing.hash(password);
    if (hashed instanceof Refused) return hashed;
    const codes = newRecoveryCodes();
    const done = await this.store.write(async (db) => {
      const made = await makeAccount(db, person.id, { login, password: hashed });
      if (made) await replaceRecoveryCodes(db, person.id, codes.map(plainCode));
      return made;
    });
    return done ? codes : refuse('login-taken');
  }

  /** Who has this login and password. Who has no such login learns it neither by words nor by time. */
  async logIn(proof: Credentials): Promise<Person | Refused> {
    const { found, tried } = await this.tryOf(proof);
    const seconds = await this.throttle.begin(tried);
    if (seconds > 0) return refuseWith('too-many-tries', { seconds });
    const right = await this.hashing.matches(plainPassword(proof.secret), found?.password);
    if (right instanceof Refused) return right;
    if (!right || found === undefined) return refuse('wrong-login').concerning(found?.person.id);
    await this.throttle.right(tried);
    return personOf(found.person);
  }

  /** Sets a new password for whoever has a recovery code, which is used up; all sessions, tokens and the webhook end. */
  async recover(proof: Credentials, wanted: string): Promise<Person | Refused> {
    const { found, tried: asLogin } = await this.tryOf(proof);
    const tried = { ...asLogin, with: 'code' } as const;
    const password = readPassword(wanted, { login: tried.login });
    if (password instanceof Refused) return password;
    const seconds = await this.throttle.begin(tried);
    if (seconds > 0) return refuseWith('too-many-tries', { seconds });
    const hashed = await this.hashing.hash(password);
    if (hashed instanceof Refused) return hashed;
    const right = await this.store.write(async (db) => {
      const id = found?.person.id ?? '';
      if (!(await takeRecoveryCode(db, id, plainCode(proof.secret)))) return false;
      await setPassword(db, id, hashed);
      await endAccess(db, id);
      await tellByLetter(db, id, 'code-used', this.now());
      return true;
    });
    if (!right || found === undefined) return refuse('wrong-code').concerning(found?.person.id);
    await this.throttle.right(tried);
    return personOf(found.person);
  }

  /** Changes the password of an account; all tokens end, and everything else when its session is renewed. */
  async changePassword(caller: Prover, old: string, wanted: string): Promise<Refused | undefined> {
    const refused = await this.prove(caller, old);
    if (refused !== undefined) return refused;
    const { person } = caller;
    const password = readPassword(wanted, person);
    if (password instanceof Refused) return password;
    const hashed = await this.hashing.hash(password);
    if (hashed instanceof Refused) return hashed;
    await this.store.write(async (db) => {
      await setPassword(db, person.id, hashed);
      await dropTokensOf(db, person.id);
      await tellByLetter(db, person.id, 'password-changed', this.now());
    });
    return undefined;
  }

  /** New recovery codes instead of the old ones. */
  async renewCodes(caller: Prover, password: string): Promise<readonly string[] | Refused> {
    const refused = await this.prove(caller, password);
    if (refused !== undefined) return refused;
    const { person } = caller;
    const codes = newRecoveryCodes();
    await this.store.write(async (db) => {
      await replaceRecoveryCodes(db, person.id, codes.map(plainCode));
      await tellByLetter(db, person.id, 'codes-renewed', this.now());
    });
    return codes;
  }

  /**
   * Refuses unless the password is that of the account; guests have none and need none. Each session is counted for itself, so that
   * none that was stolen locks out another.
   */
  async prove(
    { person: { id, kind, login }, hash }: Prover,
    password: string | undefined,
  ): Promise<Refused | undefined> {
    if (kind !== 'account') return undefined;
    const tried = { login: login ?? id, known: `session ${hash}` };
    const seconds = await this.throttle.begin(tried);
    if (seconds > 0) return refuseWith('too-many-tries', { seconds });
    const right = await this.hashing.matches(
      plainPassword(password ?? ''),
      await passwordOf(this.store.db, id),
    );
    if (right instanceof Refused) return right;
    if (!right) return refuse('wrong-password');
    await this.throttle.right(tried);
    return undefined;
  }

  /** Whose login it is, and how the try is counted. */
  private async tryOf({ login: text, address, hasMark }: Credentials): Promise<TriedLogin> {
    const read = readLogin(text);
    // What cannot be a login is counted as one that nobody has.
    const login = read instanceof Refused ? '' : read;
    const found = await accountByLogin(this.store.db, login);
    const mark = found && (await deviceMark(this.store, found.person.id));
    const known = mark !== undefined && hasMark(mark) ? { known: mark } : {};
    return { found, tried: { login, address, ...known } };
  }
}
