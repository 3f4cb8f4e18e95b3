import { lazy, Suspense } from 'react';
import { Kept, Pack, Passed } from '../cards/Pack';
import { Results } from '../cards/Results';
import type { Deciding } from '../decisions/deciding';
import { decisionViews } from '../decisions/registry';
import { SkipLinks } from '../keys/SkipLinks';
import { TableKeys } from '../keys/TableKeys';
import type { PackPicture } from '../protocol/pack';
import type { Table } from '../protocol/table';
import { TableFoot } from '../replay/TableFoot';
import styles from './pack-screen.module.css';
import { Track } from './Track';

const OnlineSide = lazy(() =>
  import('../online/table/OnlineSide').then((module) => ({ default: module.OnlineSide })),
);

interface Props {
  readonly table: Table;
  readonly pack: PackPicture;
  readonly deciding: Deciding | undefined;
}

/** The hand as a pack, where what is asked is about all of it; undefined for any other question. */
export function handToRead({ hand }: Table, deciding: Deciding | undefined): PackPicture | undefined {
  if (deciding === undefined || decisionViews[deciding.asked.ask].readsHand !== true) return undefined;
  return { cards: hand, isHand: true, chosen: [], answered: false, thinking: [] };
}

/** The table before the game begins, while everybody comes by a hand: nothing else matters yet. */
export function PackScreen({ table, pack, deciding }: Props) {
  return (
    <div className={styles.screen} data-version={table.version} data-game={table.game} data-pane="board">
      <SkipLinks />
      <Track table={table} />
      <main key={pack.cards.map(({ id }) => id).join()} className={styles.main} data-part="board">
        <Pack table={table} pack={pack} deciding={deciding} />
        <aside className={styles.side} data-beside-pack>
          {pack.isHand === undefined && <Kept cards={table.hand} />}
          <Passed table={table} pack={pack} />
          <Results cards={pack.cards} />
          {table.online !== undefined && (
            <Suspense fallback={<div />}>
              <OnlineSide table={table} online={table.online} tab={null} folded />
            </Suspense>
          )}
        </aside>
      </main>
      <TableFoot table={table} deciding={deciding} />
      <TableKeys table={table} />
    </div>
  );
}
