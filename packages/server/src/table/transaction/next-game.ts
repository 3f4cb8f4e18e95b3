import type { NextGame } from '@furrow/kernel/campaign';
import { readCampaign } from '@furrow/kernel/campaign-text';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import type { Sitter } from '@furrow/wire/told';
import { NAMELESS } from '../../store/forget';
import { botSitter, SUCCESSOR } from '../command/seats';
import { campaignOf } from '../read/campaign-records';
import { campaignBox } from '../state/campaign';
import { ABSENT_AFTER } from '../state/deadlines';
import { newFacts } from '../state/new-facts';
import { TableState } from '../state/table-state';
import { type Chance, followThrough } from './consequences';
import { awaited, begin, notifyAwaited } from './start';
import { TableTransaction } from './table-transaction';

/** The game that follows in a campaign, and the one with which it began. */
export interface FollowingGame {
  readonly first: Game<Position>;
  readonly next: NextGame;
}

/** The game that follows the one of a table that is over; undefined if none does, as after a game that was not played to its end. */
export async function followingGame({
  table,
  context,
}: TableTransaction): Promise<FollowingGame | undefined> {
  const box = campaignBox(table.game.id);
  const { record, result } = table;
  if (box === undefined || record === undefined || result === undefined || !isOver(record.state))
    return undefined;
  const games = readCampaign(box, campaignOf([...(await context.gamesBefore()), result.record]));
  const { next } = box.campaign.standing(games);
  return next && { first: games[0].game, next };
}

/** Whether the next game still waits for the person on a seat to be ready; whoever is not there for too long is waited for no more. */
export function isAwaited({ table, time }: TableTransaction, seat: Seat): boolean {
  return isPerson(table.sitters[seat]) && !table.kept.has(seat) && time - table.moved < ABSENT_AFTER;
}

/** Somebody who can play on: no bot, and nobody who asked to be forgotten. */
function isPerson(sitter: Sitter): boolean {
  return sitter !== null && 'person' in sitter && sitter.name !== NAMELESS;
}

/**
 * Opens the table of the next game, on which everybody keeps their seat. People keep what they chose, bots the first card that they
 * can. It begins at once, or with a live clock when all have come.
 */
export async function openNext(
  transaction: TableTransaction,
  { first, next }: FollowingGame,
  chance: Chance,
): Promise<void> {
  const { table, time, actor, context } = transaction;
  const { facts, sitters, kept } = table;
  const box = campaignBox(facts.wish.game);
  if (box === undefined) throw new Error(`there are no campaigns of ${facts.wish.game}`);
  const chosen = next.choices.map(([one], seat) => (isPerson(sitters[seat]) ? kept.get(seat) : one));
  const options = box.campaign.nextOptions(first, next, chosen);
  const { pool } = first;
  const opened = newFacts({
    wish: { ...facts.wish, options: { ...options }, campaign: next.number },
    ...(pool !== undefined && { pool }),
    owner: facts.owner,
    created: time,
    seed: chance.newSeed(),
    after: facts.id,
  });
  const there = { ...context, isHere: () => false };
  const following = new TableTransaction(new TableState(opened), time, actor, there);
  sitters.forEach((sitter, seat) => {
    following.write({ kind: 'seat', seat, sitter: isPerson(sitter) ? sitter : asBot(sitter) });
  });
  if (awaited(following).length > 0) notifyAwaited(following);
  else {
    await begin(following, chance);
    await followThrough(following, chance);
  }
  transaction.write({ kind: 'rematch', table: opened.id });
  transaction.opened = following;
}

function asBot(sitter: Sitter): Sitter {
  return sitter !== null && 'bot' in sitter ? sitter : botSitter(SUCCESSOR);
}
