import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const woodman = (wood: number) => new CardScenario().inPlay(1, 'carpenters-axe').give(1, { wood });

test('A15 Carpenter’s Axe: after a wood accumulation space, with 7 wood then, 1 stable for 1 wood', () => {
  expect(woodman(4).changes('1 forest; yes; stable c5')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [4, 6],
    '1 c5 stable': [0, 1],
  });
});

test('A15 Carpenter’s Axe: exactly 1 stable, and only if its owner likes', () => {
  const rich = woodman(10).play('1 forest; yes; stable c5');
  expect(rich.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(woodman(4).changes('1 forest; no')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [4, 7],
  });
});

test('A15 Carpenter’s Axe: nothing with 6 wood, nor after another space', () => {
  expect(woodman(3).play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(woodman(9).play('1 clay-pit').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
