import { inTurn, repeat, seq, together } from '@furrow/kernel/effect';
import { stackOf } from '@furrow/kernel/machine';
import { Program } from '@furrow/kernel/program';
import type { Call } from '@furrow/kernel/rules';
import { firstEditionSpaces } from './boards/first-edition';
import { revisedSpaces, tiles } from './boards/revised';
import { seasonSpaces } from './boards/seasons';
import { type Effect, moment, settle } from './effect';
import { ROUNDS } from './harvests';
import { kinds } from './kinds/index';
import { BREEDING } from './kinds/settle';
import { majors } from './majors';
import { listeners } from './moments';
import { farmsFor } from './partner';
import { because } from './reasons';
import { CONVERT, DISCARD, type Ruleset } from './ruleset';
import type { Space } from './space';
import type { State } from './state';
import type { Variant } from './variant';

/** A round from its beginning to its end. */
const round = seq<Effect>(
  { do: 'beginRound' },
  { do: 'reveal' },
  inTurn<Effect>({ do: 'receive' }),
  { do: 'replenish' },
  { do: 'work' },
  { do: 'home' },
  {
    do: 'harvest',
    phases: seq<Effect>(
      inTurn<Effect>({ do: 'field' }),
      together<Effect>({ do: 'feed' }),
      together<Effect>({ do: 'breed' }),
    ),
  },
  { do: 'endRound' },
);

/** The whole course of the game. */
const course = seq<Effect>({ do: 'drawStart' }, repeat<Effect>(ROUNDS, round));

/** All spaces of a variant's board. */
function spacesOf(variant: Variant): readonly Space[] {
  const board = variant.edition === '2007' ? firstEditionSpaces(variant) : revisedSpaces(variant);
  const seasons = variant.startSeason === undefined ? [] : seasonSpaces;
  return [...board, ...tiles(variant), ...seasons];
}

/** After every use of a space all animals must have room; in team play those of the partner too. */
function settling({ teamPlay }: Variant): readonly Effect[] {
  return teamPlay === undefined ? [settle] : [settle, { do: 'forPartner', effect: settle }];
}

/** Compiles the rules of a variant. */
export function compile(variant: Variant): Ruleset {
  const program = new Program<State>(kinds);
  program.add('game', course);
  const spaces = spacesOf(variant);
  const convert = program.add('convert', { do: 'convert' }).id;
  const discard = program.add('discard', { do: 'discard' }).id;
  const seatOrders = Array.from({ length: variant.seats }, (_, first) =>
    Array.from({ length: variant.seats }, (_, i) => (first + i) % variant.seats),
  );
  const rules: Ruleset = {
    program,
    variant,
    spaces,
    uses: spaces.map(({ id, effect }) =>
      program.add(`space.${id}`, seq<Effect>(moment('used'), effect, ...settling(variant))),
    ),
    permanent: spaces.map(({ stage }) => stage === undefined),
    plain: spaces.every(({ tile }) => tile === undefined) && variant.startSeason === undefined,
    builds: majors.map(({ id, build }) =>
      build === undefined ? undefined : program.add(`${id}.build`, build),
    ),
    waiting:
      variant.startSeason === undefined
        ? []
        : listeners.map((listener) => ({ listener, node: program.add(`${listener.id}.on`, listener.then) })),
    settle: program.add('settle', settle),
    farmsFor: farmsFor(variant),
    within: program.add('within', { do: 'within' }).id,
    copy: (state) => state.clone(),
    order: (state) => seatOrders[state.starter],
    calls: () => NO_CALLS,
    call: (state, seat, _gap, source) => {
      if (isBreeding(rules, state, seat)) return undefined;
      if (source === CONVERT && variant.houseBeforeCooking && isSettling(rules, state, seat))
        return undefined;
      if (source === CONVERT) return { source, node: convert, canonical: false };
      return source === DISCARD ? { source, node: discard, canonical: false } : undefined;
    },
    whyNotCall: (state, seat) =>
      because({ why: isSettling(rules, state, seat) ? 'not-while-breeding' : 'not-asked' }),
  };
  return rules;
}

const NO_CALLS: readonly Call[] = [];

/** AG-Q12: in the breeding phase nothing is turned into food. */
function isBreeding(rules: Ruleset, state: State, seat: number): boolean {
  return isSettling(rules, state, seat) && stackOf(state, seat).a === BREEDING;
}

/** Whether the seat is asked which animals it keeps. */
function isSettling(rules: Ruleset, state: State, seat: number): boolean {
  const stack = stackOf(state, seat);
  return !stack.empty && rules.program.nodes[stack.node].effect.do === 'settle';
}
