import type { Ruleset } from '@furrow/agricola/ruleset';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { words } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';
import { type Filters, isWanted, UNFILTERED } from '../src/cards/filters';
import { folded, matching } from '../src/cards/matching';
import { Engine } from '../src/engine/engine';
import type { Look } from '../src/engine/family';
import { openSaves } from '../src/engine/saves';
import { agricolaFamily } from '../src/engine/snapshot/agricola';
import { comingRounds, foodForecast } from '../src/engine/snapshot/agricola-ahead';
import { agricolaGroups } from '../src/engine/snapshot/agricola-board';
import { majorsOnDisplay } from '../src/engine/snapshot/agricola-cards';
import type { Table } from '../src/protocol/table';

type State = AgricolaScenario['state'];

/** The table as the first seat looks at it. */
function look({ game, state }: AgricolaScenario): Look<State> {
  return { game, state, words: words(game, 'en'), language: 'en', viewer: 0 };
}

/** The last table after a game was opened with hands dealt to the only person. */
function opened(language: 'en' | 'de' = 'en'): { table: Table; engine: Engine } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.setLanguage(language);
  engine.open({ box: 'agricola-revised', options: { mode: 'base', decks: 'A,B' }, seats: ['me'] });
  engine.leave();
  return { table: tables[tables.length - 1], engine };
}

describe('the food forecast', () => {
  test('counts food in the supply and what can become food', () => {
    const game = new AgricolaScenario().give(1, { food: 1, grain: 2, sheep: 0 });
    expect(foodForecast(look(game))).toEqual({ round: 4, need: 4, ready: 1, spare: 2 });
  });

  test('counts food that lies on rounds until then, and no later food', () => {
    const game = new AgricolaScenario().give(1, { food: 0 });
    game.player(1).coming.push(3, 6, 1, 5, 6, 1);
    expect(foodForecast(look(game))?.ready).toBe(1);
    expect(comingRounds(look(game)).map(({ round }) => round)).toEqual([3, 5]);
  });

  test('is nothing for somebody who only watches', () => {
    expect(foodForecast({ ...look(new AgricolaScenario()), viewer: -2 })).toBeUndefined();
  });
});

describe('improvements on display', () => {
  test('say what is missing until it is there', () => {
    const game = new AgricolaScenario().give(1, { clay: 1 });
    const fireplace = () => majorsOnDisplay(look(game)).find(({ id }) => id === 'fireplace-2');
    expect(fireplace()?.whyNot).toMatch(/2 clay/);
    game.give(1, { clay: 2 });
    expect(fireplace()?.whyNot).toBeUndefined();
  });
});

test('spaces lie in groups, and a round card is fresh in its round only', () => {
  const game = new AgricolaScenario({ seats: 4 });
  const { spaces } = game.game.rules as Ruleset;
  game.state.revealed.push(spaces.findIndex(({ stage }) => stage === 1));
  game.state.round = 1;
  const groups = agricolaGroups(look(game));
  expect(groups.map(({ id }) => id)).toEqual(['printed', 'added', 'rounds']);
  expect(groups[2].spaces.map(({ fresh }) => fresh)).toEqual([true]);
  game.state.round++;
  expect(agricolaGroups(look(game))[2].spaces[0].fresh).toBe(false);
});

test('a hand tells of each card what it is for and what it costs now', () => {
  const { table } = opened();
  expect(table.hand).toHaveLength(14);
  for (const card of table.hand) expect(card.category?.words).not.toBe('');
  const occupations = table.hand.filter(({ kind }) => kind === 'occupation');
  expect(occupations.length).toBeGreaterThan(0);
});

describe('the catalogue', () => {
  test('has every space, improvement and card with its text, in the language of the page', () => {
    const game = new AgricolaScenario();
    const entries = agricolaFamily.catalogue(game.game, words(game.game, 'de'), 'de');
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['space', 'major', 'minor', 'occupation', 'merchant', 'artifact', 'event']),
    );
    expect(entries.filter(({ lines }) => lines.length === 0)).toEqual([]);
    expect(entries.filter(({ kind, here }) => kind === 'minor' && here)).toEqual([]);
    expect(matching(entries, folded('LEHMOFEN')).map(({ id }) => id)[0]).toBe('clay-oven');
  });

  test('is searched without case and accents, titles before texts', () => {
    const entry = (title: string, line: string) =>
      ({ id: title, title, kind: 'space', prices: [], lines: [line], here: true }) as const;
    const entries = [entry('Forêt', 'Prenez du bois.'), entry('Bois', 'Trois.')];
    expect(matching(entries, folded('BOIS')).map(({ id }) => id)).toEqual(['Bois', 'Forêt']);
    expect(matching(entries, folded('foret bois')).map(({ id }) => id)).toEqual(['Forêt']);
    expect(matching(entries, folded('  '))).toBe(entries);
  });
});

describe('the browser of cards', () => {
  const game = new AgricolaScenario();
  const entries = agricolaFamily.catalogue(game.game, words(game.game, 'en'), 'en');
  const ids = (filters: Partial<Filters>) =>
    entries.filter((entry) => isWanted(entry, { ...UNFILTERED, ...filters })).map(({ id }) => id);

  test('shows the rulings that concern a card, and finds them by their words', () => {
    const lasso = entries.find(({ id }) => id === 'lasso');
    expect(lasso?.rulings?.map((line) => line.slice(0, 5))).toEqual(['RU-48']);
    expect(matching(entries, 'ru-48').map(({ id }) => id)).toEqual(['lasso']);
  });

  test('finds by the name of a card those that have to do with it, behind the card itself', () => {
    const found = matching(entries, folded('Threshing Board')).map(({ id }) => id);
    expect(found[0]).toBe('threshing-board');
    expect(found).toContain('freshman');
    expect(found).not.toContain('wood-cutter');
    expect(matching(entries, 'threshing boa').map(({ id }) => id)).toEqual(['threshing-board']);
  });

  test('is narrowed by deck, category, cost and prerequisite', () => {
    expect(ids({ deck: 'B' })).toContain('loom');
    expect(ids({ deck: 'A' })).not.toContain('loom');
    expect(ids({ category: 'points-provider' })).toContain('loom');
    expect(ids({ cost: 'wood' })).toContain('loom');
    expect(ids({ cost: 'reed' })).not.toContain('loom');
    expect(ids({ cost: 'free' })).toContain('wood-cutter');
    expect(ids({ needs: 'with' })).toContain('loom');
    expect(ids({ needs: 'without' })).not.toContain('loom');
  });

  test('is narrowed to what has to do with a card, and the card itself', () => {
    const related = ids({ related: 'threshing-board' });
    expect(related).toContain('threshing-board');
    expect(related).toContain('freshman');
    expect(related).not.toContain('wood-cutter');
  });

  test('tells which cards wait for what a card does', () => {
    const plowing = entries.find(({ id }) => id === 'shifting-cultivation');
    expect(plowing?.heardBy?.map(({ id }) => id)).toContain('barrow-pusher');
  });
});
