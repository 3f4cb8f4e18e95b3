import { useState } from 'react';
import type { SettingPicture } from '../protocol/set-up';
import { Segments } from './Segments';
import styles from './set-up.module.css';
import { useWords } from './store';

interface Props {
  readonly setting: SettingPicture;
  readonly items: NonNullable<SettingPicture['listOf']>;
  readonly onChange: (value: string) => void;
}

/** What the control says for a choice of one's own. */
const OWN = 'own';
/** From so many on, a list is searched. */
const MANY = 10;

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
      {open && <Items title={title} items={items} chosen={chosen} onToggle={toggle} />}
    </>
  );
}

interface ItemsProps {
  readonly title: string;
  readonly items: Props['items'];
  readonly chosen: readonly string[];
  readonly onToggle: (item: string) => void;
}

function Items({ title, items, chosen, onToggle }: ItemsProps) {
  const words = useWords().around.start;
  const [sought, setSought] = useState('');
  const found = items.filter((one) => plain(one.title).includes(plain(sought)));
  return (
    <div className={styles.list}>
      {items.length >= MANY && (
        <div className={styles.search}>
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <span>{words.chosen(chosen.length)}</span>
        </div>
      )}
      <fieldset className={styles.items}>
        <legend className="unseen">{title}</legend>
        {found.map((one) => (
          <label key={one.value}>
            <input
              type="checkbox"
              checked={chosen.includes(one.value)}
              onChange={() => onToggle(one.value)}
            />
            <span>{one.title}</span>
          </label>
        ))}
        {found.length === 0 && <p>{words.nothingFound}</p>}
      </fieldset>
    </div>
  );
}

/** A text without case and accents, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
