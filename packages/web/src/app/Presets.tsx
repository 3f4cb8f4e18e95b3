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

/** The same where there are animals and nothing grows. */
const ANIMAL_SCENES: Readonly<Partial<Record<PresetId, string>>> = {
  first: 'sheep-fold',
  classic: 'cow-meadow',
  expert: 'horse-meadow',
};

interface Props {
  readonly picture: SetUpPicture;
  /** The game has cards; else its games differ by their buildings. */
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
            <Scene name={(hasCards ? undefined : ANIMAL_SCENES[one.id]) ?? SCENES[one.id]} />
          </span>
          <strong>{start.presets[one.id].title}</strong>
          <span>{(hasCards ? undefined : start.withBuildings[one.id]) ?? start.presets[one.id].about}</span>
          <small>{words.playersCount(one.seats)}</small>
        </button>
      ))}
    </section>
  );
}
