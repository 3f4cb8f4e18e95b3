import { useEffect, useState } from 'react';
import { call, useLanguage, useWords } from '../app/store';
import { Cards } from '../cards/Cards';
import { BuildingLayer } from '../farm/BuildingLayer';
import { FarmView } from '../farm/FarmView';
import type { CardPicture } from '../protocol/card';
import type { FarmPicture } from '../protocol/farm';
import type { SeatPicture } from '../protocol/seat';
import { Amounts } from './Amounts';
import styles from './open-seat.module.css';
import { SeatHead } from './SeatHead';

/** Everything of another seat, large: its farm and goods, and beside them its cards or the buildings on its farm. */
export function OpenSeat({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { level, facts, coming, farm } = seat;
  const cards = [...seat.cards, ...useBuildings(farm)];
  return (
    <div className={styles.seat} data-cards={cards.length > 0}>
      <div className={styles.place}>
        <SeatHead seat={seat} />
        <div className={styles.farm}>
          <FarmView farm={farm} label={seat.name} overlay={<BuildingLayer farm={farm} />} />
        </div>
        <Amounts amounts={seat.goods} />
        <p className={styles.soft}>
          {[...(level === undefined ? [] : [words.botOf(level)]), ...facts, ...coming].join(' · ')}
        </p>
      </div>
      {cards.length > 0 && <Cards cards={cards} />}
    </div>
  );
}

/** The cards of the buildings on a farm, each once. */
function useBuildings({ cells }: FarmPicture): readonly CardPicture[] {
  const language = useLanguage();
  const [cards, setCards] = useState<readonly CardPicture[]>([]);
  const buildings = cells.filter(({ kind }) => kind === 'building').map(({ what = '' }) => what);
  const ids = [...new Set(buildings)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards are told in the language of the page.
  useEffect(() => {
    let wanted = true;
    const all = ids === '' ? [] : ids.split(',').map((id) => call('entry', { id }));
    void Promise.all(all).then((found) => {
      if (wanted) setCards(found.flatMap((entry) => entry?.card ?? []));
    });
    return () => {
      wanted = false;
    };
  }, [ids, language]);
  return cards;
}
