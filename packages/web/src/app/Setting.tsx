import type { SettingPicture } from '../protocol/set-up';
import { DecksSetting, ModeSetting } from './CardSettings';
import { HandsSetting } from './HandsSetting';
import { ListSetting } from './ListSetting';
import { NumberSetting } from './NumberSetting';
import { OptionArt } from './OptionArt';
import { Segments, Switch } from './Segments';
import styles from './setting.module.css';

interface Props {
  readonly setting: SettingPicture;
  readonly onChange: (value: string) => void;
}

/** Options whose control shows by itself what follows from them. */
const PLAIN: readonly string[] = ['mode', 'decks'];

/** Options with a landscape of their own above them. */
const DRAWN: readonly string[] = [...PLAIN, 'buildings', 'seasons', 'team-play'];

/** One option of a game, with what it means, what stands against it, and what gave way to it. */
export function Setting({ setting, onChange }: Props) {
  const { name, note, refused, values } = setting;
  const against = PLAIN.includes(name) ? [] : [...new Set(values.flatMap(({ why }) => why ?? []))];
  const told = PLAIN.includes(name) ? undefined : note;
  return (
    <div className={styles.setting} data-option={name}>
      {!DRAWN.includes(name) && <OptionArt name={name} />}
      <div className={styles.settingText}>
        <Control setting={setting} onChange={onChange} />
        {told === undefined &&
          refused === undefined &&
          against.map((why) => (
            <p key={why} className={styles.against}>
              {why}
            </p>
          ))}
        {told !== undefined && (
          <p role="status" className={styles.told}>
            {told}
          </p>
        )}
        {refused !== undefined && (
          <p role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
      </div>
    </div>
  );
}

function Control({ setting, onChange }: Props) {
  const { name, title, about, value, values, listOf, perSeat, upTo } = setting;
  if (name === 'mode') return <ModeSetting setting={setting} onChange={onChange} />;
  if (name === 'decks') return <DecksSetting setting={setting} onChange={onChange} />;
  if (listOf !== undefined) return <ListSetting setting={setting} items={listOf} onChange={onChange} />;
  if (perSeat !== undefined) return <HandsSetting setting={setting} hands={perSeat} onChange={onChange} />;
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
