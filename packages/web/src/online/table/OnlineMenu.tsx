import type { Act } from '@furrow/wire/acts';
import type { Offer } from '@furrow/wire/told';
import { useState } from 'react';
import { attempt } from '../../app/store';
import { Sheet } from '../../cards/Sheet';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { Digest } from './SinceLastMove';
import { StandingOrders } from './StandingOrders';
import { isPerson } from './sitters';
import { useTableWords } from './use-table-words';

/** The bot that is proposed for a seat whose person is gone. */
const SUBSTITUTE = 'level-2';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
  /** The menu closes. */
  readonly onDone: () => void;
}

function act(wanted: Act): void {
  void attempt('tableAct', { act: wanted });
}

/** What somebody who plays at a table that is elsewhere can do besides moving. */
export function OnlineMenu({ table, online, onDone }: Props) {
  const { menu } = useTableWords();
  const [open, setOpen] = useState<'since' | 'orders' | 'resign'>();
  if (online.phase !== 'playing' || online.seat === undefined) return null;
  const close = () => {
    setOpen(undefined);
    onDone();
  };
  return (
    <>
      <button type="button" data-menu="since" onClick={() => setOpen('since')}>
        {menu.since}
      </button>
      {online.pace.pace !== 'live' && (
        <button type="button" data-menu="orders" onClick={() => setOpen('orders')}>
          {menu.orders}
        </button>
      )}
      <Proposals table={table} online={online} onDone={onDone} />
      <button type="button" data-menu="resign" onClick={() => setOpen('resign')}>
        {menu.resign}
      </button>
      {open === 'since' && <Digest id={online.table} onClose={close} />}
      {open === 'orders' && <StandingOrders table={table} onClose={close} />}
      {open === 'resign' && <Resigning online={online} onClose={close} />}
    </>
  );
}

/** What everybody must agree to: going back over what others did, ending, a bot for every seat whose time is up. Bots are not asked. */
function Proposals({ table: { back, seats }, online, onDone }: Props) {
  const { menu } = useTableWords();
  if (online.sitters.filter(isPerson).length < 2) return null;
  const propose = (wants: Offer) => () => {
    onDone();
    act({ act: 'offer', wants });
  };
  const { undo } = back;
  return (
    <>
      {undo !== undefined && online.undoAsks && (
        <button type="button" data-menu="offer-undo" onClick={propose({ what: 'undo', to: undo })}>
          {menu.offerUndo}
        </button>
      )}
      <button type="button" data-menu="offer-end" onClick={propose({ what: 'end' })}>
        {menu.offerEnd}
      </button>
      {online.timedOut
        .filter((seat) => seat !== online.seat)
        .map((seat) => (
          <button
            key={seat}
            type="button"
            data-menu="replace"
            onClick={propose({ what: 'replace', seat, bot: SUBSTITUTE })}
          >
            {menu.replace(seats[seat].name)}
          </button>
        ))}
    </>
  );
}

interface ResigningProps {
  readonly online: OnlinePicture;
  readonly onClose: () => void;
}

function Resigning({ online, onClose }: ResigningProps) {
  const { menu } = useTableWords();
  const people = online.sitters.filter(isPerson).length;
  return (
    <Sheet
      label={menu.resign}
      onClose={onClose}
      deed={{ title: menu.resign, run: () => act({ act: 'resign' }), instead: menu.keepPlaying }}
    >
      <h2>{menu.resign}</h2>
      <p>{people > 2 ? menu.resignMore : menu.resignTwo}</p>
    </Sheet>
  );
}
