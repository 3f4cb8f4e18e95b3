import type { SettingPicture } from '../protocol/set-up';
import styles from './setting.module.css';
import { useWords } from './store';

interface Props {
  readonly setting: SettingPicture;
  readonly upTo: number;
  readonly onChange: (value: string) => void;
}

/** An option that is a number. */
export function NumberSetting({ setting, upTo, onChange }: Props) {
  const { name, title, about, value, words: said } = setting;
  const words = useWords().around.start;
  const set = (number: number) => onChange(String(Math.max(0, Math.min(upTo, Math.trunc(number) || 0))));
  return (
    <>
      <label htmlFor={`option-${name}`}>{title}</label>
      <div className={styles.number}>
        <button type="button" aria-label={`${title}: ${words.less}`} onClick={() => set(Number(value) - 1)}>
          −
        </button>
        <input
          id={`option-${name}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={upTo}
          aria-describedby={`about-${name}`}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
        />
        <button type="button" aria-label={`${title}: ${words.more}`} onClick={() => set(Number(value) + 1)}>
          +
        </button>
        <span>{said}</span>
      </div>
      <p id={`about-${name}`}>{about}</p>
    </>
  );
}
