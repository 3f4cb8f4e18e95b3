import { useState } from 'react';
import { useLanguage } from '../../app/store';
import { PersonIcon } from '../../art/PersonIcon';
import { Sheet } from '../../cards/Sheet';
import type { Table } from '../../protocol/table';
import { useAnswer } from '../use-answer';
import { useOnlineWords } from '../use-online-words';
import styles from './sheets.module.css';
import { useTableWords } from './use-table-words';

/** What an opponent did, in at most two lines. */
interface Told {
  readonly seat: number;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Whoever comes back after so many moves of others is told what they did. */
const WORTH_TELLING = 2;

/** What the others did since the viewer moved last; told once to whoever comes to a game that went on without them. */
export function SinceLastMove({ table }: { readonly table: Table }) {
  const [asked, setAsked] = useState(() => movesOfOthers(table) >= WORTH_TELLING);
  return asked ? <Digest id={table.saveId} onClose={() => setAsked(false)} /> : null;
}

/** How many moves of others the log has after the last one of the viewer, if the viewer is waited for. */
function movesOfOthers({ log, viewer, waitsFor, online }: Table): number {
  if (waitsFor !== viewer || online?.pace.pace === 'live') return 0;
  const since = log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
  return new Set(since.filter(({ seat }) => seat >= 0).map(({ move }) => move)).size;
}

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** What every opponent did, on a sheet. */
export function Digest({ id, onClose }: Props) {
  const words = useTableWords().since;
  const language = useLanguage();
  const { lobby } = useOnlineWords();
  const { answer } = useAnswer<{ readonly opponents: readonly Told[] }>(
    `/tables/${id}/digest?lang=${language}`,
  );
  if (answer === undefined) return null;
  const told = answer.ok ? answer.value.opponents : [];
  return (
    <Sheet label={words.title} onClose={onClose}>
      <h2>{words.title}</h2>
      {!answer.ok && <p>{answer.words ?? lobby.unreachable}</p>}
      {answer.ok && told.length === 0 && <p>{words.nothing}</p>}
      <dl className={styles.digest} data-digest>
        {told.map(({ seat, name, lines }) => (
          <div key={seat}>
            <dt style={{ color: `var(--seat-${seat})` }}>
              <PersonIcon seat={seat} size={18} /> {name}
            </dt>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two can be the same.
              <dd key={i}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
