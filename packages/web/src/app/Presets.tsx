import { Scene } from '../art/Scene';
import type { PresetId, PresetPicture } from '../protocol/presets';
import type { SetUpPicture } from '../protocol/set-up';
import styles from './presets.module.css';
import type { Player } from './SeatList';
import { useWords } from './store';

/** The landscape of each preset. */
const SCENES: Readonly<Record<PresetId, string>> = {
  first: 'cradle',
  family: 'meeting-place',
  classic: 'harvest',
  expert: 'lessons',
  seasons: 'grove',
  solo: 'fishing',
};

interface Props {
  readonly picture: SetUpPicture;
  /** The game has cards; else an expert's game has more buildings. */
  readonly hasCards: boolean;
  readonly players: readonly Player[];
  readonly onChoose: (preset: PresetPicture) => void;
}

/** Games that are set up already; one tap takes over everything of one. */
export function Presets({ picture: { presets, preset, seatNames }, hasCards, players, onChoose }: Props) {
  const words = useWords();
  const { start } = words.around;
  const bots = players.slice(1, seatNames.length).map(({ bot }) => bot);
  return (
    <section className={styles.presets} aria-label={start.presetsTitle}>
      {presets.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.preset}
          aria-pressed={one.id === preset && bots.every((bot) => bot === one.bot)}
          data-preset={one.id}
          onClick={() => onChoose(one)}
        >
          <span className={styles.presetArt}>
            <Scene name={SCENES[one.id]} />
          </span>
          <strong>{start.presets[one.id].title}</strong>
          <span>
            {one.id === 'expert' && !hasCards ? start.withAllBuildings : start.presets[one.id].about}
          </span>
          <small>{words.playersCount(one.seats)}</small>
        </button>
      ))}
    </section>
  );
}
