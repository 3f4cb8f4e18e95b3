import type { Act } from '@furrow/wire/acts';
import { attempt } from '../../app/store';
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

/** What others would like to agree on, with yes and no, and what the viewer asked for. */
export function Offers({ table, online }: Props) {
  if (online.offers.length === 0) return null;
  return (
    <div className={styles.offers} role="status">
      {online.offers.map((offer) => (
        <OfferCard key={offer.offer} offer={offer} table={table} mine={online.seat} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly offer: OfferPicture;
  readonly table: Table;
  /** The seat of whoever looks on. */
  readonly mine: number | undefined;
}

function OfferCard({ offer, table, mine }: CardProps) {
  const { offers } = useTableWords();
  const isAsked = mine !== undefined && offer.by !== mine && !offer.yes.includes(mine);
  return (
    <section className={styles.offer} data-offer={offer.wants.what}>
      <p>{useOfferWords(offer, table)}</p>
      {isAsked && (
        <>
          <button type="button" className="primary" data-yes onClick={() => vote(offer.offer, true)}>
            {offers.yes}
          </button>
          <button type="button" data-no onClick={() => vote(offer.offer, false)}>
            {offers.no}
          </button>
        </>
      )}
      {offer.by === mine && (
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
