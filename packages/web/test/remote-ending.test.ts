import type { Position } from '@furrow/kernel/kind';
import { readRecord } from '@furrow/kernel/record-text';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { findGame } from '../src/engine/games';
import { RemoteSession } from '../src/engine/remote/remote-session';
import { tableOf } from '../src/engine/snapshot/table';
import { Thinker } from '../src/engine/thinker';
import type { OnlinePicture } from '../src/protocol/online';
import { example } from './example';

const OFF = { pace: 0, confirmTurns: false, forcedSteps: true, coverHands: false, advice: false };

/** What a page shows of a game in which Ada and Ben have 35 points, and Ada the better tie-break. */
function shown(changes: Partial<OnlinePicture>) {
  const playable = findGame('agricola');
  if (playable === undefined) throw new Error('no such game');
  const record = readRecord<Position>(playable.box, example('agricola-beginner-2p'));
  const picture = (): OnlinePicture => ({
    table: 'table',
    connection: 'online',
    phase: 'over',
    pace: { pace: 'free' },
    sitters: [
      { person: 'ada', name: 'Ada' },
      { person: 'ben', name: 'Ben' },
    ],
    offers: [],
    advice: true,
    timedOut: [],
    replaced: [],
    resigned: [],
    chat: [],
    sending: false,
    undoAsks: false,
    ...changes,
  });
  const followed = {
    id: 'table',
    playable,
    record,
    seat: 1,
    playing: false,
    alone: false,
    freeUntil: 0,
    picture,
  };
  const holder = { changed: () => undefined, thinker: new Thinker(() => undefined) };
  const session = new RemoteSession(followed, holder, OFF);
  session.heard(true);
  const { game, state } = record;
  return tableOf(session, { game, state, words: words(game, 'en'), language: 'en', viewer: 1 }, 1);
}

const SCORES = [35, 35];

test('a game that was played to its end has the winner of its rules', () => {
  const { ending } = shown({ result: { how: 'played', scores: SCORES, winners: [0] } });
  expect(ending?.winners).toEqual([0]);
  expect(ending?.winner).toContain('most building resources');
  expect(ending?.ties).toEqual([
    {
      title: 'Tie-break: building resources left',
      cells: [expect.stringMatching(/\d/), expect.stringMatching(/\d/)],
    },
  ]);
});

test('whoever won when all agreed to end it is told by which tie-break', () => {
  const { ending } = shown({ result: { how: 'agreed', scores: SCORES, winners: [0] } });
  expect(ending?.winner).toContain('most building resources');
});

test('whoever left has not won, although a bot played their seat to the best result', () => {
  const bot = { bot: 'level-2', name: 'casual player' };
  const table = shown({
    sitters: [bot, { person: 'ben', name: 'Ben' }],
    replaced: [0],
    result: { how: 'played', scores: SCORES, winners: [1] },
  });
  expect(table.ending?.winners).toEqual([1]);
  expect(table.ending?.winner).toMatch(/^Ben .*35/);
  expect(table.ending?.ties).toEqual([]);
  expect(table.seats.map(({ name, level }) => [name, level])).toEqual([
    ['Ada', 'casual player'],
    ['Ben', undefined],
  ]);
});

test('where all others left the points do not matter: whoever looks on hears of their own victory, and everybody else by name', () => {
  const result = { how: 'resigned', scores: SCORES, winners: [1] } as const;
  const { ending } = shown({ resigned: [0], result });
  expect(ending?.winner).toBe('You win!');
  expect(ending?.winnerNamed).toBe('Ben wins.');
});
