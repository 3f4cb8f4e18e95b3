import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const illusionist = () =>
  new CardScenario({ seats: 3 }).inPlay(1, 'illusionist').hold(1, 'clearing-spade wood-cutter');

test('B146 Illusionist: 1 card of the hand for 1 more building resource of the space', () => {
  expect(illusionist().changes('1 forest; yes; discard-card wood-cutter')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    'on forest': [3, 0],
    '1 wood': [0, 4],
    '1 hand wood-cutter': [1, 0],
    'out wood-cutter': [0, 1],
  });
});

test('B146 Illusionist: the good is that of the space', () => {
  for (const [space, good] of [
    ['clay-pit', 'clay'],
    ['reed-bank', 'reed'],
  ])
    expect(illusionist().changes(`1 ${space}; yes; discard-card clearing-spade`)).toMatchObject({
      [`1 ${good}`]: [0, 2],
    });
});

test('B146 Illusionist: whichever card of the hand, exactly one', () => {
  const game = illusionist().play('1 forest; yes');
  expect(game.offered()).toEqual(['discard-card clearing-spade', 'discard-card wood-cutter']);
  game.play('discard-card clearing-spade');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B146 Illusionist: it may be declined; nothing without cards, with food or animals, or for others', () => {
  expect(illusionist().changes('1 forest; no')).toMatchObject({ '1 wood': [0, 3] });
  const empty = new CardScenario({ seats: 3 }).inPlay(1, 'illusionist');
  expect(empty.play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  for (const space of ['fishing', 'sheep-market', 'day-laborer'])
    expect(illusionist().play(`1 ${space}`).asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const other = illusionist().play('1 clay-pit; no\n2 forest');
  expect(other.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
