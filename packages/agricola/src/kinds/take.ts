import { listed } from '@furrow/kernel/domain';
import { areOutOfReach, type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { SpaceId } from '../boards/space-ids';
import type { Instead } from '../cards/card';
import { cards } from '../cards/index';
import { those } from '../cards/those';
import { isWorkPhase } from '../course/work-phase';
import type { Act } from '../effects/effect';
import { couldCarryOut } from '../effects/look-ahead';
import { takingNumber } from '../effects/take';
import { isSpent, spend } from '../in-play/spent';
import { isAwaited, windowBefore } from '../moments/awaited';
import { type About, about } from '../moments/brought';
import { momentNumber } from '../moments/moments';
import { raise } from '../moments/raise';
import { NOTHING, TOLL } from '../moments/windows';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import { isSpace, sourceOfCard, spaceOf } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { isAnyDue } from './moment';
import { notedInUse, noteInUse, TRIAL, usedSpace } from './use';

type Take = Extract<Act, { do: 'take' }>;

const [CHOOSE, BEFORE, ACTION, AFTER] = [0, 1, 2, 3];

/**
 * An action that the rules know by name, or the playing of a card: what may be done instead of it, what cards do before it, the action, what cards
 * do after it. Where a card rewards declining it, it asks by itself whether its owner wants it. Register a: whether it is
 * only tried out, so that it is over as soon as the action itself can begin.
 */
export const takeKind: Kind<State, Take> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) =>
    canTake(run, node, seat, source) || replacements(run, node.effect, seat, source).length > 0,
  outOfReach: (run, node, seat, source) =>
    !REPLACEABLE.has(node.effect.action) && areOutOfReach(run, node.parts, seat, source),
  hides: (run, node, seat, source) => node.parts[0].kind.hides?.(run, node.parts[0], seat, source) === true,
  asksItself: (run, node, seat, source) =>
    replacements(run, node.effect, seat, source).some(({ instead }) => instead.declined === true),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    const part = node.parts[0];
    if (stack.step === CHOOSE) {
      if (run.state.players[seat].played.length === 0 && !isHeardByOthers(run, seat)) {
        stack.pop();
        stack.push(part.id, seat, source, about);
        return ON;
      }
      const offered = replacements(run, node.effect, seat, source);
      if (offered.length === 1 && offered[0].instead.nextOne === true) {
        replace(run, offered[0]);
        return ON;
      }
      if (offered.length > 0) return WAIT;
      stack.step = BEFORE;
    }
    if (stack.step === BEFORE) {
      stack.step = ACTION;
      if (isAwaited(run, TAKE, seat)) {
        stack.push(rulesOf(run).within, seat, source);
        stack.push(rulesOf(run).moments[TAKE].id, seat, source, aboutAction(node.effect));
        return ON;
      }
    }
    if (stack.step === ACTION) {
      if (!part.kind.possible(run, part, seat, source)) return WAIT;
      if (stack.a === TRIAL) {
        stack.pop();
        return ON;
      }
      stack.step = AFTER;
      stack.push(part.id, seat, source, about);
      return ON;
    }
    stack.pop();
    raise(run, 'taken', seat, takingNumber(node.effect.action), source);
    return ON;
  },
  ask: (run, node) => {
    const { stack } = run;
    const moves: Move[] = [];
    if (stack.step === CHOOSE) {
      if (canTake(run, node, stack.seat, stack.source)) moves.push(say('usual'));
      for (const { card } of replacements(run, node.effect, stack.seat, stack.source))
        moves.push(name('instead', card));
    }
    return listed(moves, () => because({ why: 'not-asked' }));
  },
  question: (run, node) =>
    asking({
      ask: 'take',
      effect: node.effect.effect,
      instead: replacements(run, node.effect, run.stack.seat, run.stack.source).map(({ card }) => card),
    }),
  answer: (run, node, move) => {
    const { stack } = run;
    if (move.verb === 'usual') {
      stack.step = BEFORE;
      return;
    }
    const { seat, source } = stack;
    const chosen = replacements(run, node.effect, seat, source).find(({ card }) => card === move.things[0]);
    if (chosen === undefined) throw new Error(`${cards[move.things[0]].id} replaces nothing now`);
    replace(run, chosen);
  },
};

/** What a card offers is done in place of the action. */
function replace(run: Run<State>, { card, instead, node }: Replacement): void {
  const { stack, state } = run;
  const { seat, source } = stack;
  stack.pop();
  if (instead.takes === true) raise(run, 'taken', seat, takingNumber(instead.of), source);
  if (instead.oncePerTurn === true) spend(state.players[seat], card, 'turn');
  if (instead.nextOne === true) spend(state.players[seat], card, 'game');
  if (instead.at !== undefined) noteInUse(run, 'replaced', 1);
  stack.push(node.id, seat, sourceOfCard(card));
}

