import { usePage, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { useAids } from './useAids';

/** So many lines are kept to be said. */
const MOST = 30;

/** Says to screen readers what others do, politely, and at once what is refused and what is asked. */
export function Announcer() {
  const { table, notice } = usePage();
  const asked = useAsked(table);
  const refused = notice !== undefined && notice.kind !== 'advice' ? notice.text : '';
  return (
    <div className="unseen">
      <div aria-live="polite" data-live="polite">
        {table !== undefined && !table.replaying && <Happened table={table} />}
        {notice?.kind === 'advice' && <p>{notice.text}</p>}
      </div>
      <div aria-live="assertive" data-live="asked">
        {asked}
      </div>
      <div role="alert" data-live="refused">
        {refused}
      </div>
    </div>
  );
}

/** What others did since the viewer acted last, the parts of a harvest that followed, and how the game ended; a live region says only what is new in it. */
function Happened({ table }: { readonly table: Table }) {
  const { log, beats, viewer, ending } = table;
  const first = Math.max(log.findLastIndex(({ seat }) => seat === viewer) + 1, log.length - MOST);
  const acted = log[first - 1]?.move ?? 0;
  return (
    <>
      {beats
        .filter(({ move, begins }) => begins && move >= acted)
        .map(({ move, phase, words }) => (
          <p key={`${move} ${phase}`}>{words}</p>
        ))}
      {log.slice(first).map(({ text }, i) => (
        <p key={first + i}>{text}</p>
      ))}
      {ending !== undefined && <p>{ending.winner}</p>}
    </>
  );
}

/** Whose turn it is and what is asked; said again only when the question is another. */
function useAsked(table: Table | undefined): string {
  const { said } = useAids();
  const words = useWords();
  const [asked] = table?.asked.filter(({ open }) => !open) ?? [];
  if (table?.handTo !== undefined) return words.handScreenTo(table.seats[table.handTo].name);
  return table === undefined || asked === undefined
    ? ''
    : said.asked(table.seats[asked.seat].name, (asked.ahead ?? asked).prompt);
}
