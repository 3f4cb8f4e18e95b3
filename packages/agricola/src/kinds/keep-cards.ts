import { type Domain, freeForm, lazily } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { type Counts, countKinds, kindOf, MINOR, OCCUPATION } from '../hands/hand-kinds';
import { besidesKept } from '../hands/slots';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type KeepCards = Extract<Act, { do: 'keepCards' }>;

/** The verb of keeping cards of a pack, any number at once, and that of choosing anew. */
const KEEP_CARD = 'keep-card';
const TAKE_BACK = 'take-back';

/**
 * A seat says in secret which cards of its pack it keeps, and may choose anew as long as others are thinking. What it has
 * chosen lies with the seat itself, so that frames tell nobody. Register a: it has answered.
 */
export const keepCardsKind: Kind<State, KeepCards> = {
  possible: (run, _node, seat) => run.state.players[seat].pack.length > 0,
  step: () => WAIT,
  ask: (run, node) =>
    run.stack.a === 1 ? CHOOSING_ANEW : choosing(playerOf(run), wantedIn(run, node.effect)),
  question: (run, { effect }) => {
    const { pack, chosen } = playerOf(run);
    const [occupations, minors] = missing(playerOf(run), wantedIn(run, effect));
    return asking({
      ask: 'keepCards',
      occupations,
      minors,
      pack: pack.slice(),
      chosen: chosen.slice(),
    });
  },
  secretOf: ({ stack }) => stack.seat,
  answered: ({ stack }) => stack.a === 1,
  answer: (run, { effect }, { verb, things }) => {
    const { stack } = run;
    const { chosen } = playerOf(run);
    if (verb === TAKE_BACK) {
      chosen.length = 0;
      stack.a = 0;
      return;
    }
    chosen.push(...things);
    if (missing(playerOf(run), wantedIn(run, effect)).every((count) => count === 0)) stack.a = 1;
  },
  carryOut: (run) => {
    const { seat } = run.stack;
    const { pack, chosen, hand } = playerOf(run);
    const kept = chosen.splice(0);
    for (const card of kept) pack.splice(pack.indexOf(card), 1);
    hand.push(...kept);
    run.stack.pop();
    tell(run, () => ({ event: 'kept', seat, cards: kept, to: seat }));
  },
};

function playerOf({ state, stack }: Run<State>): Player {
  return state.players[stack.seat];
}

function wantedIn(run: Run<State>, { occupations, minors }: KeepCards): Counts {
  return besidesKept(rulesOf(run), run.state, [occupations, minors]);
}

/** How many cards of each kind are still to be chosen; of a kind of which too few are there, all. */
function missing({ pack, chosen }: Player, [occupations, minors]: Counts): Counts {
  const [there, here] = [countKinds(pack), countKinds(chosen)];
  return [
    Math.min(occupations, there[OCCUPATION]) - here[OCCUPATION],
    Math.min(minors, there[MINOR]) - here[MINOR],
  ];
}

const BACK = say(TAKE_BACK);

/** Who has answered waits for nobody: it may choose anew, and need not. */
const CHOOSING_ANEW: Domain = freeForm(
  [],
  (move) => (move.verb === TAKE_BACK ? YES : no(because({ why: 'all-chosen' }))),
  () => [BACK],
);

/** People name any of the cards; programs go through the pack, so that they reach every choice in one way. */
function choosing(player: Player, keep: Counts): Domain {
  const { pack, chosen } = player;
  const wanted = missing(player, keep);
  const left = pack.filter((card) => !chosen.includes(card) && wanted[kindOf(card)] > 0);
  const each = (cards: readonly CardNumber[]) => cards.map((card) => name(KEEP_CARD, card));
  return lazily(
    () => each(inOrder(pack, chosen, wanted) ?? left),
    (move) => verdictOn(move, pack, chosen, wanted),
    () => (chosen.length === 0 ? each(left) : [...each(left), BACK]),
  );
}

/** The cards that lie behind all that are chosen, as far as enough lie behind them; none if that leads nowhere. */
function inOrder(
  pack: readonly CardNumber[],
  chosen: readonly CardNumber[],
  wanted: Counts,
): CardNumber[] | undefined {
  const from = Math.max(-1, ...chosen.map((card) => pack.indexOf(card))) + 1;
  const found: CardNumber[] = [];
  for (let at = from; at < pack.length; at++) {
    const behind = countKinds(pack.slice(at));
    if (wanted[OCCUPATION] > behind[OCCUPATION] || wanted[MINOR] > behind[MINOR]) break;
    if (wanted[kindOf(pack[at])] > 0) found.push(pack[at]);
  }
  return found.length === 0 ? undefined : found;
}

function verdictOn(
  { verb, things }: Move,
  pack: readonly CardNumber[],
  chosen: readonly CardNumber[],
  wanted: Counts,
): Verdict {
  if (verb === TAKE_BACK && chosen.length > 0) return YES;
  if (verb !== KEEP_CARD || things.length === 0) return no(because({ why: 'not-asked' }));
  if (things.some((card) => !pack.includes(card))) return no(because({ why: 'not-in-pack' }));
  if (new Set([...chosen, ...things]).size < chosen.length + things.length)
    return no(because({ why: 'named-twice' }));
  const counts = countKinds(things);
  const kind = [OCCUPATION, MINOR].find((one) => counts[one] > wanted[one]);
  return kind === undefined ? YES : no(because({ why: 'keep-fewer', kind, atMost: wanted[kind] }));
}

/** The node of a seat's question, for whoever imagines what others have chosen. */
export function keptIn({ effect }: Node<State>): Counts | undefined {
  if (effect.do !== 'keepCards') return undefined;
  const { occupations, minors } = effect as KeepCards;
  return [occupations, minors];
}
