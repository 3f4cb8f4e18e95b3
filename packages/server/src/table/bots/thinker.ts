import { botOf } from '@furrow/bots/named';
import { loadNetworks } from '@furrow/bots/trained/index';
import { decodeView } from '@furrow/kernel/codec';
import { decisionOf } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { stackOf, topNode } from '@furrow/kernel/machine';
import { print } from '@furrow/kernel/notation';
import type { Seat } from '@furrow/kernel/seat';
import type { Json } from '@furrow/wire/patch';
import { findBox } from '../state/boxes';

/** What a bot is asked, as plain data: which game, what its seat sees, how well it plays, and its dice. */
export interface BotJob {
  readonly game: string;
  readonly options: Options;
  readonly pool?: string;
  readonly seats: number;
  readonly view: Json;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
}

/** Whoever thinks for bots, at a table that a person set up: gives the move in notation. */
export type Thinker = (
  job: BotJob,
  whose: { readonly person: string; readonly table: string },
) => Promise<string>;

/** Thinks at once, while everybody waits. */
export const thinkInline = async (job: BotJob): Promise<string> => {
  const bot = botOf(job.level);
  const game = findBox(job.game)?.open(job.options, job.seats, job.pool);
  if (bot === undefined || game === undefined) throw new Error(`no bot ${job.level} for ${job.game}`);
  await loadNetworks(game);
  const { rules, grammar } = game;
  const seen = decodeView(game.schema, job.view);
  const dice = seededDice(job.seed);
  const state = game.imagine(seen, dice);
  const decision = decisionOf(rules, state, job.seat);
  if (decision === undefined) throw new Error('the bot is not asked');
  const move = bot({ game, decision, view: () => seen, dice });
  const node = topNode(rules, stackOf(state, job.seat));
  return print(grammar, { state, seat: job.seat, node }, move);
};
