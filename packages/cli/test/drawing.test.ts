import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import { SPECTATOR } from '@furrow/kernel/view';
import { Scenario } from '@furrow/testkit/scenario';
import { LANGUAGES } from '@furrow/text/language';
import { terminalWords, words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { drawCreatures } from '../src/draw/creatures';
import type { TerminalLook } from '../src/draw/drawing';
import { plain, widthOf } from '../src/paint';

const GAME = creatures.open({}, 2);
const LOOK: TerminalLook<State> = {
  game: GAME,
  language: 'en',
  words: words(GAME, 'en'),
  terminal: terminalWords('en'),
  paint: plain,
  width: 100,
  ascii: false,
  names: ['Ann', 'Bob'],
};

/** A farm with a pasture, a stall with a trough, an open border and animals. */
function farms(): Scenario {
  return new Scenario({ buildings: 'shelter,pen' })
    .lay(1, { columns: 3, at: { b1: 'stall' }, troughs: 'a0 b1', borders: 'a0n a1n a0w b0w a1e c2e' })
    .give(1, { sheep: 7, cow: 2, wood: 3, stone: 12 });
}

test('a farm shows borders, pastures, buildings, troughs and where the animals stand', () => {
  expect(drawCreatures.seat(farms().state, 0, LOOK)).toEqual([
    'Ann  ★ start player',
    '        0           1           2',
    '  ┏━━━━━━━━━━━━━━━━━━━━━━━┱───────────┐',
    'a ┃ 7/12 sheep┊           ┃ ·   ·   · │',
    '  ┃         ⊔ ┊           ┃   ·   ·   │',
    '  ┃┈┈┈┈┈┈┈┈┈┈┈┌───────────╀───────────┤',
    'b ┃           │ Stall     │ ·   ·   · │',
    '  ┃           │ 2/6 cows⊔ │   ·   ·   │',
    '  ┞───────────┼───────────┼───────────┧',
    'c │ Cottage   │ ·   ·   · │ ·   ·   · ┃',
    '  │ 0/1       │   ·   ·   │   ·   ·   ┃',
    '  └───────────┴───────────┴───────────┚',
    '  3 wood  12 stone  0 reed  9 borders',
    '  7 sheep  0 pigs  2 cows  0 horses',
    '  3 workers left, 1 point',
  ]);
});

test('the same farm in ASCII', () => {
  const lines = drawCreatures.seat(farms().state, 0, { ...LOOK, ascii: true });
  expect(lines.slice(0, 6)).toEqual([
    'Ann  * start player',
    '        0           1           2',
    '  #===========#===========#-----------+',
    'a # 7/12 sheep            # .   .   . |',
    '  #         U             #   .   .   |',
    '  #           +-----------#-----------+',
  ]);
});

test('animals without a place stand beside the farm', () => {
  const game = new Scenario({ buildings: 'pen' }).give(2, { sheep: 3 });
  const lines = drawCreatures.seat(game.state, 1, LOOK);
  expect(lines.at(-1)).toBe('  beside the farm: 2 sheep');
});

test('the largest farms stand side by side, and below each other if the terminal is narrow', () => {
  const game = new Scenario({ buildings: '4' }).lay(1, { columns: 5 }).lay(2, { columns: 4 });
  const heads = (width: number) => {
    const lines = drawCreatures.table(game.state, { ...LOOK, width }, SPECTATOR);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
    return lines.filter((line) => /^(Ann|Bob)/.test(line)).length;
  };
  expect(heads(100)).toBe(1);
  expect(heads(80)).toBe(2);
});

test('the board shows goods and workers, the offer costs', () => {
  const game = new Scenario({ buildings: '4' }).play('1 wood-3\n2 building-resources');
  const table = drawCreatures.table(game.state, LOOK, SPECTATOR).join('\n');
  expect(table).toMatch(/^① 3 Wood/m);
  expect(table).toMatch(/^② Building Resources/m);
  expect(table).toContain('Horse and Sheep  1 horse');
  expect(table).toMatch(/Open Stable +3 wood \/ 3 stone/);
  expect(table).toContain('10 troughs, 4 stall tiles, 4 expansions');
});

test.each(LANGUAGES)('the letters of a mixture tell the animals apart in %s', (language) => {
  const game = new Scenario({ buildings: 'pen' })
    .lay(1, { columns: 4, at: { a1: 'rearing-station' } })
    .give(1, { sheep: 2, pig: 1, cow: 1, horse: 1 });
  const look = { ...LOOK, words: words(GAME, language), terminal: terminalWords(language) };
  const mixture = /1(\p{L}+)1(\p{L}+)1(\p{L}+)1(\p{L}+)/u.exec(
    drawCreatures.seat(game.state, 0, look).join('\n'),
  );
  expect(new Set(mixture?.slice(1)).size).toBe(4);
});

test('a mixture of animals is named as far as there is room', () => {
  const game = new Scenario({ buildings: 'pen' })
    .lay(1, { columns: 4, at: { a1: 'rearing-station' } })
    .give(1, { sheep: 2, pig: 1, cow: 1, horse: 1 });
  expect(drawCreatures.seat(game.state, 0, LOOK).join('\n')).toContain('│ 1S1P1C1H  │');
  const wide = game.lay(2, { columns: 5 }).state;
  expect(drawCreatures.table(wide, { ...LOOK, width: 90 }, SPECTATOR).join('\n')).toContain('│ 4/4   │');
});
