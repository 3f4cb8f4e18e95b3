import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const spade = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'clearing-spade')
    .lay(1, { fields: 'a2 a3 a4', grain: { a2: 3 } });

test('A71 Clearing Spade: 1 crop moves to an empty field', () => {
  expect(spade().changes('1 clearing-spade; cell a3')).toEqual({
    '1 a2 grain': [3, 2],
    '1 a3 grain': [0, 1],
  });
});

test('A71 Clearing Spade: at any time, as often as there are 2 crops and an empty field', () => {
  const game = spade().play('1 clearing-spade; cell a3; clearing-spade');
  expect(game.board()).toMatchObject({ '1 a2 grain': 1, '1 a3 grain': 1, '1 a4 grain': 1 });
  expect(game.why('1 clearing-spade')).toMatchObject({ why: 'no-crop-to-move' });
});

test('A71 Clearing Spade: a field with 1 crop keeps it, and nothing moves without an empty field', () => {
  const single = spade().lay(1, { grain: { a2: 1 } });
  expect(single.offered()).not.toContain('clearing-spade');
  const full = spade().lay(1, { grain: { a3: 1, a4: 1 } });
  expect(full.offered()).not.toContain('clearing-spade');
});

test('A71 Clearing Spade: which of several fields gives the crop', () => {
  const game = spade()
    .lay(1, { vegetables: { a3: 2 } })
    .play('1 clearing-spade');
  expect(game.offered()).toEqual(['cell a2', 'cell a3']);
  expect(game.changes('cell a3')).toEqual({ '1 a3 vegetable': [2, 1], '1 a4 vegetable': [0, 1] });
});

test('A71 Clearing Spade: field cards give and take crops; a field for one crop takes no other', () => {
  const game = spade().inPlay(1, 'beanfield patch-caregiver');
  game.play('1 clearing-spade');
  expect(game.offered()).toEqual(['cell a3', 'cell a4', 'cell patch-caregiver']);
  expect(game.changes('cell patch-caregiver')).toEqual({
    '1 a2 grain': [3, 2],
    '1 on patch-caregiver': [0, 1],
  });
  const beans = spade()
    .inPlay(1, 'beanfield')
    .lay(1, { grain: { a2: 1 } });
  beans.player(1).memory[1] = 32;
  expect(beans.changes('1 clearing-spade; cell a4')).toEqual({
    '1 on beanfield': [32, 16],
    '1 a4 vegetable': [0, 1],
  });
});

test('A71 Clearing Spade: of two kinds of crops on a field the grain on top moves', () => {
  const game = spade().lay(1, { grain: { a2: 1 }, vegetables: { a2: 1 } });
  expect(game.changes('1 clearing-spade; cell a3')).toEqual({ '1 a2 grain': [1, 0], '1 a3 grain': [0, 1] });
});
