import { useEffect, useState } from 'react';
import type { BoxPicture, SetUpPicture, Wish } from '../protocol/set-up';
import { call, usePage } from './store';

/** Another number of seats, perhaps with all options, or another value of an option. */
type Change = Pick<Wish, 'seats'> | Pick<Wish, 'seats' | 'options'> | Required<Pick<Wish, 'change'>>;

/** What is wished, and what comes of it. */
export function useWish(box: BoxPicture) {
  const { language } = usePage();
  const [wish, setWish] = useState<Wish>({
    box: box.id,
    seats: box.seats.includes(2) ? 2 : box.seats[0],
    options: {},
  });
  const [known, setKnown] = useState<{ wish: Wish; picture: SetUpPicture }>();
  /** What is to be changed as soon as it is known what comes of the changes before. */
  const [changes, setChanges] = useState<readonly Change[]>([]);
  useEffect(
    () => void call('setUp', { wish }).then((picture) => setKnown({ wish, picture })),
    [wish, language],
  );
  const isKnown = known?.wish === wish;
  if (isKnown && changes.length > 0) {
    const [first, ...later] = changes;
    setChanges(later);
    setWish({ box: box.id, seats: wish.seats, options: known.picture.options, ...first });
  }
  return {
    wish,
    picture: known?.picture,
    /** The picture shows all that is wished now. */
    isFresh: isKnown && changes.length === 0,
    change: (change: Change) => setChanges((before) => [...before, change]),
  };
}
