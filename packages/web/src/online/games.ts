import type { Sitter } from '@furrow/wire/told';
import { useEffect, useState } from 'react';
import { call, useLanguage } from '../app/store';
import { BOXES, type BotPicture, type BoxId, type BoxPicture } from '../protocol/set-up';

/** The game on the server for what stands on the start screen. */
export function gameOf(box: BoxId): string {
  return box === 'creatures' ? 'creatures' : 'agricola';
}

/** What stands on the start screen for a game of the server. */
export function boxOfTable(game: string, options: Readonly<Record<string, string>>): BoxId {
  return boxOfLadder([game, options.edition].join('-'));
}

/** What stands on the start screen for a ladder: the game, its edition, and perhaps the number of players. */
export function boxOfLadder(ladder: string): BoxId {
  return BOXES.find((id) => ladder.startsWith(id)) ?? BOXES[0];
}

/** The number of players of a ladder. */
export function seatsOfLadder(ladder: string): number {
  return Number(ladder.slice(ladder.lastIndexOf('-') + 1));
}

/** The games of the start screen in the language of the page; empty until they are there. */
export function useBoxes(): readonly BoxPicture[] {
  const language = useLanguage();
  const [boxes, setBoxes] = useState<readonly BoxPicture[]>([]);
  useEffect(() => void call('boxes', {}).then(setBoxes), [language]);
  return boxes;
}

/** What a game is called. */
export function useGameName(): (box: BoxId) => string {
  const boxes = useBoxes();
  return (box) => boxes.find(({ id }) => id === box)?.name ?? '';
}

/** What a list calls whoever sits on a seat: a person by name, a bot by its id, nobody null. */
export function seatName(sitter: Sitter): string | null {
  return sitter !== null && 'bot' in sitter ? sitter.bot : (sitter?.name ?? null);
}

/** The id of the person on a seat; undefined for bots and nobody. */
export function seatPerson(sitter: Sitter): string | undefined {
  return sitter !== null && 'person' in sitter ? sitter.person : undefined;
}

/** What a bot is called; the name itself for everybody else. */
export function useBotTitle(): (name: string) => string {
  const language = useLanguage();
  const [bots, setBots] = useState<readonly BotPicture[]>([]);
  useEffect(() => {
    const wish = { box: BOXES[0], seats: 2, options: {} };
    void call('setUp', { wish }).then((picture) => setBots(picture.bots));
  }, [language]);
  return (name) => bots.find(({ id }) => id === name)?.title ?? name;
}
