import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B006 Excursion to the Quarry: 1 stone for each person, newborns included', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
    .hold(1, 'excursion-to-the-quarry')
    .inPlay(1, 'wood-cutter')
    .lay(1, { rooms: 'a1' });
  expect(game.changes('1 basic-wish; no')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
  expect(game.changes('2 forest\n1 meeting-place; yes; play excursion-to-the-quarry')).toEqual({
    'person forest': [0, 2],
    'on forest': [3, 0],
    '2 wood': [0, 3],
    '2 home': [2, 1],
    'person meeting-place': [0, 1],
    '1 home': [1, 0],
    '1 food': [2, 0],
    '1 stone': [0, 3],
    '1 hand excursion-to-the-quarry': [1, 0],
    '2 hand excursion-to-the-quarry': [0, 1],
  });
});

test('B006 Excursion to the Quarry: needs 1 occupation', () => {
  const game = new CardScenario().hold(1, 'excursion-to-the-quarry basket').give(1, { reed: 1 });
  expect(game.why('1 meeting-place; yes; play excursion-to-the-quarry')).toMatchObject({ why: 'needs' });
});
