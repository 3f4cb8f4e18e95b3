import { useId } from 'react';
import styles from './segments.module.css';

interface Props<V extends string> {
  readonly title: string;
  readonly value: V;
  readonly values: readonly { readonly value: V; readonly title: string }[];
  readonly onChange: (value: V) => void;
  /** The id of a text that says more. */
  readonly about?: string;
}

/** One of a few values, side by side. */
export function Segments<V extends string>({ title, value, values, onChange, about }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={about}>
      <legend>{title}</legend>
      <div className={styles.segments}>
        {values.map((one) => (
          <label key={one.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly about: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children?: React.ReactNode;
}

/** Something that is on or off. */
export function Switch({ title, about, on, disabled = false, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{title}</span>
      </label>
      <p id={id}>{about}</p>
      {children}
    </div>
  );
}
