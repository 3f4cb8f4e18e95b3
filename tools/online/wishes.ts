import type { Pace, TableWish } from '@furrow/wire/wish';

const HANDS = { mode: 'base', decks: 'A,B' };

function wish(game: string, seats: number, options: TableWish['options'], pace: Pace): TableWish {
  return { game, options, seats, public: true, rated: false, pace };
}

const free: Pace = { pace: 'free' };
const live: Pace = { pace: 'live', bank: 3600, increment: 5 };

/** The tables that are played in turn: two games, two to four seats, with and without hands and clocks. */
const MIX: readonly TableWish[] = [
  wish('creatures', 2, {}, free),
  wish('agricola', 2, HANDS, free),
  wish('agricola', 3, HANDS, live),
  wish('creatures', 2, {}, live),
  wish('agricola', 4, HANDS, free),
  wish('agricola', 3, {}, free),
];

/** The wish of the table with a number. */
export function wishOf(number: number): TableWish {
  return MIX[number % MIX.length];
}
