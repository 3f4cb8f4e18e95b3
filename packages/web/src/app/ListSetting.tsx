import { useState } from 'react';
import type { SettingPicture } from '../protocol/set-up';
import { ListItems } from './ListItems';
import { Segments } from './Segments';
import styles from './setting.module.css';
import { useWords } from './store';

interface Props {
  readonly setting: SettingPicture;
  readonly items: NonNullable<SettingPicture['listOf']>;
  readonly onChange: (value: string) => void;
}

/** What the control says for a choice of one's own. */
const OWN = 'own';

/** An option that is one of some values, or a list that somebody puts together. */
export function ListSetting({ setting, items, onChange }: Props) {
  const { name, title, about, value, values } = setting;
  const words = useWords().around.start;
  const isOwn = values.every((one) => one.value !== value);
  const [opened, setOpened] = useState(isOwn);
  const open = opened || isOwn;
  const listed = value.split(',');
  const chosen = items.map((one) => one.value).filter((one) => listed.includes(one));
  const isNamed = (one: string) => values.some(({ value: known }) => known === one);
  const titleOf = (one: string) => values.find((known) => known.value === one)?.title ?? one;
  const toggle = (item: string) => {
    const next = items.map((one) => one.value).filter((one) => (one === item) !== chosen.includes(one));
    onChange(next.length === 0 ? values[0].value : next.join());
  };
  return (
    <>
      <Segments
        title={title}
        value={open ? OWN : value}
        values={[...values, { value: OWN, title: words.ownChoice }]}
        about={`about-${name}`}
        onChange={(one) => {
          setOpened(one === OWN);
          if (one !== OWN && isNamed(one)) onChange(one);
        }}
      />
      <p id={`about-${name}`}>{about}</p>
      {open && <ListItems title={title} items={items} chosen={chosen} onToggle={toggle} />}
      {open && !isOwn && <p className={styles.told}>{words.nothingChosen(titleOf(value))}</p>}
    </>
  );
}
