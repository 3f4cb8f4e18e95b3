import { agricola } from '@furrow/agricola/game';
import { BadOption, type OptionReason, type Options } from '@furrow/kernel/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { hasSpace, on, passRound, pile, reveal } from './late-game';

/** Why options are refused for a number of seats; undefined if the game opens. */
function refused(options: Options, seats: number): { option: string; reason: OptionReason } | undefined {
  try {
    agricola.open(options, seats);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    return { option: error.option, reason: error.reason };
  }
}

/** A game with one switch on, in round 1. */
function withSwitch(name: string, ...cards: readonly string[]): AgricolaScenario {
  return reveal(new AgricolaScenario({ options: { [name]: 'on' } }), ...cards);
}

describe('which options go together', () => {
  test.each([
    ['AG-V01', { edition: '2007', mode: 'beginner' }, 2, 'mode', 'option-needs'],
    ['AG-V02', { edition: 'revised', mode: 'family' }, 2, 'mode', 'option-needs'],
    ['AG-V01', { edition: 'revised' }, 5, 'edition', 'option-needs-seats'],
    ['AG-V03', { edition: '2007', 'side-job': 'on' }, 5, 'side-job', 'option-needs-seats'],
    ['AG-V04', { 'extra-tile': 'on', 'extra-copse': 'on' }, 2, 'extra-tile', 'options-exclude'],
    ['AG-V05', { edition: '2007', 'extra-tile': 'on' }, 5, 'extra-tile', 'option-needs-seats'],
    ['AG-Q62', { 'extra-tile': 'on' }, 1, 'extra-tile', 'option-needs-seats'],
    ['AG-V09', { edition: '2007', 'reed-extra': 'on' }, 4, 'reed-extra', 'option-needs-seats'],
    ['AG-V36', { 'reverse-second-person': 'on' }, 1, 'reverse-second-person', 'option-needs-seats'],
    ['AG-V37', { 'extra-copse': 'on' }, 3, 'extra-copse', 'option-needs-seats'],
    ['AG-V61', { 'free-order': 'on' }, 2, 'free-order', 'option-needs-seats'],
    ['AG-V50', { seasons: 'on' }, 2, 'seasons', 'no-such-value'],
    ['AG-V30', { 'team-play': 'product-of-totals' }, 3, 'team-play', 'option-needs-seats'],
    ['AG-V30', { edition: '2007', 'team-play': 'lower-per-category' }, 5, 'team-play', 'option-needs-seats'],
    ['AG-V30', { 'team-play': 'on' }, 4, 'team-play', 'no-such-value'],
    ['AG-V62', { 'solo-food': '3' }, 2, 'solo-food', 'option-needs-seats'],
    ['AG-V62', { 'solo-food': '100' }, 1, 'solo-food', 'no-such-value'],
    ['AG-V62', { 'solo-food': '-1' }, 1, 'solo-food', 'no-such-value'],
    ['AG-V64', { 'starting-player': '1' }, 1, 'starting-player', 'option-needs-seats'],
    ['AG-V64', { 'starting-player': '3' }, 2, 'starting-player', 'no-such-value'],
    ['AG-V64', { 'starting-player': '1,1' }, 2, 'starting-player', 'no-such-value'],
    ['AG-V64', { 'extra-food': '1,' }, 2, 'extra-food', 'no-such-value'],
    ['AG-V06', { suggestions: 'on' }, 2, 'suggestions', 'no-such-option'],
  ] as const)('%s %j with %i players is refused', (_id, options, seats, option, why) => {
    expect(refused(options, seats)).toMatchObject({ option, reason: { why } });
  });

  test('AG-V31 AG-V32 AG-V33 AG-V34 AG-V35 AG-V36 AG-V40 all house rules go together', () => {
    const on = Object.fromEntries(
      agricola.options.filter(({ values }) => values.join() === 'off,on').map(({ name }) => [name, 'on']),
    );
    for (const name of ['extra-copse', 'reed-extra', 'free-order']) delete on[name];
    expect(refused({ ...on, seasons: 'winter', mode: 'base', decks: 'A,B' }, 3)).toBeUndefined();
    for (const name of ['mulligan', 'three-for-one']) delete on[name];
    expect(refused({ ...on, seasons: 'winter' }, 3)).toBeUndefined();
  });

  test.each([
    [{ 'team-play': 'lower-per-category' }, 4],
    [{ edition: '2007', 'team-play': 'product-of-totals' }, 4],
    [{ 'solo-food': '12' }, 1],
    [{ 'starting-player': '1,3', 'extra-food': '2' }, 3],
  ] as const)(
    'AG-V30 AG-V62 AG-V64 %j with %i players is played, and a record names it',
    (options, seats) => {
      expect(agricola.open(options, seats).options).toMatchObject(options);
    },
  );

  test('AG-V64 seats of a list come in their order, and all of them are anyone', () => {
    expect(agricola.open({ 'starting-player': '3,1' }, 3).options['starting-player']).toBe('1,3');
    expect(agricola.open({ 'starting-player': '2,1' }, 2).options['starting-player']).toBe('anyone');
  });

  test.each([1, 2, 3, 4, 5])('AG-V02 the 2007 edition is for %i players too', (seats) => {
    expect(refused({ edition: '2007' }, seats)).toBeUndefined();
    expect(refused({ edition: '2007', mode: 'full' }, seats)).toBeUndefined();
  });
});

