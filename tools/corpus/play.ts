import { createHash } from 'node:crypto';
import { greedyBot } from '@furrow/bots/greedy-bot';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { pick } from '@furrow/testkit/random-game';
import { drawnOptions } from '@furrow/testkit/random-options';
import { rulesIdentity } from '../../scripts/rules-identity.mjs';
import type { CorpusFile } from './plan';

/** How the seats of a game play: anyhow, taking what they are offered, or as well as a greedy bot. */
const PLAYERS = ['random', 'keen', 'greedy'] as const;
/** Verbs by which somebody declines. */
const DECLINING: readonly string[] = ['no', 'done', 'pass', 'stop', 'skip'];
/** In one game of so many players go back now and then. */
const UNDOING = 5;
/** Before one decision in so many of such a game. */
const UNDO = 12;

/** Plays one game of a file to its end; its number decides everything about it. */
export async function corpusGame(file: CorpusFile, number: number): Promise<GameRecord<Position>> {
  const seed = createHash('sha256').update(`${file.name} ${number}`).digest('hex');
  const dice = seededDice(Number.parseInt(seed.slice(0, 8), 16));
  const seats = file.seats[number % file.seats.length];
  const player = PLAYERS[Math.floor(number / file.seats.length) % PLAYERS.length];
  const names = Array.from({ length: seats }, () => player);
  const game = file.box.open(drawnOptions(file, seats, dice), seats);
  const record = new GameRecord<Position>(game, names, rulesIdentity());
  record.deal = { commitment: await commitmentOf(seed), seed };
  for (let all = record.decisions(); all.length > 0; all = record.decisions()) {
    if (number % UNDOING === 1 && dice.below(UNDO) === 0 && goBack(record)) continue;
    const asked = all.find(({ seat }) => seat === NOBODY) ?? pick(all, dice);
    const move = asked.seat === NOBODY ? await chanceMove(record, seed) : answer(record, asked, player, dice);
    const verdict = record.play(asked.seat, move);
    if (!verdict.ok) throw new Error(`${file.name} ${number}: ${JSON.stringify([move, verdict.reason])}`);
  }
  return record;
}

/** The last to move takes back all that nobody need agree to; false if there is nothing. */
function goBack(record: GameRecord<Position>): boolean {
  const seat = record.moves.at(-1)?.seat ?? NOBODY;
  return seat !== NOBODY && record.undo(record.barrier(seat), [seat]).ok;
}

function answer(
  { game, state }: GameRecord<Position>,
  decision: Decision,
  player: (typeof PLAYERS)[number],
  dice: Dice,
): Move {
  if (player === 'greedy' && !decision.open)
    return greedyBot({ game, decision, view: () => view(game.schema, state, decision.seat), dice });
  if (player === 'random') return decision.domain.sample(dice);
  const taking = decision.domain.moves().filter(({ verb }) => !DECLINING.includes(verb));
  return taking.length === 0 ? decision.domain.sample(dice) : taking[dice.below(taking.length)];
}
