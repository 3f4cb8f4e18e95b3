import { useEffect, useState } from 'react';
import type { BoxPicture, SettingPicture, SetUpPicture, Wish } from '../protocol/set-up';
import styles from './app.module.css';
import { attempt, call, usePage, useWords } from './store';

interface Props {
  readonly box: BoxPicture;
  readonly onClose: () => void;
}

/** Sets up a game: how many play, who they are, and every option of the game. */
export function SetUp({ box, onClose }: Props) {
  const words = useWords();
  const { language } = usePage();
  const [wish, setWish] = useState<Wish>({
    box: box.id,
    seats: box.seats.includes(2) ? 2 : box.seats[0],
    options: {},
  });
  const [picture, setPicture] = useState<SetUpPicture>();
  const [who, setWho] = useState<readonly string[]>(['me', 'random', 'random', 'random', 'random']);
  useEffect(() => void call('setUp', { wish }).then(setPicture), [wish, language]);
  if (picture === undefined) return null;
  const { options, settings, note } = picture;
  const start = () =>
    void attempt('open', { game: { box: box.id, options, seats: who.slice(0, wish.seats) } });
  return (
    <section className={styles.setUp} aria-label={box.name}>
      <div className={styles.setUpHead}>
        <h2>{box.name}</h2>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <SeatCount
        seats={box.seats}
        value={wish.seats}
        onChange={(seats) => setWish({ box: box.id, seats, options })}
      />
      <SeatList picture={picture} who={who} onChange={setWho} />
      {note !== undefined && (
        <p role="alert" className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.settings}>
        {settings.map((setting) => (
          <Setting
            key={setting.name}
            setting={setting}
            onChange={(value) => setWish({ ...wish, options, change: { name: setting.name, value } })}
          />
        ))}
      </div>
      <button type="button" className="primary" onClick={start}>
        {words.start}
      </button>
    </section>
  );
}

interface CountProps {
  readonly seats: readonly number[];
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

function SeatCount({ seats, value, onChange }: CountProps) {
  const words = useWords();
  if (seats.length === 1) return null;
  return (
    <fieldset className={styles.counts}>
      <legend>{words.players}</legend>
      {seats.map((count) => (
        <button key={count} type="button" aria-pressed={count === value} onClick={() => onChange(count)}>
          {words.playersCount(count)}
        </button>
      ))}
    </fieldset>
  );
}

interface SeatListProps {
  readonly picture: SetUpPicture;
  readonly who: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
}

function SeatList({ picture: { seatNames, bots }, who, onChange }: SeatListProps) {
  const words = useWords();
  return (
    <fieldset className={styles.counts}>
      <legend>{words.whoPlays}</legend>
      {seatNames.map((name, seat) => (
        <label key={name}>
          {name}{' '}
          <select
            value={who[seat]}
            onChange={({ target }) => onChange(who.map((one, i) => (i === seat ? target.value : one)))}
          >
            <option value="me">{words.person}</option>
            {bots.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

interface SettingProps {
  readonly setting: SettingPicture;
  readonly onChange: (value: string) => void;
}

function Setting({ setting: { name, title, about, value, values }, onChange }: SettingProps) {
  const known = values.some((one) => one.value === value);
  return (
    <div className={styles.setting}>
      <label htmlFor={`option-${name}`}>{title}</label>
      <select
        id={`option-${name}`}
        aria-describedby={`about-${name}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!known && <option value={value}>{value}</option>}
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
      <p id={`about-${name}`}>{about}</p>
    </div>
  );
}
