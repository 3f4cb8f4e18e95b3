import { levels } from '@furrow/bots/levels';
import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import type { NewGame } from '../protocol/set-up';
import type { DailyPicture } from '../protocol/statistics';
import { boxName } from './box-name';
import { goalOf } from './goal';
import type { PastGame } from './memories';
import { faceOf, PERSON, seatNames } from './names';

const EXPERIENCED = levels[2].name;

/** What is played on one day after the other. */
const TURNS: readonly Omit<NewGame, 'deal'>[] = [
  { box: 'agricola-revised', options: { mode: 'base', decks: 'A,B' }, seats: [PERSON] },
  { box: 'creatures', options: { buildings: '12' }, seats: [PERSON, EXPERIENCED] },
  { box: 'agricola-revised', options: { mode: 'base', decks: 'A,B' }, seats: [PERSON, EXPERIENCED] },
];

/** So many milliseconds has a day. */
const DAY = 86_400_000;

/** The game of a day, the same for everybody; its deal is the date in digits. */
export function dailyGame(date: Date): NewGame & { readonly deal: number } {
  const days = Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
  const deal = date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
  return { ...TURNS[days % TURNS.length], deal };
}

/** The game of today as the start screen shows it, with what was reached in it so far. */
export function dailyPicture(past: readonly PastGame[], language: Language, date: Date): DailyPicture {
  const game = dailyGame(date);
  const { box, seats, deal } = game;
  const tries = past.filter(
    (one) => one.deal === deal && one.box === box && one.seats.join() === seats.join(),
  );
  const face = faceOf(seats, 1);
  const goal = goalOf(box, seats.length);
  return {
    game,
    title: boxName(box, language),
    ...(face !== undefined && {
      opponent: { name: seatNames(seats, boxWords('agricola', language))[1], face },
    }),
    ...(goal !== undefined && { goal }),
    ...(tries.length > 0 && { best: Math.max(...tries.map(({ mine, points }) => points[mine])) }),
  };
}
