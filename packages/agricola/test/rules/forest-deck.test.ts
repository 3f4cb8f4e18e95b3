import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { layOnSpace } from '@furrow/agricola/spaces/extras';
import { WOOD } from '@furrow/agricola/state/goods';
import { encode } from '@furrow/kernel/codec';
import { BadOption } from '@furrow/kernel/game';
import { expect, test } from 'vitest';
import { inForest, meeting } from '../cards/drawn/in-forest';

const forest = cards.filter(({ deck, drawn }) => deck === 'F' && drawn === true);

test('AG-V53.3 the Forest deck has 26 cards of five types, each with its printed number', () => {
  const numbers = (kind: string) => forest.filter((card) => card.kind === kind).map(({ no }) => no.slice(1));
  expect(forest.map(({ no }) => no)).toEqual(
    Array.from({ length: 26 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`),
  );
  expect(numbers('event')).toEqual(['01', '04', '05', '06', '07', '08', '09', '10', '11', '12', '26']);
  expect(numbers('occupation')).toEqual(['13', '14', '15', '25']);
  expect(numbers('minor')).toEqual(['02', '03', '22', '23', '24']);
  expect(numbers('major')).toEqual(['16']);
  expect(numbers('space')).toEqual(['17', '18', '19', '20', '21']);
});

test('AG-V53.3 all spaces of the deck but one replace another', () => {
  const replaced = forest.flatMap(({ space }) => (space === undefined ? [] : [space.replaces]));
  expect(replaced.filter((id) => id === undefined)).toHaveLength(1);
  expect(new Set(replaced).size).toBe(5);
});

test('AG-V53 cards whose print is not known are marked as our design, the others are not', () => {
  expect(forest.filter(({ ours }) => ours !== true).map(({ no }) => no)).toEqual(['F23', 'F24']);
});

test('AG-V53.2 3 wood from one accumulation space let their taker draw, 2 do not', () => {
  const game = inForest({ seats: 3 }).play('1 forest');
  expect(game.asked()).toMatchObject([{ kind: 'drawFrom', seat: 0 }]);
  expect(game.offered()).toHaveLength(26);
  const grove = inForest({ seats: 3 }).play('1 grove');
  expect(grove.asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
  const full = inForest({ seats: 3 }).pile('grove', 4).play('1 grove');
  expect(full.asked()).toMatchObject([{ kind: 'drawFrom', seat: 0 }]);
});

test('AG-V53.2 wood that a card has laid on another accumulation space counts as well', () => {
  const withWood = (wood: number) => {
    const game = inForest();
    const rules = game.game.rules as Ruleset;
    layOnSpace(rules, game.state, rules.spaceNumber('clay-pit'), WOOD, wood);
    return game;
  };
  const game = withWood(3);
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 wood': [0, 3], '1 clay': [0, 1] });
  expect(game.asked()).toMatchObject([{ kind: 'drawFrom', seat: 0 }]);
  expect(withWood(2).play('1 clay-pit').asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
});

test('AG-V53.2 RU-413 wood on a space that accumulates nothing lets nobody draw', () => {
  const game = inForest();
  const rules = game.game.rules as Ruleset;
  layOnSpace(rules, game.state, rules.spaceNumber('grain-seeds'), WOOD, 3);
  expect(game.play('1 grain-seeds').asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
});

test('AG-V53.2 wood that does not come from an accumulation space lets nobody draw', () => {
  const game = inForest().inPlay(1, 'wood-cutter').pile('forest', 2).play('1 forest');
  expect(game.board()['1 wood']).toBe(3);
  expect(game.asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
});

test('AG-V53.1 nobody can learn the order of the deck: no state holds a card that was not drawn', () => {
  const game = inForest().play(meeting('camelot'));
  const text = JSON.stringify(encode(game.game.schema, game.state));
  expect(forest.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => id)).toEqual(['camelot']);
});

test('AG-V53 both decks can be drawn from in one game; it is refused with the reason in the 2007 edition', () => {
  expect(() => agricola.open({ edition: '2007', 'forest-deck': 'on' }, 2)).toThrow(BadOption);
  expect(agricola.open({ 'forest-deck': 'on', 'x-deck': 'on' }, 2).options).toMatchObject({
    'forest-deck': 'on',
    'x-deck': 'on',
  });
});
