import { seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { hash, hashText } from '@furrow/kernel/hash';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import { howMany } from '@furrow/testkit/how-many';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { findGame } from '../src/engine/games';
import { RemoteRecord } from '../src/engine/remote/remote-record';
import { RemoteSession } from '../src/engine/remote/remote-session';
import { historyOf } from '../src/engine/snapshot/history';
import { tableOf } from '../src/engine/snapshot/table';
import { Thinker } from '../src/engine/thinker';
import type { Table } from '../src/protocol/table';
import { Telling, viewersOf } from './remote-telling';

/** A game in which seats hold what others may not see, or that is played with everything open. */
interface Sample {
  readonly game: 'creatures' | 'agricola';
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  /** Tables are compared after every so many moves. */
  readonly every: number;
}

const OFF = { pace: 0, confirmTurns: false, forcedSteps: true, coverHands: false, advice: false };

/** The table that a viewer of a record would be shown. */
class Watching {
  private readonly session: RemoteSession;

  constructor(
    readonly record: GameSoFar<Position>,
    readonly viewer: Seat,
    playable: NonNullable<ReturnType<typeof findGame>>,
  ) {
    const thinker = new Thinker(() => undefined);
    const picture = () => ({
      table: 'table',
      connection: 'online' as const,
      phase: 'playing' as const,
      pace: { pace: 'free' as const },
      sitters: [],
      offers: [],
      advice: true,
      timedOut: [],
      replaced: [],
      resigned: [],
      chat: [],
      sending: false,
    });
    const seat = viewer < 0 ? undefined : viewer;
    const followed = {
      id: 'table',
      playable,
      record,
      seat,
      playing: true,
      alone: false,
      freeUntil: 0,
      picture,
    };
    this.session = new RemoteSession(followed, { changed: () => undefined, thinker }, OFF);
  }

  private look() {
    const { game } = this.record;
    const language = 'en' as const;
    return { game, state: this.session.state, words: words(game, language), language, viewer: this.viewer };
  }

  table(): Table {
    this.session.heard(true);
    return tableOf(this.session, this.look(), 1);
  }

  history() {
    return historyOf(this.session, this.look());
  }
}

function fingerprint({ game, state }: GameSoFar<Position>): string {
  return hashText(hash(game.schema, state));
}

const samples: readonly Sample[] = [
  { game: 'creatures', options: {}, seats: 2, seed: 1, every: 3 },
  { game: 'agricola', options: { mode: 'base', decks: 'A,B' }, seats: 2, seed: 2, every: howMany(4, 1) },
  { game: 'agricola', options: { mode: 'base', decks: 'A,B' }, seats: 2, seed: 3, every: howMany(5, 2) },
  { game: 'agricola', options: { mode: 'base', decks: 'A,B' }, seats: 4, seed: 4, every: howMany(16, 7) },
];

test.each(samples)(
  'what everybody is shown of a game elsewhere does not depend on what they cannot see: $game, $seats seats, $seed',
  ({ game, options, seats, seed, every }) => {
    const playable = findGame(game);
    if (playable === undefined) throw new Error(game);
    const names = Array.from({ length: seats }, (_, seat) => `Player of seat ${seat + 1}`);
    const record = new GameRecord(playable.box.open(options, seats), names);
    const watchers = viewersOf(record).map((viewer) => {
      const remote = new RemoteRecord(record.game, names, viewer);
      return {
        telling: new Telling(record, viewer),
        remote,
        imagined: new Watching(remote, viewer, playable),
        truth: new Watching(record, viewer, playable),
      };
    });
    const dice = seededDice(seed);
    let differ = 0;
    for (let all = record.decisions(); all.length > 0; all = record.decisions()) {
      if (record.length > 60 && dice.below(25) === 0) {
        const to = record.length - 1 - dice.below(5);
        const by = names.map((_, seat) => seat);
        expect(record.undo(to, by).ok).toBe(true);
        for (const { telling, remote } of watchers) remote.hear(telling.undo(to, by));
        all = record.decisions();
      }
      const asked = all[dice.below(6) === 0 ? dice.below(all.length) : 0];
      expect(record.play(asked.seat, asked.domain.sample(dice)).ok).toBe(true);
      for (const { telling, remote, imagined, truth } of watchers) {
        remote.hear(JSON.parse(JSON.stringify(telling.step())));
        const [heard, played] = [remote.moves.at(-1), record.moves.at(-1)];
        if (heard?.text !== '?') expect([heard?.move, heard?.text]).toEqual([played?.move, played?.text]);
        if (fingerprint(remote) !== fingerprint(record)) differ++;
        if (record.length % every === 0 || record.decisions().length === 0)
          expect(imagined.table(), `viewer ${telling.viewer}, move ${record.length}`).toEqual(truth.table());
      }
    }
    // Without hands there is nothing to imagine; with them, nearly every state is imagined wrongly.
    if (game === 'creatures') expect(differ).toBe(0);
    else expect(differ).toBeGreaterThan(record.length);
    for (const { imagined, truth } of watchers) expect(imagined.history()).toEqual(truth.history());
  },
  300_000,
);
