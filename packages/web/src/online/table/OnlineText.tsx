import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import shared from '../online.module.css';
import { Chat } from './Chat';
import { SeatClocks } from './Clocks';
import { DealCheck } from './DealCheck';
import { Offers } from './Offers';
import { OnlineEndButtons } from './OnlineEnd';
import { OnlineMenu } from './OnlineMenu';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** What belongs to a table that is elsewhere, beside a game that is written as text. */
export function OnlineText({ table, online }: Props) {
  const { chat } = useTableWords();
  return (
    <section aria-label={chat.title}>
      <SeatClocks table={table} online={online} />
      <Offers table={table} online={online} />
      <div className={shared.row}>
        <OnlineMenu table={table} online={online} onDone={() => undefined} />
        {online.phase === 'over' && <OnlineEndButtons table={table} online={online} />}
      </div>
      {online.phase === 'over' && <DealCheck online={online} />}
      <h2>{chat.title}</h2>
      <Chat online={online} />
    </section>
  );
}
