import { type Begun, completable, laneOf } from './completable';
import { Answers, type Decision, type Domain, freeForm, lazily } from './domain';
import type { Position } from './kind';
import { CALL, hasAnswered, isOver, play, stackOf, topNode } from './machine';
import { type Move, name } from './move';
import type { Source } from './numbered';
import type { Node } from './program';
import type { Question } from './question';
import type { Call, Rules } from './rules';
import { Run } from './run';
import { NOBODY, type Seat } from './seat';
import type { Stack } from './stack';
import { no, type Reason, type Verdict, YES } from './verdict';

/** The first decision that the game waits on; none when it is over. */
export function decision<S extends Position>(rules: Rules<S>, state: S): Decision | undefined {
  for (const seat of rules.order(state)) {
    if (isWaitedOn(rules, state, state.lanes[seat])) return asked(rules, state, state.lanes[seat]);
  }
  return isOver(state) ? undefined : asked(rules, state, state.main);
}

/** The seat that the game waits for first; nobody if chance is asked or the game is over. */
export function waitedFor<S extends Position>(rules: Rules<S>, state: S): Seat {
  const lane = rules.order(state).find((seat) => isWaitedOn(rules, state, state.lanes[seat]));
  if (lane !== undefined) return state.lanes[lane].seat;
  return isOver(state) ? NOBODY : state.main.seat;
}

/** All decisions: those the game waits on, then the open ones. */
export function decisions<S extends Position>(rules: Rules<S>, state: S): Decision[] {
  if (isOver(state)) return [];
  const busy = rules.order(state).filter((seat) => asks(state, state.lanes[seat]));
  if (busy.length > 0) {
    const lanes = busy.map((seat) => state.lanes[seat]);
    const open = lanes.filter((lane) => hasAnswered(new Run(rules, state), lane));
    const waited = open.length === 0 ? lanes : lanes.filter((lane) => !open.includes(lane));
    return [...waited, ...open].map((lane, i) => asked(rules, state, lane, i >= waited.length));
  }
  const first = asked(rules, state, state.main);
  if (topNode(rules, state.main).kind.gap !== true) return [first];
  const others = rules.order(state).filter((seat) => seat !== first.seat);
  const callers = others.filter((seat) => rules.calls(state, seat, true).length > 0);
  return [first, ...callers.map((seat) => openDecision(rules, state, seat))];
}

/** Whether a lane waits for an answer now: a seat that two lanes ask answers the first of them first. */
function asks(state: Position, lane: Stack): boolean {
  return lane.frames.length > 0 && stackOf(state, lane.seat) === lane;
}

/** Whether the game waits for the answer to a lane. */
function isWaitedOn<S extends Position>(rules: Rules<S>, state: S, lane: Stack): boolean {
  return asks(state, lane) && !hasAnswered(new Run(rules, state), lane);
}

/** What the seat may answer now, waited on or open; open also for what is never listed. */
export function decisionOf<S extends Position>(rules: Rules<S>, state: S, seat: Seat): Decision | undefined {
  const found = decisions(rules, state).find((one) => one.seat === seat);
  if (found !== undefined || isOver(state) || !rules.order(state).includes(seat)) return found;
  const rests = state.lanes.every((lane) => lane.empty) && topNode(rules, state.main).kind.gap === true;
  return rests ? openDecision(rules, state, seat) : undefined;
}

/** What a seat is asked, without what it may answer: cheap, for whoever only wants to know that. */
export function askedKind<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
): Pick<Decision, 'kind' | 'open'> | undefined {
  if (isOver(state)) return undefined;
  const order = rules.order(state);
  const busy = order.map((one) => state.lanes[one]).filter((lane) => asks(state, lane));
  const mine = (busy.length > 0 ? busy : [state.main]).find((stack) => stack.seat === seat);
  if (mine !== undefined) {
    const open = mine !== state.main && hasAnswered(new Run(rules, state), mine);
    return { kind: topNode(rules, mine).does, open };
  }
  const rests = busy.length === 0 && topNode(rules, state.main).kind.gap === true;
  return rests && order.includes(seat) ? { kind: ANYTIME.ask, open: true } : undefined;
}

/** Whether the seat may make the move now, to the decision that it has. */
export function check<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  move: Move,
  mine = decisionOf(rules, state, seat),
): Verdict {
  return mine === undefined ? no(whyNotAsked(rules, state)) : mine.domain.contains(move);
}

/** Why a seat that is asked nothing cannot answer. */
export function whyNotAsked<S extends Position>(rules: Rules<S>, state: S): Reason {
  if (isOver(state)) return { why: 'game-over' };
  return { why: 'not-your-turn', waitsFor: waitedFor(rules, state) };
}

/** The seat that alone learns what the seat answers now, if not everybody does. */
export function secretTo<S extends Position>(rules: Rules<S>, state: S, seat: Seat): Seat | undefined {
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  const node = topNode(rules, run.stack);
  return node.kind.secretOf?.(run, node);
}

