import type { Act } from '@furrow/wire/acts';
import { useState } from 'react';
import { attempt, useWords } from '../../app/store';
import type { OfferPicture, OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

function vote(offer: number, yes: boolean): void {
  const act: Act = { act: 'vote', offer, yes };
  void attempt('tableAct', { act });
}

/** What others would like to agree on, with yes and no, what the viewer asked for, and who said no to it. */
export function Offers({ table, online }: Props) {
  const [seen, setSeen] = useState<number>();
  const isMine = online.declined?.by === online.seat && online.declined?.offer !== seen;
  const declined = isMine ? online.declined : undefined;
  if (online.offers.length === 0 && declined === undefined) return null;
  return (
    <div className={styles.offers} role="status">
      {declined !== undefined && (
        <Declined name={table.seats[declined.declinedBy].name} onClose={() => setSeen(declined.offer)} />
      )}
      {online.offers.map((offer) => (
        <OfferCard key={offer.offer} offer={offer} table={table} online={online} />
      ))}
    </div>
  );
}

/** Says who said no. */
function Declined({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { offers } = useTableWords();
  const words = useWords();
  return (
    <section className={styles.offer} data-declined>
      <p>{offers.declined(name)}</p>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        ×
      </button>
    </section>
  );
}

interface CardProps {
  readonly offer: OfferPicture;
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** Whoever looks on must still say yes or no. Whose time is up is asked only whether to go back. */
function isAsked({ by, wants, yes }: OfferPicture, { seat, timedOut }: OnlinePicture): boolean {
  if (seat === undefined || by === seat || yes.includes(seat)) return false;
  return wants.what === 'undo' || !timedOut.includes(seat);
}

function OfferCard({ offer, table, online }: CardProps) {
  const { offers } = useTableWords();
  return (
    <section className={styles.offer} data-offer={offer.wants.what}>
      <p>{useOfferWords(offer, table)}</p>
      {isAsked(offer, online) && (
        <>
          <button type="button" className="primary" data-yes onClick={() => vote(offer.offer, true)}>
            {offers.yes}
          </button>
          <button type="button" data-no onClick={() => vote(offer.offer, false)}>
            {offers.no}
          </button>
        </>
      )}
      {offer.by === online.seat && (
        <button type="button" data-no title={offers.waits} onClick={() => vote(offer.offer, false)}>
          {offers.withdraw}
        </button>
      )}
    </section>
  );
}

function useOfferWords({ by, wants }: OfferPicture, { seats, moves }: Table): string {
  const { offers } = useTableWords();
  const { name } = seats[by];
  switch (wants.what) {
    case 'undo':
      return offers.undo(name, moves.all - wants.to);
    case 'end':
      return offers.end(name);
    case 'replace':
      return offers.replace(name, seats[wants.seat].name);
  }
}
