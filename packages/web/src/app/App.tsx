import { lazy, Suspense, useEffect } from 'react';
import { EndScreen } from '../end/EndScreen';
import { Announcer } from '../keys/Announcer';
import { TableKeys } from '../keys/TableKeys';
import { TableScreen } from '../table/TableScreen';
import { interfaceWords } from '../words/words';
import { DropZone } from './DropZone';
import { NewVersion } from './NewVersion';
import { type Route, useRoute } from './route';
import { SetUpScreen } from './SetUpScreen';
import { StartScreen } from './StartScreen';
import styles from './start.module.css';
import { call, leaveTable, putAway, update, usePage, useWords } from './store';

const HelpDialog = lazy(() =>
  import('../help/HelpDialog').then((module) => ({ default: module.HelpDialog })),
);
const Browser = lazy(() => import('../cards/Browser').then((module) => ({ default: module.Browser })));
const OpenedCard = lazy(() =>
  import('../cards/OpenedCard').then((module) => ({ default: module.OpenedCard })),
);
const TextScreen = lazy(() =>
  import('../text-mode/TextScreen').then((module) => ({ default: module.TextScreen })),
);
const OnlineScreen = lazy(() =>
  import('../online/OnlineScreen').then((module) => ({ default: module.OnlineScreen })),
);

const RecordsScreen = lazy(() =>
  import('../records/RecordsScreen').then((module) => ({ default: module.RecordsScreen })),
);

const ChronicleScreen = lazy(() =>
  import('../campaign/ChronicleScreen').then((module) => ({ default: module.ChronicleScreen })),
);

/** The whole page. */
export function App() {
  const { help, card, browsing } = usePage();
  return (
    <>
      <Suspense>
        <Screen route={useRoute()} />
      </Suspense>
      <Suspense>{help !== undefined && <HelpDialog opened={help} />}</Suspense>
      <Suspense>
        {browsing !== undefined && <Browser onClose={() => update({ browsing: undefined })} />}
      </Suspense>
      <Suspense>{card !== undefined && <OpenedCard id={card} />}</Suspense>
      <Announcer />
      <DropZone />
      <NewVersion />
    </>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const { table, language, atResult, textMode } = usePage();
  const words = useWords();
  const missing = route.at === 'table' && table?.saveId !== route.id ? route.id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    void call('resume', { id: missing }).then((done) => {
      if (done.ok) return;
      leaveTable();
      update({ notice: { kind: 'refused', text: interfaceWords[language].around.start.noSuchGame } });
    });
  }, [missing, language]);
  const isAtTable = route.at === 'table' || route.at === 'online';
  useEffect(() => {
    if (!isAtTable && table !== undefined) putAway();
  }, [isAtTable, table]);
  // Whoever goes elsewhere before a game is there does not want it any more.
  useEffect(() => {
    if (!isAtTable) void call('leave', {});
  }, [isAtTable, route.at]);
  if (route.at === 'start') return <StartScreen />;
  if (route.at === 'set-up') return <SetUpScreen key={route.box} box={route.box} />;
  if (route.at === 'records') return <RecordsScreen />;
  if (route.at === 'campaign') return <ChronicleScreen key={route.id} id={route.id} />;
  if (route.at !== 'table') return <OnlineScreen route={route} />;
  if (table === undefined || missing !== undefined) return <p className={styles.loading}>{words.loading}</p>;
  if (textMode)
    return (
      <>
        <TextScreen table={table} />
        <TableKeys table={table} />
      </>
    );
  const isResult = table.ending !== undefined && !table.replaying && atResult;
  return isResult ? <EndScreen table={table} /> : <TableScreen table={table} />;
}