function asked<S extends Position>(rules: Rules<S>, state: S, stack: Stack, open = false): Decision {
  const node = topNode(rules, stack);
  const run = new Run(rules, state);
  run.stack = stack;
  if (node.kind.ask === undefined) throw new Error(`${node.path} waits without a question`);
  const { seat, source } = stack;
  let domain = node.kind.ask(run, node);
  if (seat !== NOBODY) {
    const host = stack.under(rules.within);
    if (host >= 0) domain = keepingCompletable(rules, state, stack, host, domain);
    domain = new WithCalls(rules, state, seat, node, domain);
  }
  return {
    seat,
    kind: node.does,
    node: node.id,
    source,
    open,
    domain,
    question: () => node.kind.question?.(run, node) ?? { ask: node.does },
  };
}

/** The answers after which the action that lies under a call, so many frames up, can still be completed. */
function keepingCompletable<S extends Position>(
  rules: Rules<S>,
  state: S,
  stack: Stack,
  host: number,
  own: Domain,
): Domain {
  const { seat, source } = stack;
  const begun: Begun = { seat, lane: laneOf(state, stack), depth: host };
  const keeps = (move: Move) => {
    const next = rules.copy(state);
    play(rules, next, seat, move);
    return completable(rules, next, begun);
  };
  const strands = () => no({ why: 'strands-the-turn', source });
  return lazily(
    () => own.moves().filter(keeps),
    (move) => {
      const verdict = own.contains(move);
      return verdict.ok && !keeps(move) ? strands() : verdict;
    },
    () => own.all().filter(keeps),
    own.listsAll,
  );
}

/** The domain of a decision together with what its owner may use at any time. */
class WithCalls<S extends Position> extends Answers {
  private known: readonly Move[] | undefined;

  constructor(
    private readonly rules: Rules<S>,
    private readonly state: S,
    private readonly seat: Seat,
    private readonly node: Node<S>,
    private readonly own: Domain,
  ) {
    super();
  }

  get listsAll(): boolean {
    return this.own.listsAll;
  }

  moves(): readonly Move[] {
    this.known ??= this.listed();
    return this.known;
  }

  override all(): readonly Move[] {
    return [...this.own.all(), ...this.calls(false), ...this.shownCalls()];
  }

  protected accepts(move: Move): Verdict {
    if (move.verb !== CALL) return this.own.contains(move);
    return mayCall(this.rules, this.state, this.seat, this.gap, move.things[0]);
  }

  private get gap(): boolean {
    return this.node.kind.gap === true;
  }

  private listed(): readonly Move[] {
    const own = this.own.moves();
    if (!this.gap && this.node.kind.calls !== true) return own;
    const calls = this.calls(true);
    return calls.length === 0 ? own : [...own, ...calls];
  }

  private calls(canonicalOnly: boolean): readonly Move[] {
    const calls = this.rules.calls(this.state, this.seat, this.gap);
    return this.usable(calls.filter((call) => call.canonical || !canonicalOnly));
  }

  private shownCalls(): readonly Move[] {
    return this.usable(this.rules.shownCalls?.(this.state, this.seat) ?? []);
  }

  private usable(calls: readonly Call[]): readonly Move[] {
    const { rules, state, seat, gap } = this;
    if (calls.length === 0) return NO_MOVES;
    return calls
      .filter((call) => gap || staysCompletable(rules, state, seat, call.source))
      .map((call) => name(CALL, call.source));
  }
}

const NO_MOVES: readonly Move[] = [];

/** Nobody waits for it: what may be used at any time. */
const ANYTIME: Question = Object.freeze({ ask: 'anytime' });

function openDecision<S extends Position>(rules: Rules<S>, state: S, seat: Seat): Decision {
  const { node, source } = state.main;
  const moves = rules
    .calls(state, seat, true)
    .filter((call) => call.canonical)
    .map((call) => name(CALL, call.source));
  const domain = freeForm(moves, (move) =>
    move.verb === CALL
      ? mayCall(rules, state, seat, true, move.things[0])
      : no({ why: 'not-your-turn', waitsFor: state.main.seat }),
  );
  return { seat, kind: ANYTIME.ask, node, source, open: true, domain, question: () => ANYTIME };
}

function mayCall<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  gap: boolean,
  source: Source,
): Verdict {
  if (rules.call(state, seat, gap, source) === undefined) return no(rules.whyNotCall(state, seat, source));
  if (gap || staysCompletable(rules, state, seat, source)) return YES;
  return no({ why: 'strands-the-turn', source });
}

/** Whether the mandatory rest of the turn can still be done after the call. */
function staysCompletable<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  source: Source,
): boolean {
  const stack = stackOf(state, seat);
  const host = stack.under(rules.within);
  const depth = host >= 0 ? host : stack.depth;
  const next = rules.copy(state);
  play(rules, next, seat, name(CALL, source));
  return completable(rules, next, { seat, lane: laneOf(state, stack), depth });
}
