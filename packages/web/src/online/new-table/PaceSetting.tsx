import type { Pace } from '@furrow/wire/wish';
import { Segments } from '../../app/Segments';
import { useLanguage } from '../../app/store';
import { NumberField } from '../NumberField';
import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { hourHere, hourInUtc, PRESETS, paceText } from './pace';

interface Props {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

/** How long people may think: a sort, a few usual measures of it, and any other. */
export function PaceSetting({ pace, onChange }: Props) {
  const { wish } = useOnlineWords();
  const sorts = [
    { value: 'free', title: wish.free },
    { value: 'live', title: wish.live },
    { value: 'slow', title: wish.slow },
  ] as const;
  const about = { free: wish.freeAbout, live: wish.liveAbout, slow: wish.slowAbout };
  return (
    <>
      <Segments
        title={wish.pace}
        value={pace.pace}
        values={sorts}
        about="about-pace"
        onChange={(sort) => onChange(sort === 'free' ? { pace: 'free' } : PRESETS[sort][1])}
      />
      <p id="about-pace" className={styles.soft}>
        {about[pace.pace]}
      </p>
      {pace.pace === 'live' && <Live pace={pace} onChange={onChange} />}
      {pace.pace === 'slow' && <Slow pace={pace} onChange={onChange} />}
    </>
  );
}

type Of<P extends Pace['pace']> = Props & { readonly pace: Extract<Pace, { readonly pace: P }> };

function Live({ pace, onChange }: Of<'live'>) {
  const { wish } = useOnlineWords();
  return (
    <>
      <Presets pace={pace} presets={PRESETS.live} onChange={onChange} />
      <div className={styles.numbers}>
        <NumberField
          title={wish.bank}
          value={pace.bank / 60}
          least={1}
          most={600}
          onChange={(minutes) => onChange({ ...pace, bank: minutes * 60 })}
        />
        <NumberField
          title={wish.increment}
          value={pace.increment}
          least={0}
          most={600}
          onChange={(increment) => onChange({ ...pace, increment })}
        />
      </div>
    </>
  );
}

function Slow({ pace, onChange }: Of<'slow'>) {
  const { wish } = useOnlineWords();
  return (
    <>
      <Presets pace={pace} presets={PRESETS.slow} onChange={onChange} />
      <div className={styles.numbers}>
        <NumberField
          title={wish.days}
          value={pace.days}
          least={1}
          most={30}
          onChange={(days) => onChange({ ...pace, days })}
        />
        <Hours pace={pace} onChange={onChange} />
      </div>
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The playing hours, by the clock here; the server knows them by UTC. */
function Hours({ pace, onChange }: Of<'slow'>) {
  const { wish } = useOnlineWords();
  const fromHere = hourHere(pace.from);
  const toHere = hourHere(pace.to);
  const set = (from: number, to: number) => onChange({ ...pace, ...hoursInUtc(from, to) });
  return (
    <>
      <label className={styles.field}>
        {wish.from}
        <select value={fromHere} onChange={({ target }) => set(Number(target.value), toHere)}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>{`${hour}:00`}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {wish.to}
        <select value={toHere} onChange={({ target }) => set(fromHere, Number(target.value))}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>{`${hour}:00`}</option>
          ))}
        </select>
      </label>
      {fromHere === toHere && <span className={styles.allDay}>{wish.allDay}</span>}
    </>
  );
}

/** Hours of the day here in UTC; the same hour twice is the whole day. */
function hoursInUtc(from: number, to: number): { readonly from: number; readonly to: number } {
  if (from === to) return { from: 0, to: 24 };
  const end = hourInUtc(to);
  return { from: hourInUtc(from), to: end === 0 ? 24 : end };
}

interface PresetsProps<P extends Pace> {
  readonly pace: P;
  readonly presets: readonly P[];
  readonly onChange: (pace: Pace) => void;
}

function Presets<P extends Pace>({ pace, presets, onChange }: PresetsProps<P>) {
  const { wish } = useOnlineWords();
  const language = useLanguage();
  const now = paceText(pace, wish, language);
  const known = presets.map((preset) => ({ preset, title: paceText(preset, wish, language) }));
  const values = known.map(({ title }) => ({ value: title, title }));
  const own = values.some(({ value }) => value === now) ? [] : [{ value: now, title: wish.ownPace }];
  return (
    <Segments
      title={wish[pace.pace]}
      value={now}
      values={[...values, ...own]}
      onChange={(value) => onChange(known.find(({ title }) => title === value)?.preset ?? pace)}
    />
  );
}
