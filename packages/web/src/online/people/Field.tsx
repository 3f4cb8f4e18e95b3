import styles from '../online.module.css';

interface Props {
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url';
  /** What the browser may fill in. */
  readonly fill?: string;
  readonly isOptional?: boolean;
}

/** A line that somebody writes. */
export function Field({ title, value, onChange, type = 'text', fill = 'off', isOptional = false }: Props) {
  return (
    <label className={styles.field}>
      {title}
      <input
        type={type}
        required={!isOptional}
        autoComplete={fill}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
