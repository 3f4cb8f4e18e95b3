import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { meritText } from '@furrow/text/advice/words';
import { LANGUAGES } from '@furrow/text/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { adviceOn, suggestedSpaces, thinkingOf } from '../src/advice';
import type { BotQuestion } from '../src/bot';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const HANDS = { mode: 'base', decks: 'A,B' };
const SIMULATIONS = 40;

/** The decision of a state as the seat that is asked sees it; nothing if chance or nobody is asked. */
function askedIn<S extends Position>(game: Game<S>, state: S): BotQuestion<S> | undefined {
  const asked = decision(game.rules, state);
  if (asked === undefined || asked.seat === NOBODY) return undefined;
  const seen = view(game.schema, state, asked.seat);
  return { game, decision: asked, view: () => seen, dice: seededDice(17) };
}

/** The decisions of a random game that are asked of a seat, every so many of them, with their states. */
function* questions<S extends Position>(game: Game<S>, every: number): Generator<[BotQuestion<S>, S]> {
  const dice = seededDice(3);
  const state = game.begin();
  let seen = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const question = askedIn(game, state);
    if (question !== undefined && ++seen % every === 0) yield [question, game.rules.copy(state)];
    play(game.rules, state, asked.seat, asked.domain.sample(dice));
  }
}

const games: readonly (readonly [string, Game<Position>])[] = [
  ['creatures', creatures.open({}, 2)],
  ['Agricola alone', agricola.open({}, 1)],
  ['Agricola with hand cards', agricola.open(HANDS, 3)],
];

describe.each(games)('advice in %s', (_name, game) => {
  test('is up to three legal answers, each once, with at most two reasons that have words', () => {
    for (const [asked] of questions(game, 9)) {
      const { domain } = asked.decision;
      const found = adviceOn(asked, thinkingOf(asked, SIMULATIONS));
      if (game.id === 'agricola') expect(found.length).toBe(Math.min(3, domain.moves().length));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(Math.min(3, domain.moves().length));
      expect(new Set(found.map(({ move }) => JSON.stringify(move))).size).toBe(found.length);
      expect(found[0].behind).toBe(0);
      for (const { move, behind, reasons } of found) {
        expect(domain.contains(move)).toEqual({ ok: true });
        expect(behind).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(behind)).toBe(true);
        expect(reasons.length).toBeLessThanOrEqual(2);
        for (const language of LANGUAGES)
          for (const merit of reasons) expect(meritText(game.id, language, merit)).toMatch(/^\S.*\S$/);
      }
    }
  });

  test('is the same for two states that look the same to the seat that is asked', () => {
    let looked = 0;
    for (const [asked, state] of questions(game, 17)) {
      const other = game.imagine(asked.view(), seededDice(looked++));
      const again = askedIn(game, other);
      if (again === undefined) throw new Error('somebody else is asked in the state that looks the same');
      expect(askedIn(game, state)?.view()).toEqual(again.view());
      expect(adviceOn(again, thinkingOf(again, SIMULATIONS))).toEqual(
        adviceOn(asked, thinkingOf(asked, SIMULATIONS)),
      );
    }
    expect(looked).toBeGreaterThan(1);
  });
});

describe('AG-V06 suggestion markers', () => {
  test('AG-V06 three legal spaces are suggested', () => {
    const { game, state } = new AgricolaScenario().play('* reveal sheep-market');
    const asked = askedIn(game, state);
    if (asked === undefined) throw new Error('nobody is asked');
    const spaces = suggestedSpaces(asked, thinkingOf(asked, SIMULATIONS));
    const legal = asked.decision.domain.moves().map(({ things: [space] }) => space);
    expect(spaces).toHaveLength(3);
    expect(legal).toEqual(expect.arrayContaining(spaces));
  });

  test('AG-V06 advice at the beginning of a turn has three spaces, each with what speaks for it', () => {
    const { game, state } = new AgricolaScenario().play('* reveal sheep-market');
    const asked = askedIn(game, state);
    if (asked === undefined) throw new Error('nobody is asked');
    const thinking = thinkingOf(asked, SIMULATIONS);
    const toSpaces = adviceOn(asked, thinking).filter(({ move }) => game.turnVerbs.includes(move.verb));
    expect(toSpaces.map(({ move: { things } }) => things[0])).toEqual(
      expect.arrayContaining(suggestedSpaces(asked, thinking)),
    );
  });

  test('AG-V06 all are suggested where fewer than three can be used', () => {
    const { game, state } = new AgricolaScenario().play('* reveal sheep-market');
    const [first, second, ...others] = askedIn(game, state)?.decision.domain.moves() ?? [];
    for (const { things } of others) state.placed[things[0]] = 2;
    const asked = askedIn(game, state);
    if (asked === undefined) throw new Error('nobody is asked');
    const spaces = suggestedSpaces(asked, thinkingOf(asked, SIMULATIONS));
    expect(new Set(spaces)).toEqual(new Set([first.things[0], second.things[0]]));
  });
});
