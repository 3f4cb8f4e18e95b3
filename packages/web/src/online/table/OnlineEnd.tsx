import { offerRecord } from '../../app/record-file';
import { goTo } from '../../app/route';
import { useWords } from '../../app/store';
import { GoOn } from '../../end/EndButtons';
import { LookBack } from '../../end/LookBack';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { ask, askText } from '../api';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Chat } from './Chat';
import { DealCheck } from './DealCheck';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
  /** The look of the cards of the screen on which it stands. */
  readonly card: string | undefined;
}

/** Why a game that was played elsewhere ended, if it was not played to its end by those who began it. */
export function HowItEnded({ table, online }: Omit<Props, 'card'>) {
  const { over } = useTableWords();
  const { result, resigned, replaced, timedOut } = online;
  const namesOf = (seats: readonly number[]) => seats.map((seat) => table.seats[seat].name).join(', ');
  const why = [
    result?.how === 'agreed' ? over.agreed : '',
    result?.how === 'time' ? over.time(namesOf(timedOut)) : '',
    result?.how === 'gone' ? over.gone(namesOf(timedOut)) : '',
    resigned.length > 0 ? over.resigned(namesOf(resigned)) : '',
    replaced.length > 0 ? over.replaced(namesOf(replaced)) : '',
  ].filter(Boolean);
  return why.length > 0 && <p data-how>{why.join(' ')}</p>;
}

/** What belongs to the result of a game that was played elsewhere: its deal, the chat. */
export function OnlineEnd({ online, card }: Omit<Props, 'table'>) {
  const { over, chat } = useTableWords();
  return (
    <>
      <section className={card} aria-label={over.deal}>
        <DealCheck online={online} />
      </section>
      <section className={card} aria-label={chat.title}>
        <h2>{chat.title}</h2>
        <Chat online={online} />
      </section>
    </>
  );
}

/** What can be done after a game that was played elsewhere. */
export function OnlineEndButtons({ table, online }: Omit<Props, 'card'>) {
  const words = useWords();
  const { over, entry } = useTableWords();
  const { lobby } = useOnlineWords();
  const doing = useDoing();
  // The next game of a campaign is opened when all are ready for it.
  const mayPlayAgain =
    online.daily === undefined && (table.campaign === undefined || online.rematch !== undefined);
  const playAgain = async () => {
    const path = `/tables/${online.table}/rematch`;
    const next = await doing.run(() => ask<{ readonly id: string }>('POST', path));
    if (next !== undefined) goTo({ at: 'online', id: next.value.id });
  };
  const download = async () => {
    const text = await doing.run(() => askText(`/tables/${online.table}/record`));
    if (text !== undefined) offerRecord(text.value);
  };
  return (
    <>
      {online.daily !== undefined && (
        <button type="button" className="primary" data-to-daily onClick={() => goTo({ at: 'daily' })}>
          {lobby.toDaily}
        </button>
      )}
      {table.campaign !== undefined && <GoOn online campaign={table.campaign} />}
      {mayPlayAgain && (online.seat !== undefined || online.rematch !== undefined) && (
        <button type="button" className="primary" data-rematch onClick={() => void playAgain()}>
          {online.rematch === undefined ? over.again : over.toRematch}
        </button>
      )}
      <LookBack />
      <button type="button" data-download onClick={() => void download()}>
        {words.exportRecord}
      </button>
      <button type="button" onClick={() => goTo({ at: 'lobby' })}>
        {entry.toLobby}
      </button>
    </>
  );
}
