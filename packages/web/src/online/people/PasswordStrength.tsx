import {
  judgePassword,
  type Owner,
  PASSWORD_LENGTH,
  type PasswordJudgement,
} from '@furrow/wire/password/judge';
import { useOnlineWords } from '../use-online-words';
import styles from './password.module.css';

interface Props {
  readonly id: string;
  readonly password: string;
  readonly owner: Owner;
}

/** How far the meter goes. */
const METER = { length: 1, common: 1, 'like-owner': 1, fair: 2, strong: 3 } as const satisfies Record<
  PasswordJudgement,
  number
>;

/** How good a password is, as the server will judge it. */
export function PasswordStrength({ id, password, owner }: Props) {
  const { me } = useOnlineWords();
  const judged = judgePassword(password, owner);
  const { least, most } = PASSWORD_LENGTH;
  return (
    <p className={styles.strength} data-strength={judged}>
      <meter
        min={0}
        max={3}
        low={2}
        high={2}
        optimum={3}
        value={password === '' ? 0 : METER[judged]}
        aria-hidden
      />
      <span id={id} role="status">
        {judged === 'length' ? me.passwordLength(least, most) : me.judged[judged]}
      </span>
    </p>
  );
}
