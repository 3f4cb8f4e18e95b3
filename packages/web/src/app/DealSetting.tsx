import { dealDigits } from './deal';
import { OptionArt } from './OptionArt';
import styles from './setting.module.css';
import { useWords } from './store';

interface Props {
  /** The digits of the number; empty for a new deal. */
  readonly deal: string;
  readonly onChange: (deal: string) => void;
}

/** The number of the deal, for people who want to play the same one. */
export function DealSetting({ deal, onChange }: Props) {
  const words = useWords().around.start;
  return (
    <div className={styles.setting} data-deal>
      <OptionArt name="deal" />
      <div className={styles.settingText}>
        <label htmlFor="deal">{words.deal}</label>
        <input
          id="deal"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="about-deal"
          value={deal}
          onChange={({ target }) => onChange(dealDigits(target.value))}
        />
        <p id="about-deal">{words.dealAbout}</p>
      </div>
    </div>
  );
}
