import type { Order } from '@furrow/wire/acts';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../app/store';
import { Sheet } from '../../cards/Sheet';
import type { Table } from '../../protocol/table';
import { ask } from '../api';
import { useAnswer } from '../use-answer';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { GivenOrders } from './GivenOrders';
import { OrderForm } from './OrderForm';
import { draftOf, ordersOf, without } from './order-draft';
import styles from './sheets.module.css';
import { useTableWords } from './use-table-words';

/** What the server says of the orders of whoever asks. */
interface OrderFacts {
  readonly orders?: readonly Order[];
}

interface Props {
  readonly table: Table;
  readonly onClose: () => void;
}

/** The orders that were given last, until the server has them. */
let underWay: Promise<unknown> = Promise.resolve();

/** What shall be done for the viewer while they are away, as far as they have said it, to be changed; what is still on its way is waited for. */
export function StandingOrders(props: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => void underWay.finally(() => setThere(true)), []);
  return isThere && <Fetched {...props} />;
}

function Fetched({ table, onClose }: Props) {
  const { orders: words } = useTableWords();
  const { lobby } = useOnlineWords();
  const { answer } = useAnswer<OrderFacts>(`/tables/${table.saveId}`);
  if (answer === undefined) return null;
  if (answer.ok) return <Orders table={table} known={answer.value.orders ?? []} onClose={onClose} />;
  return (
    <Sheet label={words.title} onClose={onClose}>
      <h2>{words.title}</h2>
      <p role="status">{answer.words ?? lobby.unreachable}</p>
    </Sheet>
  );
}

function Orders({ table, known, onClose }: Props & { readonly known: readonly Order[] }) {
  const { orders: words } = useTableWords();
  const [given, setGiven] = useState(known);
  const [draft, setDraft] = useState(() => draftOf(known));
  const [said, setSaid] = useState('');
  const isAsked = table.asked.some(({ open }) => !open);
  const title = useRef<HTMLHeadingElement>(null);
  const doing = useDoing();
  const order = (orders: readonly Order[]) => {
    const done = attempt('tableAct', { act: { act: 'orders', orders: [...orders] } });
    underWay = done;
    return done;
  };
  const save = async () => {
    if (await order(ordersOf(draft))) tellPerson(words.saved);
  };
  // Some may have been carried out since the sheet was opened: those are not given again.
  const takeBack = async (taken: Order) => {
    const now = await doing.run(() => ask<OrderFacts>('GET', `/tables/${table.saveId}`));
    if (now === undefined) return;
    const left = without(now.value.orders ?? [], taken);
    if (!(await order(left))) return;
    setGiven(left);
    setDraft(draftOf(left));
    setSaid(words.takenBack);
    // The button that had the focus goes with the order.
    title.current?.focus();
  };
  return (
    <Sheet label={words.title} onClose={onClose} deed={{ title: words.save, run: () => void save() }}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.soft}>{words.about}</p>
      {isAsked && <p>{words.fromNext}</p>}
      <div className={styles.orders}>
        <GivenOrders
          table={table}
          orders={given}
          busy={doing.busy}
          onTakeBack={(taken) => void takeBack(taken)}
        />
        <p role="status" className="unseen">
          {said}
        </p>
        <OrderForm table={table} draft={draft} onChange={setDraft} />
      </div>
    </Sheet>
  );
}
