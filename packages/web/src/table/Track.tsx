import { lazy, Suspense, useEffect, useState } from 'react';
import { PreferencesDialog, PreferencesLine } from '../app/Preferences';
import { downloadRecord } from '../app/record-file';
import { call, leaveTable, like, update, useWords } from '../app/store';
import { Sickle } from '../art/Sickle';
import { useAids } from '../keys/useAids';
import { useDrawer } from '../keys/useDrawer';
import type { Table } from '../protocol/table';
import { SoundSwitch } from '../rhythm/SoundSwitch';
import { Forecast } from './Forecast';
import { RoundTrack } from './RoundTrack';
import { ScoreNow } from './ScoreNow';
import { SeasonChip } from './SeasonChip';
import styles from './top.module.css';

const loadOnlineMenu = () =>
  import('../online/table/OnlineMenu').then((module) => ({ default: module.OnlineMenu }));
const OnlineMenu = lazy(loadOnlineMenu);
const Browser = lazy(() => import('../cards/Browser').then((module) => ({ default: module.Browser })));

/** Rounds and harvests, notes, and the menu. */
export function Track({ table }: { readonly table: Table }) {
  const words = useWords();
  const { gameName, round, notes } = table;
  /** While everybody comes by a hand, neither food nor points tell anything. */
  const hasBegun = round.now > 0;
  return (
    <header className={styles.top}>
      <div className={styles.title}>
        <h1>
          <span className="unseen">{gameName}, </span>
          {round.words}
        </h1>
        {table.aim !== undefined && (
          <span className={styles.chip} data-aim>
            {table.aim}
          </span>
        )}
      </div>
      {hasBegun && <RoundTrack table={table} />}
      {table.harvests.includes(round.now) && (
        <span className={styles.chip} data-warn>
          <Sickle />
          {words.atTable.harvestIn(round.now)}
        </span>
      )}
      {hasBegun && table.forecast !== undefined && (
        <Forecast forecast={table.forecast} now={table.round.now} />
      )}
      {table.seasonText === undefined ? (
        notes.length > 0 && (
          <span className={styles.chip} data-on-board={table.supply !== undefined}>
            {notes.join(' · ')}
          </span>
        )
      ) : (
        <SeasonChip text={table.seasonText}>{notes.join(' · ')}</SeasonChip>
      )}
      {hasBegun && <ScoreNow table={table} />}
      <Menu table={table} />
    </header>
  );
}

function Menu({ table }: { readonly table: Table }) {
  const words = useWords();
  const aids = useAids();
  const { open, button, toggle, close } = useDrawer();
  const [browsing, setBrowsing] = useState(false);
  const [preferring, setPreferring] = useState(false);
  const isOnline = table.online !== undefined;
  // The menu opens whole, so that nothing moves under the pointer; so all of it is fetched before.
  useEffect(() => {
    if (isOnline) void loadOnlineMenu();
  }, [isOnline]);
  /** Closes the menu first: what opens then gives the focus back to the button of the menu. */
  const entry = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <div className={styles.menu}>
      <button ref={button} type="button" aria-expanded={open} onClick={toggle}>
        {words.menu}
      </button>
      {open && (
        <Suspense>
          <div className={styles.menuSheet}>
            {table.aim !== undefined && <p className={styles.aim}>{table.aim}</p>}
            <PreferencesLine onOpen={entry(() => setPreferring(true))} />
            {table.online !== undefined && <OnlineMenu table={table} online={table.online} onDone={close} />}
            <button type="button" data-menu="look-up" onClick={entry(() => setBrowsing(true))}>
              {words.atTable.lookUp}
            </button>
            <button type="button" data-menu="replay" onClick={entry(() => void call('replay', { moves: 0 }))}>
              {words.around.end.replay}
            </button>
            <button type="button" data-menu="rules" onClick={entry(() => update({ help: {} }))}>
              {aids.help.open}
            </button>
            <button type="button" data-menu="keys" onClick={entry(() => update({ aid: 'keys' }))}>
              {aids.keys.title}
            </button>
            <SoundSwitch table={table} />
            <button type="button" data-menu="text" onClick={() => like({ textMode: true })}>
              {aids.text.on}
            </button>
            {table.online === undefined && (
              <button type="button" onClick={entry(() => void downloadRecord())}>
                {words.exportRecord}
              </button>
            )}
            <button type="button" onClick={leaveTable}>
              {words.toStart}
            </button>
          </div>
        </Suspense>
      )}
      {preferring && <PreferencesDialog onClose={() => setPreferring(false)} />}
      {browsing && (
        <Suspense>
          <Browser onClose={() => setBrowsing(false)} />
        </Suspense>
      )}
    </div>
  );
}
