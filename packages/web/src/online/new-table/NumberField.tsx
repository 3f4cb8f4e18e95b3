import styles from '../online.module.css';

interface Props {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others. */
export function NumberField({ title, value, least, most, onChange }: Props) {
  return (
    <label className={styles.field}>
      {title}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) =>
          onChange(Math.max(least, Math.min(most, Math.trunc(Number(target.value)) || least)))
        }
      />
    </label>
  );
}
