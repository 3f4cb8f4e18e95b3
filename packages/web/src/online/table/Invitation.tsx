import { useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { ask } from '../api';
import { Frame } from '../Frame';
import type { ListedTable } from '../forms';
import { boxOfTable, seatName, useGameName } from '../games';
import { newKey } from '../new-key';
import shared from '../online.module.css';
import { WhoAreYou } from '../people/WhoAreYou';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import type { TableFacts } from './facts';
import { OptionsInWords } from './OptionsInWords';
import { useTableWords } from './use-table-words';
import styles from './waiting-room.module.css';

type Invited = TableFacts & Pick<ListedTable, 'phase' | 'sitters'>;

interface Props {
  readonly table: string;
  readonly onWatch: () => void;
}

/** What somebody sees who follows a link and is not known yet: who invites, to which game, and a name to sit down with. */
export function Invitation({ table, onWatch }: Props) {
  const { entry } = useTableWords();
  const { run } = useDoing();
  const { answer } = useAnswer<Invited>(`/tables/${table}`);
  const invited = answer?.ok === true ? answer.value : undefined;
  const isFree = invited?.phase === 'open' && invited.sitters.includes(null);
  const sit = () =>
    void run(() => ask('POST', `/tables/${table}/acts`, { key: newKey(), act: { act: 'sit' } }));
  const host = hostOf(invited);
  return (
    <Frame title={host === undefined ? entry.invited : entry.invitedBy(host)} at="online">
      <WhoAreYou {...(isFree && { submit: entry.sitDown, onKnown: sit })} />
      {invited !== undefined && <Which wish={invited.wish} />}
      <div>
        <button type="button" data-watch onClick={onWatch}>
          {entry.watch}
        </button>
      </div>
    </Frame>
  );
}

function hostOf(invited: Invited | undefined): string | undefined {
  if (invited?.host === undefined) return undefined;
  return seatName(invited.sitters[invited.host]) ?? undefined;
}

/** The game, and how it is played. */
function Which({ wish }: Pick<TableFacts, 'wish'>) {
  const { waiting } = useTableWords();
  const words = useWords();
  const box = boxOfTable(wish.game, wish.options);
  const name = useGameName()(box);
  return (
    <section className={`${shared.card} ${styles.how}`} aria-label={waiting.options} data-invited-to>
      <BoxArt box={box} />
      <div>
        <h2>{name === '' ? words.loading : name}</h2>
        <OptionsInWords wish={wish} />
      </div>
    </section>
  );
}