describe('games without hand cards', () => {
  test('AG-V01 the Meeting Place collects food, and Lessons cannot be used', () => {
    const game = reveal(new AgricolaScenario());
    expect(game.why('1 lessons')).toMatchObject({ why: 'cards-unused' });
    passRound(game);
    expect(on(game, 'meeting-place')).toBe(2);
    expect(game.changes('1 meeting-place')).toMatchObject({ 'on meeting-place': [2, 0] });
    expect(hasSpace(game, 'side-job')).toBe(false);
  });

  test('AG-V01 in the base game nothing is laid on the Meeting Place', () => {
    const game = reveal(new AgricolaScenario({ options: { mode: 'base' } }));
    expect(on(game, 'meeting-place')).toBe(0);
    game.play('1 day-laborer\n2 meeting-place');
    expect(game.board()['starting player']).toBe(2);
  });

  test('AG-V02 the family game has its own faces', () => {
    const family = reveal(new AgricolaScenario({ options: { edition: '2007', mode: 'family' } }));
    expect(['start-storehouse', 'stable-bake'].map((id) => hasSpace(family, id))).toEqual([true, true]);
    expect(on(family, 'start-storehouse')).toBe(1);
    expect(family.changes('1 day-laborer; clay')).toMatchObject({ '1 food': [2, 3], '1 clay': [0, 1] });
    const full = reveal(new AgricolaScenario({ options: { edition: '2007', mode: 'full' } }));
    expect(['start-minor', 'occupation'].map((id) => hasSpace(full, id))).toEqual([true, true]);
    expect(full.changes('1 day-laborer')).toMatchObject({ '1 food': [2, 4] });
  });

  test('AG-V03 Side Job: exactly 1 stable for 1 wood and/or bake bread', () => {
    const game = withSwitch('side-job').give(1, { wood: 3, grain: 1 }).own(1, 'fireplace-2');
    game.play('1 side-job; stable; stable a3; bake; bake 1');
    expect(game.board()).toMatchObject({ '1 wood': 2, '1 a3 stable': 1, '1 food': 4 });
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
    expect(withSwitch('side-job').why('1 side-job')).toBeDefined();
  });
});

describe('additional tiles', () => {
  test('AG-V04 AG-E65 one person a round on the whole tile, and the wood of its Copse stays', () => {
    const game = withSwitch('extra-tile');
    expect(game.changes('1 resource-market')).toMatchObject({ '1 stone': [0, 1], '1 food': [2, 3] });
    for (const space of ['copse', 'animal-market', 'modest-wish'])
      expect(game.why(`2 ${space}`)).toMatchObject({ why: 'tile-used' });
    passRound(game);
    expect(on(game, 'copse')).toBe(2);
    expect(game.changes('1 copse')).toMatchObject({ '1 wood': [expect.any(Number), expect.any(Number)] });
    expect(on(game, 'copse')).toBe(0);
  });

  test.each([
    ['sheep', { '1 sheep': [0, 1], '1 food': [2, 3] }],
    ['boar', { '1 boar': [0, 1] }],
    ['cattle', { '1 cattle': [0, 1], '1 food': [2, 1] }],
  ])('AG-V04 AG-V05 the Animal Market gives a %s', (animal, gained) => {
    expect(withSwitch('extra-tile').changes(`1 animal-market; ${animal}`)).toEqual({
      ...gained,
      '1 home': [2, 1],
      'person animal-market': [0, 1],
    });
  });

  test('AG-V04 Modest Wish is open from round 5 on, with room', () => {
    const game = withSwitch('extra-tile').lay(1, { rooms: 'a1' });
    game.state.round = 4;
    expect(game.why('1 modest-wish')).toMatchObject({ why: 'from-round', round: 5 });
    game.state.round = 5;
    expect(game.changes('1 modest-wish')).toMatchObject({ '1 people': [2, 3] });
    game.state.placed.fill(0);
    expect(game.why('2 modest-wish')).toMatchObject({ why: 'no-free-room' });
  });

  test.each([3, 4])('AG-V05 with %i players the tile has two spaces, used by one person', (seats) => {
    const game = reveal(new AgricolaScenario({ seats, options: { 'extra-tile': 'on' } }));
    expect(hasSpace(game, 'animal-market') && hasSpace(game, 'modest-wish')).toBe(true);
    game.state.round = 5;
    game.play('1 animal-market; boar');
    game.lay(2, { rooms: 'a1' });
    expect(game.why('2 modest-wish')).toMatchObject({ why: 'tile-used' });
  });

  test('AG-V09 the 5-player reed card also gives 1 stone and 1 wood', () => {
    for (const extra of ['on', 'off']) {
      const options = { edition: '2007', 'reed-extra': extra };
      const game = reveal(new AgricolaScenario({ seats: 5, options }));
      game.play('1 5-reed');
      expect(game.player(1).goods.slice(0, 4)).toEqual(extra === 'on' ? [1, 0, 1, 1] : [0, 0, 1, 0]);
    }
  });

  test('AG-V37 one more Copse by itself', () => {
    const game = withSwitch('extra-copse');
    expect(hasSpace(game, 'animal-market')).toBe(false);
    expect(on(pile(game, 'copse', 2), 'copse')).toBe(2);
    expect(game.changes('1 copse')).toMatchObject({ '1 wood': [0, 2] });
    expect(on(passRound(game), 'copse')).toBe(1);
  });
});
