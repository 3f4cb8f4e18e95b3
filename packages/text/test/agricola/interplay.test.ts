import { findCard } from '@furrow/agricola/cards/index';
import { hears, interplayOf } from '@furrow/text/agricola/interplay';
import { expect, test } from 'vitest';

function of(id: string) {
  const card = findCard(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return interplayOf(card);
}

test('a card hears another if it waits for what that one lets its owner do', () => {
  expect(hears(of('barrow-pusher'), of('shifting-cultivation'))).toBe(true);
  expect(hears(of('shifting-cultivation'), of('barrow-pusher'))).toBe(false);
  expect(hears(of('baking-sheet'), of('bread-paddle'))).toBe(true);
  expect(hears(of('junk-room'), of('angler'))).toBe(true);
  expect(hears(of('wood-cutter'), of('shifting-cultivation'))).toBe(false);
});
