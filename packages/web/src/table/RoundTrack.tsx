import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { Sickle } from '../art/Sickle';
import type { ComingPicture, Table } from '../protocol/table';
import styles from './track.module.css';

/** All rounds of the game: where it is, after which there is a harvest, and what they bring the viewer. */
export function RoundTrack({ table: { round, harvests, coming } }: { readonly table: Table }) {
  return (
    <ol className={styles.rounds} aria-label={round.words}>
      {Array.from({ length: round.of }, (_, i) => i + 1).map((number) => (
        <Round
          key={number}
          number={number}
          state={number < round.now ? 'past' : number === round.now ? 'now' : 'next'}
          harvest={harvests.includes(number)}
          coming={coming.find((one) => one.round === number)}
        />
      ))}
    </ol>
  );
}

interface Props {
  readonly number: number;
  readonly state: 'past' | 'now' | 'next';
  readonly harvest: boolean;
  readonly coming: ComingPicture | undefined;
}

function Round({ number, state, harvest, coming }: Props) {
  const { atTable } = useWords();
  const brings = [...(coming?.goods.map(({ words }) => words) ?? []), ...(coming?.cards ?? [])];
  const said = [
    ...(harvest ? [atTable.harvestIn(number)] : []),
    ...(brings.length > 0 ? [atTable.comesWith(number, brings.join(', '))] : []),
  ].join('. ');
  return (
    <li
      className={styles.round}
      data-state={state}
      data-harvest={harvest}
      title={said || undefined}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span>{number}</span>
      {harvest && (
        <span className={styles.sickle}>
          <Sickle />
        </span>
      )}
      {said !== '' && <span className="unseen">{said}</span>}
      {coming !== undefined && (
        <span className={styles.coming} aria-hidden="true">
          {coming.goods.map(({ good, count }) => (
            <span key={good}>
              {count > 1 && count}
              <GoodIcon good={good} size={14} />
            </span>
          ))}
          {coming.cards.length > 0 && <b>+</b>}
        </span>
      )}
    </li>
  );
}
