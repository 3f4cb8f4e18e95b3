import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import { SPECTATOR } from '@furrow/kernel/view';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { terminalWords, words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { drawAgricola } from '../src/draw/agricola';
import type { TerminalLook } from '../src/draw/drawing';
import { plain, widthOf } from '../src/paint';

function lookAt(scenario: AgricolaScenario, more: Partial<TerminalLook<State>> = {}): TerminalLook<State> {
  const { game } = scenario;
  const language: Language = more.language ?? 'en';
  return {
    game,
    language,
    words: words(game, language),
    terminal: terminalWords(language),
    paint: plain,
    width: 100,
    ascii: false,
    names: ['Ann', 'Bob', 'Player 3 (random)', 'Player 4 (random)', 'Player 5 (random)'].slice(0, game.seats),
    ...more,
  };
}

const FENCES = 'a2n a3n a2w b2w a3e b2e b2s a3s a4n a4e a4s';

/** A farm with all there is: a house of clay, crops, pastures with a stable, a stable outside, improvements, goods to come. */
function richFarm(scenario: AgricolaScenario, seat: number): AgricolaScenario {
  scenario
    .lay(seat, { rooms: 'a1', house: 'clay', fields: 'c2 c3 c4', grain: { c2: 3 }, vegetables: { c3: 2 } })
    .lay(seat, { stables: 'a3 c5', fences: FENCES })
    .give(seat, { wood: 14, clay: 11, reed: 10, stone: 12, food: 13, grain: 12, vegetable: 10 })
    .give(seat, { sheep: 9, boar: 1, cattle: 1 });
  const player = scenario.player(seat);
  player.coming.push(2, 6, 1, 3, 6, 1);
  player.begging = 2;
  return scenario;
}

test('a farm shows house, fields, stables, fences and where the animals stand', () => {
  const game = richFarm(new AgricolaScenario(), 1).own(1, 'fireplace-2 well');
  expect(drawAgricola.seat(game.state, 0, lookAt(game))).toEqual([
    'Ann  ★ start player',
    '        1           2           3           4           5',
    '  ┌───────────┲━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━┱───────────┐',
    'a │ room      ┃ 9/12 sheep┊           ┃ 1/2       ┃ ·   ·   · │',
    '  │ 1/1 cattle┃           ┊         ∩ ┃ wild boar ┃   ·   ·   │',
    '  ├───────────┨┈┈┈┈┈┈┈┈┈┈┈┏━━━━━━━━━━━╇━━━━━━━━━━━╃───────────┤',
    'b │ room      ┃           ┃ ·   ·   · │ ·   ·   · │ ·   ·   · │',
    '  │ clay      ┃           ┃   ·   ·   │   ·   ·   │   ·   ·   │',
    '  ├───────────╄━━━━━━━━━━━╃───────────┼───────────┼───────────┤',
    'c │ room      │ field     │ 2         │ field     │ stable    │',
    '  │ clay      │ 3 grain   │ vegetables│           │ 0/1       │',
    '  └───────────┴───────────┴───────────┴───────────┴───────────┘',
    '  14 wood  11 clay  10 reed  12 stone',
    '  13 food  12 grain  10 vegetables',
    '  9 sheep  1 wild boar  1 cattle',
    '  clay house, family of 2, 2 people at home, 4 fences left,',
    '  2 stables left, 2 begging markers, 23 points',
    '  Fireplace (2 clay), Well',
    '  rounds 2 and 3: 1 food each',
  ]);
});

test('the same farm in ASCII and with narrow cells', () => {
  const game = richFarm(new AgricolaScenario(), 1);
  const lines = drawAgricola.seat(game.state, 0, lookAt(game, { ascii: true, width: 40 }));
  expect(lines.slice(0, 12)).toEqual([
    'Ann  * start player',
    '     1      2      3      4      5',
    '  +------#======#======#======#------+',
    'a | room # 9/12        # 1/2  # .    |',
    '  |1 cat.# sheep     n #wil.bo#   .  |',
    '  +------#      #======#======#------+',
    'b | room #      # .    | .    | .    |',
    '  | clay #      #   .  |   .  |   .  |',
    '  +------#======#------+------+------+',
    'c | room | 3    | 2    | field|stable|',
    '  | clay | grain|veget.|      | 0/1  |',
    '  +------+------+------+------+------+',
  ]);
});

test('animals without a place stand beside the farm', () => {
  const game = new AgricolaScenario().give(2, { sheep: 3 });
  expect(drawAgricola.seat(game.state, 1, lookAt(game)).at(-1)).toBe('  beside the farm: 2 sheep');
});

test('with one pasture for each type, animals are drawn only where they may stand', () => {
  const pens = { fences: 'a2n a2w a2s a2e a3n a3s a3e' };
  const given = { sheep: 3 };
  const free = new AgricolaScenario().lay(1, pens).give(1, given);
  expect(drawAgricola.seat(free.state, 0, lookAt(free)).join('\n')).toMatch(/2\/2 sheep ┃ 1\/2 sheep/);
  const bound = new AgricolaScenario({ options: { 'one-pasture-per-type': 'on' } })
    .lay(1, pens)
    .give(1, given);
  const lines = drawAgricola.seat(bound.state, 0, lookAt(bound)).join('\n');
  expect(lines).toMatch(/2\/2 sheep ┃ 0\/2/);
  expect(lines).toContain('│ 1/1 sheep │');
});

test('the board shows goods and people, the display what is left and what it costs', () => {
  const game = new AgricolaScenario({ options: { 'extra-tile': 'on', seasons: 'summer' } })
    .own(2, 'pottery')
    .play('* reveal sheep-market\n1 forest\n2 copse');
  const table = drawAgricola.table(game.state, lookAt(game), SPECTATOR).join('\n');
  expect(table).toMatch(/^Round 1 of 14, summer +harvest after rounds 4, 7, 9, 11, 13 and 14$/m);
  expect(table).toMatch(/① Forest/);
  expect(table).toMatch(/② Copse/);
  expect(table).toMatch(/Clay Pit +2 clay/);
  expect(table).toMatch(/^ 1 {3}Sheep Market {2}1 sheep$/m);
  expect(table).toContain('Summer Action');
  expect(table).not.toContain('Spring Action');
  expect(table).toMatch(/Well +1 wood 3 stone/);
  expect(table.match(/Pottery/g)).toHaveLength(1);
  expect(table).toMatch(/^ {49,} *Pottery$/m);
});

const SET_UPS = [1, 2, 3, 4, 5].flatMap((seats) => [
  { seats, options: { edition: '2007', mode: 'full' } },
  ...(seats === 5 ? [] : [{ seats, options: { seasons: 'winter' } }]),
]);

/** A game in its last round, with rich farms and all round cards. */
function lateGame(given: (typeof SET_UPS)[number]): AgricolaScenario {
  const game = new AgricolaScenario(given);
  const { state } = game;
  for (let seat = 1; seat <= given.seats; seat++)
    richFarm(game, seat).own(seat, seat < 2 ? 'well pottery' : '');
  const { spaces } = game.game.rules as Ruleset;
  state.revealed.splice(0, state.revealed.length);
  spaces.forEach(({ stage }, space) => {
    state.piles[space] = 17;
    if (stage !== undefined) state.revealed.push(space);
  });
  state.placed[0] = given.seats;
  state.round = 14;
  return game;
}

test.each(LANGUAGES)('no table is too wide in %s', (language) => {
  for (const given of SET_UPS) {
    const game = lateGame(given);
    for (const width of [80, 100, 120]) {
      for (const ascii of [false, true]) {
        const lines = drawAgricola.table(game.state, lookAt(game, { language, width, ascii }), SPECTATOR);
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
      }
    }
  }
});

test('farms stand side by side as the width allows', () => {
  const rows = (seats: number, width: number) => {
    const game = new AgricolaScenario({ seats, options: { edition: '2007' } });
    const lines = drawAgricola.table(game.state, lookAt(game, { width }), SPECTATOR);
    return lines.filter((line) => /^(Ann|Bob|Player \d)/.test(line)).length;
  };
  expect([rows(2, 80), rows(3, 80), rows(5, 80)]).toEqual([1, 2, 3]);
  expect([rows(3, 120), rows(4, 120), rows(5, 120)]).toEqual([1, 2, 2]);
});

test('a long name does not widen the table', () => {
  const game = new AgricolaScenario();
  const names = ['Wilhelmina Charlotte Augusta of Somewhere-on-the-Water (Player 1)', 'Bob'];
  const lines = drawAgricola.table(game.state, lookAt(game, { names, width: 80 }), SPECTATOR);
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
  expect(lines[2]).toMatch(/^Wilhelmina Charlotte Augusta of Som\S+ +Bob$/);
});
