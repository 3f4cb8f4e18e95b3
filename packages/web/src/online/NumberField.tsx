import { useState } from 'react';
import styles from './online.module.css';

interface Props {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others. What is being typed may be anything; it counts when it is right, and is put right when the field is left. */
export function NumberField({ title, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const wanted = Number(text);
    if (text !== '' && Number.isInteger(wanted) && wanted >= least && wanted <= most) onChange(wanted);
  };
  const leave = () => {
    const wanted = Math.trunc(Number(typed));
    if (typed !== undefined && typed !== '' && Number.isFinite(wanted))
      onChange(Math.max(least, Math.min(most, wanted)));
    setTyped(undefined);
  };
  return (
    <label className={styles.field}>
      {title}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </label>
  );
}
