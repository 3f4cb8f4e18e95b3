import { lazy, Suspense } from 'react';
import { downloadRecord } from '../app/record-file';
import { goTo } from '../app/route';
import { attempt, leaveTable, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { LookBack } from './LookBack';

const SharePicture = lazy(() =>
  import('../share/SharePicture').then((module) => ({ default: module.SharePicture })),
);

/** What can be done with a game of this browser that is over. */
export function EndButtons({ table }: { readonly table: Table }) {
  const words = useWords();
  const { end } = words.around;
  return (
    <>
      {table.campaign === undefined ? (
        <button type="button" className="primary" onClick={() => void attempt('rematch', {})}>
          {end.rematch}
        </button>
      ) : (
        <GoOn table={table} text={table.campaign.goOn} />
      )}
      <LookBack />
      <Suspense>
        <SharePicture table={table} />
      </Suspense>
      <button type="button" onClick={() => void downloadRecord()}>
        {words.exportRecord}
      </button>
      <button type="button" onClick={leaveTable}>
        {words.toStart}
      </button>
    </>
  );
}

/** Leads from a game of a campaign to its chronicle, where the next one begins. */
export function GoOn({ table, text }: { readonly table: Table; readonly text: string }) {
  const at = table.online === undefined ? 'campaign' : 'online-campaign';
  const go = () => goTo({ at, id: table.saveId });
  return (
    <button type="button" className="primary" data-campaign onClick={go}>
      {text}
    </button>
  );
}
