import type { Ruleset } from '@furrow/agricola/ruleset';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { hasSpace, on, passRound, reveal } from './late-game';

const EDITIONS = ['revised', '2007'] as const;

/** A game alone, in round 1. */
function alone(edition: 'revised' | '2007', more: Record<string, string> = {}): AgricolaScenario {
  return reveal(new AgricolaScenario({ seats: 1, options: { edition, ...more } }));
}

test.each(EDITIONS)('AG-V60 AG-R1601 AG-R1604 %s: no food at the start, 2 wood a round', (edition) => {
  const game = alone(edition);
  expect(game.board()['1 food']).toBeUndefined();
  expect(on(game, edition === '2007' ? 'wood-3' : 'forest')).toBe(2);
});

test.each(EDITIONS)('AG-R1602 %s: the board of two players', (edition) => {
  const ids = (game: AgricolaScenario) => (game.game.rules as Ruleset).spaces.map(({ id }) => id);
  expect(ids(alone(edition))).toEqual(ids(new AgricolaScenario({ options: { edition } })));
});

test.each(EDITIONS)('AG-R1603 %s: each adult eats 3 food, a newborn 1', (edition) => {
  const game = alone(edition).give(1, { food: 7 });
  game.state.round = 4;
  game.player(1).people = 3;
  game.player(1).newborns = 1;
  game.player(1).home = 1;
  game.play(edition === '2007' ? '1 clay-1' : '1 clay-pit');
  if (game.asked()[0].kind === 'feed') game.play('1 feed nothing');
  expect(game.player(1).begging).toBe(0);
  expect(game.board()['1 food']).toBeUndefined();
});

test('AG-R1606 the turns follow one another until everybody is placed', () => {
  const game = alone('revised').play('1 clay-pit\n1 reed-bank');
  expect(game.state.round).toBe(2);
});

test('AG-R1609 in the 2007 family game nothing is laid on the starting player space', () => {
  const game = alone('2007');
  expect(on(passRound(game), 'start-storehouse')).toBe(0);
  expect(game.why('1 start-storehouse')).toBeUndefined();
});

test('AG-Q59 in the beginner game the Meeting Place collects food also for one player', () => {
  const game = alone('revised');
  expect(on(game, 'meeting-place')).toBe(1);
  expect(hasSpace(game, 'side-job')).toBe(false);
  expect(game.changes('1 meeting-place')).toMatchObject({ '1 food': [0, 1] });
});

test('AG-V61 AG-R1607 AG-Q81 the player chooses the order of the round cards within their stage', () => {
  const game = new AgricolaScenario({ seats: 1, options: { 'free-order': 'on' } });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'reveal' });
  expect(game.offered()).toHaveLength(4);
  expect(game.why('1 reveal cattle-market')).toBeDefined();
  game.play('1 reveal fencing');
  const usual = new AgricolaScenario({ seats: 1 });
  expect(usual.asked()[0]).toMatchObject({ seat: 0, kind: 'reveal' });
});
