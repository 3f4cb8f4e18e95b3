import { useState } from 'react';
import type { SettingPicture } from '../protocol/set-up';
import { ListItems } from './ListItems';
import { Segments } from './Segments';
import styles from './setting.module.css';
import { useWords } from './store';

interface Props {
  readonly setting: SettingPicture;
  readonly hands: NonNullable<SettingPicture['perSeat']>;
  readonly onChange: (value: string) => void;
}

/** What the control says for a choice of one's own. */
const OWN = 'own';

/** An option that names cards for each seat: `1:cook,2:baker`. */
export function HandsSetting({ setting: { name, title, about, value, values }, hands, onChange }: Props) {
  const words = useWords().around.start;
  const [standard] = values;
  const named = value === standard.value ? [] : value.split(',');
  const [opened, setOpened] = useState(named.length > 0);
  const open = opened || named.length > 0;
  const toggle = (word: string) => {
    const next = named.includes(word) ? named.filter((one) => one !== word) : [...named, word];
    onChange(next.length === 0 ? standard.value : next.join());
  };
  return (
    <>
      <Segments
        title={title}
        value={open ? OWN : standard.value}
        values={[standard, { value: OWN, title: words.ownChoice }]}
        about={`about-${name}`}
        onChange={(one) => {
          setOpened(one === OWN);
          if (one !== OWN) onChange(standard.value);
        }}
      />
      <p id={`about-${name}`}>{about}</p>
      {open &&
        hands.seats.map((who, seat) => {
          const prefix = `${seat + 1}:`;
          const own = named.flatMap((word) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []));
          const free = hands.cards.filter(
            (card) => own.includes(card.value) || !named.some((word) => word.endsWith(`:${card.value}`)),
          );
          return (
            <details key={who} className={styles.hand}>
              <summary>
                {who} <span>{words.chosen(own.length)}</span>
              </summary>
              <ListItems
                title={who}
                items={free}
                chosen={own}
                onToggle={(card) => toggle(`${prefix}${card}`)}
              />
            </details>
          );
        })}
    </>
  );
}