const TAKE = momentNumber('take');
const TAKEN = momentNumber('taken');

/** Whether a card waits for actions, before or after them. */
function isHeardByOthers(run: Run<State>, seat: Seat): boolean {
  return isAwaited(run, TAKE, seat) || isAwaited(run, TAKEN, seat);
}

/** The action, and whether it limits nothing (AG-R1422). */
function aboutAction({ action, effect }: Take): About<'action' | 'unlimited'> {
  const unlimited = effect.do === 'sow' && effect.fields === undefined;
  return about('action', takingNumber(action)) | about('unlimited', unlimited ? 1 : 0);
}

/**
 * Whether the action itself can be taken. The plain answer is exact where no card acts before it; where one does, what it
 * gives or takes counts too, and the engine looks ahead.
 */
function canTake(run: Run<State>, node: Node<State, Take>, seat: Seat, source: Source): boolean {
  const part = node.parts[0];
  const { pool, strongestBefore } = rulesOf(run);
  const plain = part.kind.possible(run, part, seat, source);
  if (pool.length === 0) return plain;
  const action = takingNumber(node.effect.action);
  const atMost = strongestBefore[action];
  if (atMost === NOTHING || (plain && atMost !== TOLL)) return plain;
  const window = windowBefore(run, action, seat);
  if (window === NOTHING || (plain && window !== TOLL)) return plain;
  if (!plain && areOutOfReach(run, node.parts, seat, source)) return false;
  if (!isAnyDue(run, TAKE, seat, { source, about: aboutAction(node.effect) })) return plain;
  return couldTake(run, node, seat, source);
}

/** Whether the action can be taken after what cards do before it. */
function couldTake(run: Run<State>, { id }: Node<State, Take>, seat: Seat, source: Source): boolean {
  return couldCarryOut(run, seat, ({ stack }) => {
    stack.push(id, seat, source);
    stack.step = BEFORE;
    stack.a = TRIAL;
  });
}

/** What a card offers instead of an action. */
interface Replacement {
  readonly card: CardNumber;
  readonly instead: Instead;
  readonly node: Node<State>;
}

/** Whether an action says what must be paid: declining such a one is not rewarded. */
function isBound({ effect }: Take): boolean {
  return effect.do === 'major' && effect.spending !== undefined;
}

/** What the cards of a seat offer instead of an action. */
function replacements(run: Run<State>, take: Take, seat: Seat, source: Source): readonly Replacement[] {
  const player = run.state.players[seat];
  let found: Replacement[] | undefined;
  for (const card of player.played) {
    // What a card offers instead may be such an action itself, which it does not replace again.
    if (replaces[card] === 0 || source === sourceOfCard(card)) continue;
    const { replacements: all } = cards[card];
    for (let i = 0; i < all.length; i++) {
      const instead = all[i];
      if (instead.declined === true && isBound(take)) continue;
      if (instead.of !== take.action || (instead.oncePerTurn === true && isSpent(player, card, 'turn')))
        continue;
      if (instead.nextOne === true && isSpent(player, card, 'game')) continue;
      if (instead.onSpace === true && !isSpace(source)) continue;
      if (instead.at !== undefined && !isOfferedAt(run, instead.at, source)) continue;
      const node = rulesOf(run).cards[card].replacements[i];
      if (node.kind.possible(run, node, seat, sourceOfCard(card))) {
        found ??= [];
        found.push({ card, instead, node });
      }
    }
  }
  return found ?? NO_REPLACEMENTS;
}

/** The cards that offer something instead of an action; almost none does. */
const replaces = those(({ replacements: all }) => all.length > 0);

/** The actions instead of which a card offers something. */
const REPLACEABLE: ReadonlySet<Take['action']> = new Set(
  cards.flatMap(({ replacements: all }) => all.map((instead) => instead.of)),
);

const NO_REPLACEMENTS: readonly Replacement[] = [];

/** Whether the action comes from the use of a space, none of whose actions has been replaced so. */
function isOfferedAt(run: Run<State>, id: SpaceId, source: Source): boolean {
  const rules = rulesOf(run);
  const space = rules.spaceNumber(id);
  if (spaceOf(source) !== space || !isWorkPhase(rules, run.state)) return false;
  return usedSpace(run) !== space || notedInUse(run, 'replaced') === 0;
}
