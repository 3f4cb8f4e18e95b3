import { inTurn, repeat, seq, together } from '@furrow/kernel/effect';
import { instantsOf } from '@furrow/kernel/instants';
import { whyNot } from '@furrow/kernel/kind';
import { stackOf } from '@furrow/kernel/machine';
import { Program } from '@furrow/kernel/program';
import type { Call } from '@furrow/kernel/rules';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { buildings } from './buildings/index';
import { type Effect, moment, settle } from './effect';
import { tell } from './events';
import { owns, specialOf } from './farmyard';
import { kinds } from './kinds/index';
import { MOMENTS, type Moment, OWN_STEPS } from './moments';
import { because } from './reasons';
import { animalsOf } from './room';
import type { Ruleset, Waiting } from './ruleset';
import { buildingOf, RELEASE, sourceOfBuilding } from './source';
import { spaces } from './spaces';
import { ROUNDS, type State } from './state';
import { aboutWords, sourceWords } from './words';

/** The parts of a round that begin at instants of which whoever watches is told. */
const roundBegins = inTurn(moment('roundBegins'));
const workEnds = inTurn(moment('workEnds'));
const beforeBreeding = inTurn<Effect>({ do: 'beforeBreeding' });
const roundEnds = inTurn(moment('roundEnds'));
const lastBreedingOver = inTurn(moment('lastBreedingOver'));

/** A round up to the end of its breeding phase. */
const untilBred = seq<Effect>(
  { do: 'refill' },
  roundBegins,
  { do: 'work' },
  workEnds,
  inTurn<Effect>({ do: 'pause' }),
  { do: 'home' },
  beforeBreeding,
  together<Effect>({ do: 'breed' }),
);

/** What passes by itself in a round, each by what begins then. */
const INSTANTS = {
  'spaces-refilled': [roundBegins],
  'work-over': [workEnds],
  'workers-home': [beforeBreeding],
  'animals-bred': [roundEnds, lastBreedingOver],
};

/** The whole course of the game. */
const course = seq<Effect>(
  { do: 'drawStart' },
  { do: 'drawBuildings' },
  repeat<Effect>(ROUNDS - 1, seq<Effect>(untilBred, roundEnds)),
  untilBred,
  lastBreedingOver,
  inTurn(moment('roundEnds')),
  { do: 'lastChance' },
);

function compile(): Ruleset {
  if (buildings.length > RELEASE) throw new Error('the numbers of sources overlap');
  const program = new Program<State>(kinds, sourceWords);
  const game = program.add('game', course);
  if (game.id !== 0) throw new Error('the course of the game is node 0');
  const waiting = Object.fromEntries(MOMENTS.map((at) => [at, [] as Waiting[]])) as Record<Moment, Waiting[]>;
  for (const building of buildings) {
    const { on } = building;
    if (on === undefined) continue;
    const alone = OWN_STEPS.has(on.moment);
    const then = alone ? seq<Effect>(on.then, settle) : on.then;
    const node = program.add(`${building.id}.on`, then, aboutWords(on.moment));
    waiting[on.moment].push({ building, node, effect: alone ? node.parts[0] : node });
  }
  const anytime = buildings.map(({ id, anytime: effect }) =>
    effect === undefined
      ? undefined
      : {
          within: program.add(`${id}.anytime`, effect),
          alone: program.add(`${id}.anytime-alone`, seq<Effect>(effect, settle)),
        },
  );
  const release = program.add('release', { do: 'release' });
  const releaseAlone = program.add('release-alone', seq<Effect>({ do: 'release' }, settle));
  const rules: Ruleset = {
    program,
    instants: instantsOf(program, INSTANTS),
    spaces: spaces.map(({ id, effect }) =>
      program.add(`space.${id}`, seq<Effect>(effect, moment('used'), settle)),
    ),
    builds: buildings.map(({ id, build }) =>
      build === undefined ? undefined : program.add(`${id}.build`, build),
    ),
    anytime,
    moments: Object.fromEntries(
      MOMENTS.map((at) => [at, program.add(`moment.${at}`, moment(at))]),
    ) as Ruleset['moments'],
    waiting,
    settle: program.add('settle', settle),
    turnDown: program.add('turn-down', { do: 'turnDown' }),
    within: program.add('within', { do: 'within' }).id,
    copy: (state) => state.clone(),
    order: (state) => (state.leads === 0 ? FROM_FIRST : FROM_SECOND),
    calls: (state, seat, gap) => callsOf(rules, state, seat, gap),
    call: (state, seat, gap, source) =>
      source === RELEASE && animalsOf(state.players[seat]).some((n) => n > 0)
        ? { source, node: (gap ? releaseAlone : release).id, canonical: false }
        : callsOf(rules, state, seat, gap).find((call) => call.source === source),
    tellCall: (run, seat, source) => {
      if (source !== RELEASE) tell(run, () => ({ event: 'called', seat, building: buildingOf(source) }));
    },
    whyNotCall: (state, seat, source) => whyNotCall(rules, state, seat, source) ?? { why: 'not-possible' },
  };
  return rules;
}

const FROM_FIRST: readonly Seat[] = [0, 1];
const FROM_SECOND: readonly Seat[] = [1, 0];
const NO_CALLS: readonly Call[] = [];

function callsOf(rules: Ruleset, state: State, seat: Seat, gap: boolean): readonly Call[] {
  let calls: Call[] | undefined;
  const player = state.players[seat];
  for (const entry of player.farm.specials) {
    const one = specialOf(entry);
    if (
      one.anytime === undefined ||
      whyNotCall(rules, state, seat, sourceOfBuilding(one.number)) !== undefined
    )
      continue;
    const nodes = rules.anytime[one.number];
    if (nodes === undefined) continue;
    calls ??= [];
    calls.push({
      source: sourceOfBuilding(one.number),
      node: (gap ? nodes.alone : nodes.within).id,
      canonical: one.anytimeOnce !== true || player.memory[one.slot] === 0,
    });
  }
  return calls ?? NO_CALLS;
}

function whyNotCall(rules: Ruleset, state: State, seat: Seat, source: number): Reason | undefined {
  if (source === RELEASE) return because({ why: 'not-so-many' });
  const building = buildingOf(source);
  const one = buildings[building];
  const nodes = rules.anytime[building];
  if (one === undefined || nodes === undefined) return because({ why: 'not-at-any-time', building });
  if (!owns(state.players[seat], (own) => own.number === building))
    return because({ why: 'not-owned', building });
  if (one.anytimeIn === 'workPhase' && state.working === 0)
    return because({ why: 'work-phase-only', building });
  // It could begin again and again without ever coming to an end.
  const stack = stackOf(state, seat);
  if (one.anytimeOnce === true && [nodes.alone, nodes.within].some(({ id }) => stack.under(id) >= 0))
    return because({ why: 'not-asked' });
  const run = new Run(rules, state);
  return nodes.within.kind.possible(run, nodes.within, seat, source)
    ? undefined
    : whyNot(run, nodes.within, seat, source);
}

/** The compiled rules of All Creatures Big and Small. */
export const rules: Ruleset = compile();
