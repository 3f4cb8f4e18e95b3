import type { ReactNode } from 'react';
import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { Sickle } from '../art/Sickle';
import type { SpacePicture } from '../protocol/space';
import type { Table } from '../protocol/table';
import { FaceDown } from './FaceDown';
import styles from './round-cards.module.css';

interface Props {
  readonly table: Table;
  readonly title: string;
  /** The cards that lie face up. */
  readonly spaces: readonly SpacePicture[];
  readonly draw: (space: SpacePicture) => ReactNode;
}

/** All rounds of the game as places for their cards, with harvests, and what lies on rounds to come. */
export function RoundCards({ table, title, spaces, draw }: Props) {
  const { round, faceDown, harvests } = table;
  return (
    <ol className={styles.track} aria-label={title}>
      {Array.from({ length: round.of }, (_, i) => i + 1).map((number) => {
        const space = spaces.find((one) => one.round === number);
        const card = faceDown.find((one) => one.round === number);
        return (
          <li
            key={number}
            className={styles.slot}
            data-now={number === round.now}
            data-face={space === undefined ? 'down' : 'up'}
            aria-current={number === round.now ? 'step' : undefined}
          >
            <span className={styles.number}>{number}</span>
            {space !== undefined && draw(space)}
            {space === undefined && card !== undefined && <FaceDown card={card} />}
            {harvests.includes(number) && <HarvestMark round={number} />}
            <Coming table={table} round={number} />
          </li>
        );
      })}
    </ol>
  );
}

function HarvestMark({ round }: { readonly round: number }) {
  const { atTable } = useWords();
  const said = atTable.harvestIn(round);
  return (
    <span className={styles.harvest} title={said}>
      <Sickle />
      <span className="unseen">{said}</span>
    </span>
  );
}

/** What comes to the viewer with a round. */
function Coming({ table: { coming, viewer }, round }: { readonly table: Table; readonly round: number }) {
  const { atTable } = useWords();
  const here = coming.find((one) => one.round === round);
  if (here === undefined) return null;
  const brings = [...here.goods.map(({ words }) => words), ...here.cards].join(', ');
  const said = atTable.comesWith(round, brings);
  return (
    <span className={styles.coming} style={{ borderColor: `var(--pawn-${viewer})` }} title={said}>
      {here.goods.map(({ good, count }) => (
        <span key={good} aria-hidden="true">
          {count > 1 && count}
          <GoodIcon good={good} />
        </span>
      ))}
      {here.cards.length > 0 && <b aria-hidden="true">+</b>}
      <span className="unseen">{said}</span>
    </span>
  );
}
