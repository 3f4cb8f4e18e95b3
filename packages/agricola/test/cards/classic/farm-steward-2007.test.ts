import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const GROWING = { edition: '2007', round: 5, revealed: 'growth-minor' } as const;

test('I233 Farm Steward: in a clay hut the next growth needs no room, and only that one', () => {
  const game = new CardScenario(GROWING).inPlay(1, 'farm-steward-2007').lay(1, { house: 'clay' });
  expect(game.changes('1 growth-minor')).toEqual({
    'person growth-minor': [0, 11],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
  const again = new CardScenario({ ...GROWING, round: 6 })
    .inPlay(1, 'farm-steward-2007')
    .lay(1, { house: 'clay' });
  again.play('1 growth-minor\n2 grain\n1 clay-1\n2 reed-1\n* reveal stone-2');
  expect(again.why('1 growth-minor')).toMatchObject({ why: 'no-free-room' });
});

test('I233 Farm Steward: not in a wooden hut', () => {
  const game = new CardScenario(GROWING).inPlay(1, 'farm-steward-2007');
  expect(game.why('1 growth-minor')).toMatchObject({ why: 'no-free-room' });
});

test('I233 Farm Steward RU-286: a growth for which there was room is the next one too', () => {
  const game = new CardScenario({ ...GROWING, round: 6 })
    .inPlay(1, 'farm-steward-2007')
    .lay(1, { house: 'clay', rooms: 'a1' });
  game.play('1 growth-minor\n2 grain\n1 clay-1\n2 reed-1\n* reveal stone-2');
  expect(game.why('1 growth-minor')).toMatchObject({ why: 'no-free-room' });
});

test('I233 Farm Steward: a family of five cannot grow, with or without a room', () => {
  const game = new CardScenario(GROWING)
    .inPlay(1, 'farm-steward-2007')
    .lay(1, { house: 'clay' })
    .family(1, 5);
  expect(game.why('1 growth-minor')).toMatchObject({ why: 'family-complete' });
});
