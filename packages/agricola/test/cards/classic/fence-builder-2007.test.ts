import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

/** A fence of seat 1 lies on the space. */
function withFenceOn(space: string): CardScenario {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'fence-builder-2007');
  game.play(`1 occupation; play fence-builder-2007; claim ${space}\n2 grain`);
  return game;
}

test('I263 Fence Builder: a fence of the supply goes onto an action space of choice', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'fence-builder-2007')
    .inPlay(2, 'tavern-2007')
    .play('1 occupation; play fence-builder-2007');
  expect(game.offered(1)).toEqual(
    expect.arrayContaining(['claim wood-3', 'claim sheep', 'claim tavern-2007']),
  );
  expect(game.offered(1)).not.toContain('claim cattle');
  expect(game.changes('1 claim sheep')).toEqual({
    '1 fence-builder-2007 space': [0, 'sheep'],
  });
});

test('I263 Fence Builder: the card is played like any other', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'fence-builder-2007');
  expect(game.changes('1 occupation; play fence-builder-2007; claim wood-3')).toEqual({
    ...occupationPlayed('fence-builder-2007'),
    '1 fence-builder-2007 space': [0, 'wood-3'],
    '1 fences lost': [0, 1],
  });
});

test('I263 Fence Builder: after the use of that space fences may be built, with what it has brought', () => {
  const game = withFenceOn('wood-3').give(1, { wood: 1 });
  game.play('1 wood-3; yes; pasture a5');
  expect(game.board()).toMatchObject({
    '1 fence a5n': 1,
    '1 fence a5w': 1,
    '1 fence a5e': 1,
    '1 fence b5n': 1,
  });
  expect(game.board()).not.toHaveProperty('1 wood');
});

test('I263 Fence Builder RU-348: or before it, so that animals find room; but once', () => {
  const game = withFenceOn('sheep').give(1, { wood: 8 }).pile('sheep', 2);
  game.play('1 sheep; yes; pasture a5; done');
  expect(game.board()).toMatchObject({ '1 fence a5n': 1, '1 sheep': 2, '1 wood': 4 });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('I263 Fence Builder: or not; and not with other spaces, nor for other players', () => {
  const declined = withFenceOn('wood-3').give(1, { wood: 4 }).play('1 wood-3; no');
  expect(declined.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const elsewhere = withFenceOn('wood-3').give(1, { wood: 4 }).play('1 clay-1');
  expect(elsewhere.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const other = withFenceOn('wood-3').give(2, { wood: 4 }).play('1 clay-1\n2 wood-3');
  expect(other.board()).toMatchObject({ round: 2 });
});
