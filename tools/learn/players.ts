import { readFileSync } from 'node:fs';
import { evaluationOf } from '@furrow/bots/evaluations';
import { Greedy, inTurn } from '@furrow/bots/greedy';
import type { Judge } from '@furrow/bots/judge';
import { mannerJudge } from '@furrow/bots/manners';
import type { Mind } from '@furrow/bots/mind';
import { mindOf as mindOfBots } from '@furrow/bots/minds';
import type { StoredJudge } from '@furrow/bots/network/network-judge';
import { networkJudge } from '@furrow/bots/network/network-mind';
import { NetworkPrior } from '@furrow/bots/network/network-prior';
import type { StoredNetwork } from '@furrow/bots/network/stored-network';
import { thoughts } from '@furrow/bots/ponder';
import { Thinking } from '@furrow/bots/thinking';
import { waysOf } from '@furrow/bots/trained/index';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { view } from '@furrow/kernel/view';
import type { Subject } from './subject';

/** Whoever plays; plain data. The judge is `linear`, `served`, a manner or the file of its networks; the prior is `served` or the file of one. */
export interface Who {
  readonly judge: string;
  readonly prior?: string;
}

/** How the files of networks end. */
const NETWORK = '.json';

/** The linear evaluation, without a prior. */
export const LINEAR: Who = { judge: 'linear' };

/** What bots go by at present, as a judge and as a prior. */
const BOTS = 'served';
/** Whoever goes by all that bots go by at present. */
export const SERVED: Who = { judge: BOTS, prior: BOTS };

/** Whoever goes by networks that judge, and else by what bots go by. */
export function servedWith(judge: string): Who {
  return { judge, prior: BOTS };
}

/** An answer that a player has found, and by how much it leaves the seat ahead. */
export interface Found {
  readonly move: Move;
  readonly lead: number;
}

/** How one seat of a game plays. */
export interface Player {
  readonly mind: Mind<Position>;
  readonly simulations: number;
  readonly dice: Dice;
}

const minds = new WeakMap<Subject, Map<string, Mind<Position>>>();

/** The mind of whoever plays; made once for every subject. */
export function mindOf(subject: Subject, who: Who): Mind<Position> {
  const known = minds.get(subject) ?? new Map<string, Mind<Position>>();
  minds.set(subject, known);
  const name = JSON.stringify(who);
  const mind = known.get(name) ?? madeMind(subject, who);
  known.set(name, mind);
  return mind;
}

function madeMind(subject: Subject, { judge, prior }: Who): Mind<Position> {
  const { game, inputs } = subject;
  if (judge === BOTS) return mindOfBots(game);
  const judging = {
    judge: madeJudge(subject, judge),
    ...(judge.endsWith(NETWORK) && { guide: evaluationOf(game) }),
  };
  if (prior === undefined) return judging;
  if (prior === BOTS) return { ...mindOfBots(game), ...judging };
  const { habits, reliance } = waysOn(game);
  const asked = new NetworkPrior(game, inputs, stored<StoredNetwork>(prior), reliance);
  return { ...habits, ...judging, prior: asked };
}

/** How bots use networks of a game. */
function waysOn(game: Subject['game']) {
  const ways = waysOf(game);
  if (ways === undefined) throw new Error(`nothing is known of how far networks of ${game.id} are relied on`);
  return ways;
}

function madeJudge({ game, inputs }: Subject, judge: string): Judge<Position> {
  if (judge === LINEAR.judge) return evaluationOf(game);
  if (!judge.endsWith(NETWORK)) return mannerJudge(game, judge);
  return networkJudge(
    game,
    inputs,
    stored<StoredJudge>(judge),
    waysOn(game).reliance.share,
    evaluationOf(game),
  );
}

function stored<Kept>(file: string): Kept {
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

/** What a player makes of a decision, seeing what its seat sees: the best answer first. In the middle of a turn it only looks to its end. */
export function found({ game }: Subject, state: Position, decision: Decision, player: Player): Found[] {
  const { mind, dice, simulations } = player;
  const seen = () => view(game.schema, state, decision.seat);
  if (inTurn(game, state, decision.seat) !== undefined) {
    const imagined = game.imagine(seen(), dice);
    return [{ move: new Greedy(game, mind.guide ?? mind.judge).best(imagined, decision), lead: Number.NaN }];
  }
  const thinking = new Thinking({ game, decision, dice, view: seen }, mind);
  for (const _share of thoughts(thinking, { simulations }));
  const [best] = thinking.choices();
  return [best, ...thinking.wellKnown().filter((one) => one !== best)];
}
