import { useEffect, useRef, useState } from 'react';
import type { SettingPicture } from '../protocol/set-up';
import styles from './setting.module.css';
import { useWords } from './store';

/** From so many on, a list is searched. */
const MANY = 10;

interface Props {
  readonly title: string;
  readonly items: NonNullable<SettingPicture['listOf']>;
  readonly chosen: readonly string[];
  readonly onToggle: (item: string) => void;
}

/** What can be taken into a list, each to be ticked; a long list is searched, and what was chosen stands below it, so that nothing moves away from the finger. */
export function ListItems({ title, items, chosen, onToggle }: Props) {
  const words = useWords().around.start;
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const found = items.filter((one) => plain(one.title).includes(plain(sought)));
  return (
    <div ref={list} className={styles.list}>
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
      {items.length >= MANY && chosen.length > 0 && (
        <ul className={styles.chosen}>
          {items
            .filter((one) => chosen.includes(one.value))
            .map((one) => (
              <li key={one.value}>
                <button type="button" aria-label={words.drop(one.title)} onClick={() => onToggle(one.value)}>
                  {one.title} ×
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

/** A text without case and accents, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
