import type { Owner } from '@furrow/wire/password/judge';
import { useId, useState } from 'react';
import shared from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { PasswordStrength } from './PasswordStrength';
import styles from './password.module.css';

interface Props {
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fill: 'current-password' | 'new-password';
  /** Whose new password it shall be: how good it is for them is said while it is typed. */
  readonly owner?: Owner;
}

/** A password that somebody writes, and may look at. */
export function PasswordField({ title, value, onChange, fill, owner }: Props) {
  const { me } = useOnlineWords();
  const [isShown, setShown] = useState(false);
  const about = useId();
  return (
    <div className={styles.password}>
      <label className={shared.field}>
        {title}
        <input
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={fill}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={owner && about}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <button type="button" data-look onClick={() => setShown(!isShown)}>
        {isShown ? me.hidePassword : me.showPassword}
      </button>
      {owner !== undefined && <PasswordStrength id={about} password={value} owner={owner} />}
    </div>
  );
}
