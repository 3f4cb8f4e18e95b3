import { findMajor } from '@furrow/agricola/boards/majors';
import { findCard } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game, Options } from '@furrow/kernel/game';
import { play } from '@furrow/kernel/machine';
import { name } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { CardScenario } from '@furrow/testkit/card-scenario';
import type { AgricolaMerit } from '@furrow/text/advice/agricola';
import { beforeAll, describe, expect, test } from 'vitest';
import { adviceOn, thinkingOf } from '../src/advice';
import { agricolaMerits } from '../src/agricola/advice-reasons';
import { cheapestAlike } from '../src/agricola/alike-majors';
import { cardWorths } from '../src/agricola/card-worth';
import { weightsOf } from '../src/evaluations';
import { loadAllNetworks } from '../src/trained/index';
import { afterTurn } from '../src/turn';
import { weightiest } from '../src/weighed';

beforeAll(loadAllNetworks);

const [WOOD, FOOD, SHEEP] = [goodNumber('wood'), goodNumber('food'), goodNumber('sheep')];
const ALL = 20;

/** What speaks for a line of moves of seat 1, the weightiest first. */
function merits(game: CardScenario, line: string): AgricolaMerit[] {
  const before = game.state.clone();
  game.play(`1 ${line}`);
  return weightiest(agricolaMerits(game.game.rules as Ruleset, before, game.state, 0), ALL);
}

/** A harvest comes at the end of the round; seat 1 has enough to eat. */
const harvestRound = () => new CardScenario({ round: 4 }).give(1, { food: 9 }).give(2, { food: 9 });

describe('what speaks for a turn', () => {
  test('food that is lacking is told with the harvest, not as goods', () => {
    const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
      .give(1, { food: 0 })
      .pile('fishing', 2);
    expect(merits(game, 'fishing')).toEqual([{ merit: 'feeds', food: 2, lack: 4, round: 7 }]);
  });

  test('more food than is lacking counts only as far as it is', () => {
    const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
      .give(1, { food: 3 })
      .pile('fishing', 4);
    expect(merits(game, 'fishing')[0]).toEqual({ merit: 'feeds', food: 1, lack: 1, round: 7 });
  });

  test('goods, by how many', () => {
    expect(merits(harvestRound().pile('forest', 6), 'forest')).toEqual([
      { merit: 'takes', goods: [[WOOD, 6]] },
    ]);
  });

  test('food that another needs at this harvest', () => {
    const game = harvestRound().give(2, { food: 1 }).pile('fishing', 5);
    expect(merits(game, 'fishing')).toEqual([
      { merit: 'takes', goods: [[FOOD, 5]] },
      { merit: 'denies', seat: 1, food: 3, lack: 3 },
    ]);
  });

  test('a room is room for a person', () => {
    const game = harvestRound().give(1, { wood: 10, reed: 4 });
    const [first] = merits(game, 'farm-expansion; room a1; room a2');
    expect(first).toEqual({ merit: 'roomFor', people: [3, 4] });
  });

  test('a room for nobody who could be born is a room', () => {
    const game = harvestRound()
      .family(1, 5)
      .lay(1, { rooms: 'a1 a2 a3 b2 b3' })
      .give(1, { wood: 5, reed: 2 });
    expect(merits(game, 'farm-expansion; room c2')).toContainEqual({ merit: 'rooms', rooms: 1 });
  });

  test('a birth, by how many people there are then', () => {
    const game = new CardScenario({ round: 5, revealed: 'basic-wish' });
    game.lay(1, { rooms: 'a1' }).give(1, { food: 20 });
    expect(merits(game, 'basic-wish')[0]).toEqual({ merit: 'birth', people: 3 });
  });

  test('fields, seeds and points', () => {
    const game = harvestRound().lay(1, { fields: 'a2' });
    expect(merits(game, 'farmland; field a3')).toEqual([
      { merit: 'plows', fields: 1 },
      { merit: 'points', category: 'fields', points: 2 },
      { merit: 'points', category: 'unused', points: 1 },
    ]);
    const sowing = new CardScenario({ round: 4, revealed: 'grain-utilization' });
    sowing.lay(1, { fields: 'a2 a3' }).give(1, { food: 9, grain: 1, vegetable: 1 });
    expect(merits(sowing, 'grain-utilization; sow grain a2 vegetable a3')[0]).toEqual({
      merit: 'sows',
      grain: 1,
      vegetables: 1,
    });
  });

  test('pastures with the room they give, and pairs that breed', () => {
    const fencing = new CardScenario({ round: 4, revealed: 'fencing' }).give(1, { wood: 6, food: 9 });
    expect(merits(fencing, 'fencing; pasture a4+a5')[0]).toEqual({
      merit: 'pastures',
      pastures: 1,
      room: 4,
    });
    const sheep = harvestRound().lay(1, { fences: 'a4n a4w a4s a5n a5e a5s' }).pile('sheep-market', 2);
    expect(merits(sheep, 'sheep-market')).toContainEqual({ merit: 'breeds', animals: [SHEEP], round: 4 });
  });

  test('a major improvement and a card by their numbers', () => {
    const major = new CardScenario({ round: 4, revealed: 'major-improvement' }).give(1, { clay: 2, food: 9 });
    const { number = -1 } = findMajor('fireplace-2') ?? {};
    expect(merits(major, 'major-improvement; major fireplace-2')[0]).toEqual({
      merit: 'builds',
      major: number,
    });
    const { number: card = -1 } = findCard('lasso') ?? {};
    const minor = harvestRound().hold(1, 'lasso').give(1, { reed: 1 });
    expect(merits(minor, 'meeting-place; yes; play lasso')[0]).toEqual({ merit: 'plays', card });
  });

  test('the cheapest of improvements that do the same is told, and only that is advised', () => {
    const rich = () =>
      new CardScenario({ round: 4, revealed: 'major-improvement' }).give(1, { clay: 5, food: 9 });
    const [cheap, dear] = ['fireplace-2', 'fireplace-3'].map((id) => findMajor(id)?.number ?? -1);
    expect(merits(rich(), 'major-improvement; major fireplace-3')[0]).toEqual({
      merit: 'builds',
      major: cheap,
    });
    const { game, state } = rich().play('1 major-improvement');
    const asked = decision(game.rules, state);
    if (asked === undefined) throw new Error('nothing is asked');
    const question = { game, decision: asked, dice: seededDice(1), view: () => view(game.schema, state, 0) };
    const advised = adviceOn(question, thinkingOf(question, 60)).map(({ move }) => move.things[0]);
    expect(asked.domain.moves().map(({ things }) => things[0])).toContain(dear);
    expect(advised).toContain(cheap);
    expect(advised).not.toContain(dear);
    // Whoever finds only the dearer one on display is told of that.
    expect(cheapestAlike(dear, [dear])).toBe(dear);
  });

  test('the starting player token, for whoever has not got it', () => {
    const game = new CardScenario({ start: 2, round: 4 }).give(1, { food: 9 }).give(2, { food: 9 });
    game.play('2 forest');
    expect(merits(game, 'meeting-place')).toContainEqual({ merit: 'starts' });
  });

  test('a house of better material', () => {
    const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' });
    game.give(1, { clay: 2, reed: 1, food: 9 });
    expect(merits(game, 'house-redevelopment')[0]).toEqual({ merit: 'renovates', house: 1 });
  });
});

