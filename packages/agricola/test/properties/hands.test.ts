import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import { check, decisionOf, decisions } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { type Move, name, say } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { begunGame, otherCards, retold, SECRET_HANDS } from '@furrow/testkit/retold';
import { expect, test } from 'vitest';

const GAMES = howMany(10, 50);
/** So many states of each game are looked at, and in each of them so many answers are tried. */
const STATES = 10;
const ANSWERS = 12;

/** What was compared: states, and games in which other hands really were others. */
interface Tally {
  states: number;
  different: number;
}

/** Everything that a viewer learns of a game after so many moves, as text. */
function learned(record: GameRecord<State>, moves: number, viewer: Seat, answers: readonly Move[]): string {
  const { rules, schema } = record.game;
  const state = record.stateAfter(moves) ?? record.state;
  const mine = viewer === SPECTATOR ? undefined : decisionOf(rules, state, viewer);
  return JSON.stringify({
    seen: view(schema, state, viewer),
    asked: decisions(rules, state).map(({ seat, kind, open }) => ({ seat, kind, open })),
    mine: mine === undefined ? undefined : [mine.domain.moves(), mine.question()],
    refused: viewer === SPECTATOR ? [] : answers.map((move) => check(rules, state, viewer, move)),
  });
}

/** Answers with which somebody could find out what others hold. */
function prying({ game }: GameRecord<State>, dice: Dice): Move[] {
  const rules = game.rules as Ruleset;
  const all = [
    ...rules.pool.flatMap((card) =>
      ['play', 'draw', 'keep-card', 'lay-away'].map((verb) => name(verb, card)),
    ),
    ...['lessons', 'meeting-place', 'major-improvement'].map((id) => name('place', rules.spaceNumber(id))),
    ...['yes', 'no', 'usual', 'pass-on', 'take-back', 'done'].map((verb) => say(verb)),
  ];
  return Array.from({ length: ANSWERS }, () => all[dice.below(all.length)]);
}

function compare(seats: number, seed: number, tally: Tally, hands?: Options): void {
  const record = begunGame(seed, seats, hands);
  const dice = seededDice(seed + 1_000_000);
  const viewer = seats === 1 || dice.below(seats + 1) === 0 ? SPECTATOR : dice.below(seats);
  const other = retold(record, otherCards(record, viewer, dice));
  if (JSON.stringify(record.state.players) !== JSON.stringify(other.state.players)) tally.different++;
  for (let i = 1; i <= STATES; i++) {
    const moves = Math.round((record.length * i) / STATES);
    const answers = prying(record, dice);
    const [one, two] = [record, other].map((game) => learned(game, moves, viewer, answers));
    must(one === two, () => `seed ${seed}: after move ${moves} ${viewer} learns\n${one}\nand\n${two}`);
    tally.states++;
  }
  record.moves.forEach(({ heard }, i) => {
    const [one, two] = [heard, other.moves[i].heard].map((all) => JSON.stringify(heardBy(all, viewer)));
    must(one === two, () => `seed ${seed}: move ${i + 1}, ${viewer} hears ${one} and ${two}`);
  });
  must(
    writeRecord(record, viewer) === writeRecord(other, viewer),
    () => `seed ${seed}: the records for ${viewer} differ`,
  );
}

test.each([1, 2, 3, 4])(
  'AG-R110 with %d players, games that differ in hidden cards alone are the same for who cannot see them: views, questions, events, refusals, records',
  (seats) => {
    const tally = { states: 0, different: 0 };
    expect(failures(10_000 * seats, GAMES, (seed) => compare(seats, seed, tally))).toEqual([]);
    expect(tally.states).toBe(GAMES * STATES);
    expect(tally.different).toBeGreaterThan(GAMES / 4);
  },
  240_000,
);

test.each(SECRET_HANDS)(
  'AG-V07 AG-V10 AG-V15 AG-V17 AG-V52 AG-V53 %j: what is chosen, laid away and drawn is the secret of its owner, in the draft and after it',
  (hands) => {
    const tally = { states: 0, different: 0 };
    const seats = (seed: number) => 2 + (seed % 3);
    expect(failures(70_000, GAMES, (seed) => compare(seats(seed), seed, tally, hands))).toEqual([]);
    expect(tally.states).toBe(GAMES * STATES);
    expect(tally.different).toBeGreaterThan(GAMES / 8);
  },
  240_000,
);

test('AG-V53.6 of the games with the Forest deck many have a seat that looks at its next cards', () => {
  const games = Array.from({ length: 20 }, (_, i) => begunGame(i + 1, 2 + (i % 3), { 'forest-deck': 'on' }));
  const looked = games.filter(({ moves }) => moves.some(({ move }) => move.verb === 'arrange'));
  expect(looked.length).toBeGreaterThan(5);
});

test('AG-R110 others see how many cards a hand holds, its owner sees which', () => {
  const { game, state } = begunGame(7, 3);
  const hands = (viewer: Seat) => view(game.schema, state, viewer).players?.map(({ hand }) => hand);
  const covered = state.players.map(({ hand }) => hand.map(() => undefined));
  expect(hands(SPECTATOR)).toEqual(covered);
  state.players.forEach(({ hand }, seat) => {
    expect(hands(seat)).toEqual(covered.with(seat, hand.slice() as never[]));
  });
});

test('AG-R110 the deal is heard and read by each seat as far as its own hand goes', () => {
  const record = begunGame(7, 3);
  const dealt = record.moves.filter(({ move }) => move.verb === 'deal');
  const sizes = [0, 1, 2].map((seat) => {
    const mine = dealt.flatMap(({ heard }) => heardBy(heard, seat)).filter(({ event }) => event === 'dealt');
    expect(mine.every(({ to }) => to === seat)).toBe(true);
    const text = writeRecord(record, seat);
    expect(text.match(/deal [a-z]/g)).toHaveLength(mine.length);
    return mine.length;
  });
  expect(sizes.reduce((sum, n) => sum + n)).toBe(dealt.length);
  expect(writeRecord(record, SPECTATOR)).not.toMatch(/deal [a-z]/);
  const whole = writeRecord(record);
  for (const { move } of dealt) expect(whole).toContain(`deal ${cards[move.things[0]].id}`);
});
