import { decode, encode } from '@furrow/kernel/codec';
import { decision } from '@furrow/kernel/decide';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test, vi } from 'vitest';

/** Every card there is can be dealt. */
vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

/** A card with a file of its own that asks twice: so many crops of a field move to an empty one, at any time. */
vi.mock('@furrow/agricola/cards/index', async () => {
  const { card, compileCards } = await import('@furrow/agricola/cards/card');
  const { ownActs } = await import('@furrow/agricola/cards/own');
  const { deckA } = await import('@furrow/agricola/cards/revised/a/index');
  const { revisedDeck } = await import('@furrow/agricola/cards/revised/revised-deck');
  const { acts, act } = ownActs({
    'move-crops': {
      possible: (sight) => sight.fieldsWith('grain').length > 0 && sight.sowable().length > 0,
      *act(sight) {
        const from = yield { asks: 'from', cells: maskOf(sight.fieldsWith('grain')) };
        const to = yield { asks: 'to', cells: maskOf(sight.sowable()) };
        const count = yield { asks: 'count', from: 1, to: sight.cropsOn(from, 'grain') };
        return [
          { step: 'sow', field: from, crop: 'grain', count: -count },
          { step: 'sow', field: to, crop: 'grain', count },
        ];
      },
    },
  });
  const mover = card('crop-mover', 'A70', { anytime: act('move-crops'), own: { acts } });
  const maskOf = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | (1 << cell), 0);
  const cards = compileCards([...deckA.cards, ...revisedDeck('A', { 'crop-provider': [mover] }).cards]);
  const decks = [deckA];
  return { cards, decks, findCard: (id: string) => cards.find((one) => one.id === id) };
});

/** Grain on b2, nothing on b3 and b4. */
function withFields(): CardScenario {
  const game = new CardScenario().inPlay(1, 'crop-mover');
  const { farm } = game.player(1);
  for (const cell of [5, 9, 13]) farm.fields |= 1 << cell;
  farm.grain[5] = 3;
  return game;
}

test('a card with a file of its own asks one thing after the other, and then acts', () => {
  expect(withFields().changes('1 crop-mover; cell b2; cell b4; number 2')).toEqual({
    '1 b2 grain': [3, 1],
    '1 b4 grain': [0, 2],
  });
});

test('each question offers its own answers, worked out from those before', () => {
  const game = withFields();
  const { rules } = game.game;
  const offered = () => {
    const asked = decision(rules, game.state);
    return [asked?.question(), asked?.domain.moves().map(({ verb, things }) => [verb, ...things])];
  };
  game.play('1 crop-mover');
  expect(offered()).toEqual([{ ask: 'custom', name: 'move-crops', about: 'from' }, [['cell', 5]]]);
  game.play('cell b2');
  expect(offered()[1]).toEqual([
    ['cell', 9],
    ['cell', 13],
  ]);
  game.play('cell b3');
  expect(offered()[1]).toEqual([
    ['number', 1],
    ['number', 2],
    ['number', 3],
  ]);
});

test('a state is copied, written and read between two questions, and both go on alike', () => {
  const game = withFields();
  const { rules, schema } = game.game;
  game.play('1 crop-mover; cell b2');
  const written = encode(schema, game.state);
  const copy = rules.copy(game.state);
  const read = decode(schema, written);
  expect(encode(schema, copy)).toEqual(written);
  expect(encode(schema, read)).toEqual(written);
  game.play('cell b3; number 3');
  expect(game.player(1).farm.grain[9]).toBe(3);
  expect(copy.players[0].farm.grain[5]).toBe(3);
  expect(decision(rules, read)?.question()).toEqual({ ask: 'custom', name: 'move-crops', about: 'to' });
});

test('what is not offered is refused', () => {
  const game = withFields();
  game.play('1 crop-mover');
  expect(game.why('cell b3')).toEqual({ why: 'not-asked' });
});
