import { useEffect, useState } from 'react';
import type { BoxPicture, SetUpPicture, Wish } from '../protocol/set-up';
import { call, usePage } from './store';

/** What is wished, and what comes of it. */
export function useWish(box: BoxPicture) {
  const { language } = usePage();
  const [wish, setWish] = useState<Wish>({
    box: box.id,
    seats: box.seats.includes(2) ? 2 : box.seats[0],
    options: {},
  });
  const [known, setKnown] = useState<{ wish: Wish; picture: SetUpPicture }>();
  useEffect(
    () => void call('setUp', { wish }).then((picture) => setKnown({ wish, picture })),
    [wish, language],
  );
  return { wish, setWish, picture: known?.picture, isFresh: known?.wish === wish };
}
