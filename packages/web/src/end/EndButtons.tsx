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
        <GoOn online={false} campaign={table.campaign} />
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

interface GoOnProps {
  readonly online: boolean;
  readonly campaign: NonNullable<Table['campaign']>;
}

/** Leads from a game of a campaign to its chronicle, where the next one begins. */
export function GoOn({ online, campaign: { chronicle, goOn } }: GoOnProps) {
  const go = () => goTo({ at: online ? 'online-campaign' : 'campaign', id: chronicle });
  return (
    <button type="button" className="primary" data-campaign onClick={go}>
      {goOn}
    </button>
  );
}