test('what follows the last turn of a round is not counted to it', () => {
  const game = harvestRound().pile('forest', 3);
  game.player(1).home = 1;
  game.player(2).home = 0;
  const { rules } = game.game;
  const move = name('place', (rules as Ruleset).spaceNumber('forest'));
  const after = afterTurn(game.game, { state: game.state, line: [move] }, 0);
  expect(after.players[0].goods[FOOD]).toBe(9);
  expect(weightiest(agricolaMerits(rules as Ruleset, game.state, after, 0), ALL)).toEqual([
    { merit: 'takes', goods: [[WOOD, 3]] },
  ]);
});

describe('advice on hands of cards', () => {
  /** The first decision of a game in which somebody is asked, and what the cards are worth there. */
  function opened(options: Options) {
    const game: Game<State> = agricola.open({ mode: 'base', decks: 'A,B', ...options }, 3);
    const state = game.begin();
    const dice = seededDice(7);
    let asked = decision(game.rules, state);
    for (; asked?.seat === NOBODY; asked = decision(game.rules, state))
      play(game.rules, state, NOBODY, asked.domain.sample(dice));
    if (asked === undefined) throw new Error('nobody is asked anything');
    const { seat } = asked;
    const question = { game, decision: asked, dice, view: () => view(game.schema, state, seat) };
    return { question, worths: cardWorths(game.rules as unknown as Ruleset, weightsOf(game)) };
  }

  test('AG-V10: of a pack the cards that are worth most are advised, the best first', () => {
    const { question, worths } = opened({ hands: 'draft' });
    const worthOf = (card: number) => worths.get(card) ?? 0;
    const { pack } = question.decision.question() as Extract<Question, { ask: 'keepCards' }>;
    const best = pack.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, 3);
    const advised = adviceOn(question, thinkingOf(question, 60));
    expect(advised.map(({ move }) => move.things)).toEqual(best.map((card) => [card]));
    expect(best).not.toEqual(pack.slice(0, 3));
    expect(advised[0].behind).toBe(0);
  });
});

test('AG-V06: what is further behind the best answer is advised later, however well it is known', () => {
  const { game, state } = new CardScenario({ round: 4, revealed: 'fencing' }).give(1, { food: 3 });
  const asked = decision(game.rules, state);
  if (asked === undefined) throw new Error('nothing is asked');
  const question = { game, decision: asked, dice: seededDice(1), view: () => view(game.schema, state, 0) };
  const thinking = thinkingOf(question, 8);
  const [first, second, third] = asked.domain.moves();
  thinking.ranked = () => [
    { move: first, visits: 90, lead: 5 },
    { move: second, visits: 40, lead: 3.5 },
    { move: third, visits: 9, lead: 4 },
  ];
  const advised = adviceOn(question, thinking);
  expect(advised.map(({ move }) => move)).toEqual([first, third, second]);
  expect(advised.map(({ behind }) => behind)).toEqual([0, 1, 1.5]);
});
