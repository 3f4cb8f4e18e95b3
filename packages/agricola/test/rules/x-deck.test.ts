import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { encode } from '@furrow/kernel/codec';
import { BadOption } from '@furrow/kernel/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { atQuarry, drawing } from '../cards/drawn/at-quarry';

const xCards = cards.filter(({ deck }) => deck === 'X');

test('AG-V52.3 the X deck has 24 cards of five types, each with its printed number', () => {
  const numbers = (kind: string) => xCards.filter((card) => card.kind === kind).map(({ no }) => no);
  expect(xCards.map(({ no }) => no)).toEqual(
    Array.from({ length: 24 }, (_, i) => `X${String(i + 1).padStart(2, '0')}`),
  );
  expect(numbers('space')).toEqual(['X01', 'X02', 'X03']);
  expect(numbers('merchant')).toEqual(['X04', 'X05', 'X06']);
  expect(numbers('artifact')).toEqual(['X07', 'X08', 'X09', 'X10', 'X11', 'X12']);
  expect(numbers('event')).toHaveLength(11);
  expect(numbers('occupation')).toEqual(['X24']);
});

test('AG-V52 cards whose print is not known are marked as our design, the others are not', () => {
  expect(xCards.filter(({ ours }) => ours !== true).map(({ no }) => no)).toEqual(['X01', 'X02', 'X22']);
});

test('AG-V52.2 whoever takes stone from Western Quarry draws a card, which everybody sees', () => {
  const game = atQuarry().play('1 western-quarry');
  expect(game.asked()).toMatchObject([{ kind: 'drawFrom', seat: 0 }]);
  expect(game.offered()).toHaveLength(24);
  game.play('* draw space-diner\n2 fishing');
  expect(game.heard).toContainEqual(expect.objectContaining({ event: 'drew', seat: 0 }));
});

test('AG-V52.2 Eastern Quarry never lets anybody draw, nor does any other space', () => {
  const game = atQuarry({
    round: 10,
    revealed:
      'sheep-market fencing major-improvement grain-utilization western-quarry basic-wish house-redevelopment vegetable-seeds pig-market eastern-quarry',
  });
  game.play('1 eastern-quarry\n2 forest');
  expect(game.asked()).toMatchObject([{ kind: 'work', seat: 1 }]);
});

test('AG-V52.2 RU-413 stone that a card takes off Western Quarry, which nobody uses, draws nothing', () => {
  const game = atQuarry().inPlay(1, 'work-certificate').pile('western-quarry', 4);
  game.play('1 day-laborer; yes');
  expect(game.changes('1 western-quarry')).toMatchObject({ '1 stone': [0, 1], 'on western-quarry': [4, 3] });
  expect(game.asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
});

test('AG-V52 without the switch nothing is drawn', () => {
  const game = atQuarry({ options: { 'x-deck': 'off' } }).play('1 western-quarry');
  expect(game.asked()).toMatchObject([{ kind: 'work', seat: 2 }]);
  expect((game.game.rules as Ruleset).pool.some((card) => cards[card].drawn === true)).toBe(false);
});

test('AG-Q72 the last card comes by itself, and when the deck is empty nothing happens', () => {
  const game = atQuarry();
  const diner = xCards.find(({ id }) => id === 'space-diner')?.number;
  game.state.gone.push(...xCards.map(({ number }) => number).filter((card) => card !== diner));
  expect(game.changes('1 western-quarry')).toMatchObject({ '1 food': [2, 5], 'out space-diner': [0, 1] });
  game.pile('western-quarry', 2).play('2 fishing\n1 clay-pit\n2 forest\n* reveal basic-wish');
  expect(game.changes('1 western-quarry')).not.toHaveProperty('1 food');
});

test('AG-Q72 the draw precedes the end of the turn: what happens in it is part of the turn', () => {
  const game = atQuarry().play(drawing('beam-me-down-welshie'));
  expect(game.asked()).toMatchObject([{ kind: 'place', seat: 1 }]);
});

test('AG-V52.1 nobody can learn the order of the deck: no state holds a card that was not drawn', () => {
  const game = atQuarry().play(drawing('ley-lines'));
  const text = JSON.stringify(encode(game.game.schema, game.state));
  expect(xCards.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => id)).toEqual(['ley-lines']);
});

test('AG-V52 works without hand cards, alone and with tiles', () => {
  const game = new AgricolaScenario({ seats: 1, options: { 'x-deck': 'on' } });
  expect((game.game.rules as Ruleset).pool).toHaveLength(24);
  expect(game.asked()).toMatchObject([{ kind: 'reveal' }]);
});

test('AG-V52 is printed for the revised edition, and refused with the reason in the other', () => {
  expect(() => agricola.open({ edition: '2007', 'x-deck': 'on' }, 2)).toThrow(BadOption);
  expect(() => agricola.open({ edition: '2007', 'x-deck': 'on' }, 2)).toThrow(/x-deck/);
});

test('AG-V52 no card of the deck is ever dealt to a hand', () => {
  const { dealt, pool } = agricola.open({ mode: 'base', decks: 'A,B', 'x-deck': 'on' }, 4).rules as Ruleset;
  expect(dealt.filter((card) => cards[card].drawn === true)).toEqual([]);
  expect(pool.length - dealt.length).toBe(drawnDecks[0].cards.length);
});
