import type { SettingPicture } from '../protocol/set-up';
import { ListSetting } from './ListSetting';
import { OptionArt } from './OptionArt';
import { Segments, Switch } from './Segments';
import styles from './set-up.module.css';
import { useWords } from './store';

interface Props {
  readonly setting: SettingPicture;
  readonly onChange: (value: string) => void;
}

/** One option of a game, with what it means, what stands against it, and what gave way to it. */
export function Setting({ setting, onChange }: Props) {
  const { name, note, values } = setting;
  const against = [...new Set(values.flatMap(({ why }) => why ?? []))];
  return (
    <div className={styles.setting} data-option={name}>
      <OptionArt name={name} />
      <div className={styles.settingText}>
        <Control setting={setting} onChange={onChange} />
        {note === undefined &&
          against.map((why) => (
            <p key={why} className={styles.against}>
              {why}
            </p>
          ))}
        {note !== undefined && (
          <p role="alert" className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

function Control({ setting, onChange }: Props) {
  const { name, title, about, value, values, listOf, upTo } = setting;
  if (listOf !== undefined) return <ListSetting setting={setting} items={listOf} onChange={onChange} />;
  if (upTo !== undefined) return <NumberSetting setting={setting} upTo={upTo} onChange={onChange} />;
  if (values.every((one) => one.value === 'on' || one.value === 'off')) {
    return (
      <Switch
        title={title}
        about={about}
        on={value === 'on'}
        onChange={(on) => onChange(on ? 'on' : 'off')}
      />
    );
  }
  return (
    <>
      <Segments title={title} value={value} values={values} onChange={onChange} about={`about-${name}`} />
      <p id={`about-${name}`}>{about}</p>
    </>
  );
}

function NumberSetting({ setting, upTo, onChange }: Props & { readonly upTo: number }) {
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
