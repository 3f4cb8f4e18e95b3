import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State as AgricolaState } from '@furrow/agricola/state/state';
import type { State as CreaturesState } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { type Move, sameMove } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Merit, NextMerit } from '@furrow/text/advice/merit';
import { agricolaMerits } from './agricola/advice-reasons';
import { cheapestAlike } from './agricola/alike-majors';
import type { BotQuestion } from './bot';
import { creaturesMerits } from './creatures/advice-reasons';
import { foretold } from './foretold';
import { handAdvice } from './known-answer';
import { ponder, thoughts } from './ponder';
import type { Turn } from './search';
import { type Choice, Thinking } from './thinking';
import { loadNetworks } from './trained/index';
import { afterTurn } from './turn';
import type { Waiting } from './waiting';
import { type Weighed, weightiest } from './weighed';

/** An answer that is worth giving. */
export interface Advice {
  readonly move: Move;
  /** By how many points it is expected to leave the seat worse off than the best answer. */
  readonly behind: number;
  /** What speaks for it, the weightiest first. */
  readonly reasons: readonly Merit[];
  /** All answers of the turn that it begins, or goes on with, as they were found best; itself is the first. */
  readonly line: readonly Move[];
}

/** What can be said of a turn to come; whatever else it brings says too little about what this one is for. */
const AHEAD = [
  // All Creatures Big and Small
  ['builds', 'pastures', 'troughs', 'expands', 'enough', 'bonus', 'breeds'],
  // Agricola
  ['birth', 'roomFor', 'rooms', 'renovates', 'plows', 'sows', 'stables', 'plays', 'feeds'],
].flat();

/** How many answers are advised, and how many reasons are given for each. */
const [ANSWERS, REASONS] = [3, 2];

/** Thinks about a decision for so many simulations; at least once, so that there is something to advise. */
export function thinkingOf<S extends Position>(asked: BotQuestion<S>, simulations: number): Thinking<S> {
  const thinking = new Thinking(asked);
  if (handAdvice(asked) !== undefined) return atLeastOnce(thinking);
  for (const _share of thoughts(thinking, { simulations }));
  return atLeastOnce(thinking);
}

/** Thinks as `thinkingOf`, but lets others speak in between. */
export async function ponderingOf<S extends Position>(
  asked: BotQuestion<S>,
  simulations: number,
  waiting: Waiting,
): Promise<Thinking<S>> {
  await loadNetworks(asked.game);
  const thinking = new Thinking(asked);
  if (handAdvice(asked) === undefined) await ponder(thinking, { simulations }, waiting);
  return atLeastOnce(thinking);
}

function atLeastOnce<S extends Position>(thinking: Thinking<S>): Thinking<S> {
  if (thinking.simulations === 0) thinking.simulate();
  return thinking;
}

/**
 * The best answers to a decision that was thought about, the best first, with how far they are behind it and why. Whoever follows a plan
 * hears how it goes on first.
 */
export function adviceOn<S extends Position>(
  asked: BotQuestion<S>,
  thinking: Thinking<S>,
  plan: readonly Move[] = [],
): Advice[] {
  const byWorth = handAdvice(asked);
  if (byWorth !== undefined)
    return byWorth
      .slice(0, ANSWERS)
      .map(({ move, worth }) => ({ move, behind: byWorth[0].worth - worth, reasons: [], line: [move] }));
  const { game } = asked;
  for (const { move } of worthSaying(game, thinking, plan)) thinking.foresee(move);
  const turns = worthSaying(game, thinking, plan).map(({ move, lead }, i) => {
    const found = thinking.turn(move);
    return { move, lead, turn: i === 0 && plan.length > 0 ? { ...found, line: plan } : found };
  });
  const ends = turns.map(({ turn }) => afterTurn(game, turn, asked.decision.seat));
  const seen = foretold(game, thinking.mind, ends, asked.decision.seat);
  const all = turns.map(({ move, lead, turn }, i) => {
    const reasons = reasonsFor(asked, turn, thinking.nextTurn(move));
    return {
      move,
      lead,
      line: turn.line,
      reasons: i === 0 ? [...seen, ...reasons].slice(0, REASONS) : reasons,
    };
  });
  return withoutTwins(game, all)
    .map(({ lead, ...one }) => ({ ...one, behind: Math.max(0, all[0].lead - lead) }))
    .sort((a, b) => a.behind - b.behind);
}

