import { lazy, Suspense } from 'react';
import { Pack } from '../cards/Pack';
import type { Deciding } from '../decisions/deciding';
import { SkipLinks } from '../keys/SkipLinks';
import { TableKeys } from '../keys/TableKeys';
import type { PackPicture } from '../protocol/pack';
import type { Table } from '../protocol/table';
import { TableFoot } from '../replay/TableFoot';
import { Log } from './Log';
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

/** The table before the game begins, while everybody keeps cards of packs: nothing else matters yet. */
export function PackScreen({ table, pack, deciding }: Props) {
  return (
    <div className={styles.screen} data-version={table.version} data-game={table.game} data-pane="board">
      <SkipLinks />
      <Track table={table} />
      <main key={pack.cards.map(({ id }) => id).join()} className={styles.main} data-part="board">
        <Pack table={table} pack={pack} deciding={deciding} />
        <aside className={styles.side}>
          {table.online === undefined ? (
            <Log lines={table.log} />
          ) : (
            <Suspense fallback={<div />}>
              <OnlineSide table={table} online={table.online} tab={null} />
            </Suspense>
          )}
        </aside>
      </main>
      <TableFoot table={table} deciding={deciding} />
      <TableKeys table={table} />
    </div>
  );
}