/** What speaks for a turn: what it does, but for what its space shows, and else what it prepares. */
function reasonsFor<S extends Position>(
  { game, decision: { seat } }: BotQuestion<S>,
  turn: Turn<S>,
  next: Turn<S> | undefined,
): Merit[] {
  const merits = meritsOf(game, turn.state, afterTurn(game, turn, seat), seat);
  const [first] = turn.line;
  const atOnce = afterTurn(game, { ...turn, line: [first] }, seat);
  const shown = game.turnVerbs.includes(first.verb) ? meritsOf(game, turn.state, atOnce, seat) : [];
  const isShown = ({ merit }: Weighed<Merit>) =>
    merit.merit === 'takes' && shown.some((one) => JSON.stringify(one.merit) === JSON.stringify(merit));
  const own = merits.filter((one) => !isShown(one) && one.merit.merit !== 'pays');
  if (own.length > 0) return weightiest(own, REASONS);
  const after = next && meritsOf(game, next.state, afterTurn(game, next, seat), seat);
  const [then] = weightiest(after?.filter(({ merit }) => AHEAD.includes(merit.merit)) ?? [], 1);
  const prepares: NextMerit | undefined = then && { merit: 'next', then };
  if (prepares !== undefined) return [prepares];
  const others = merits.filter((one) => !isShown(one));
  // In Agricola something is told of every space (AG-V06).
  return weightiest(others.length === 0 && game.id === 'agricola' ? merits : others, REASONS);
}

/** Where two spaces lead to the same, the better one is advised; in Agricola, three spaces are told whatever they lead to (AG-V06). */
function withoutTwins<S extends Position, A extends Pick<Advice, 'move' | 'reasons'>>(
  { id, turnVerbs }: Game<S>,
  found: readonly A[],
): readonly A[] {
  if (id === 'agricola') return found;
  const leadsTo = ({ reasons }: A) => JSON.stringify(reasons);
  return found.filter(
    (one, i) =>
      !turnVerbs.includes(one.move.verb) ||
      one.reasons.length === 0 ||
      found.findIndex((other) => leadsTo(other) === leadsTo(one)) === i,
  );
}

/** The best answers; at the beginning of a turn the three best spaces are among them, or all if there are fewer (AG-V06). */
function worthSaying<S extends Position>(game: Game<S>, thinking: Thinking<S>, [planned]: readonly Move[]) {
  const all = withoutDearer(game, thinking.ranked());
  const isPlanned = ({ move }: Choice) => planned !== undefined && sameMove(move, planned);
  const ranked = [...all.filter(isPlanned), ...all.filter((one) => !isPlanned(one))];
  const seen = new Set<number>();
  const toSpaces = ranked.filter(({ move: { verb, things } }) => {
    if (!game.turnVerbs.includes(verb) || seen.has(things[0])) return false;
    seen.add(things[0]);
    return true;
  });
  const said = [...ranked.slice(0, ANSWERS), ...toSpaces.slice(0, ANSWERS)];
  return ranked.filter((one) => said.includes(one));
}

/** Nobody is advised to build an improvement where another one does the same for less. */
function withoutDearer<S extends Position>({ id }: Game<S>, ranked: readonly Choice[]): readonly Choice[] {
  if (id !== 'agricola') return ranked;
  const offered = ranked.flatMap(({ move: { verb, things } }) => (verb === 'major' ? [things[0]] : []));
  return ranked.filter(
    ({ move: { verb, things } }) => verb !== 'major' || cheapestAlike(things[0], offered) === things[0],
  );
}

/** The spaces that are best to place somebody on, the best first: three, or all if there are fewer. */
export function suggestedSpaces<S extends Position>(
  { game }: BotQuestion<S>,
  thinking: Thinking<S>,
): number[] {
  const spaces = thinking
    .ranked()
    .filter(({ move }) => game.turnVerbs.includes(move.verb))
    .map(({ move }) => move.things[0]);
  return [...new Set(spaces)].slice(0, ANSWERS);
}

/** What is better for a seat in one state than in another, as merits of the game. */
function meritsOf<S extends Position>(
  { id, rules }: Game<S>,
  before: S,
  after: S,
  seat: Seat,
): readonly Weighed<Merit>[] {
  const states: readonly unknown[] = [before, after];
  if (id === 'creatures') {
    const [from, to] = states as readonly CreaturesState[];
    return creaturesMerits(from, to, seat);
  }
  const [from, to] = states as readonly AgricolaState[];
  return agricolaMerits(rules as unknown as Ruleset, from, to, seat);
}
