import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const PLOWED = { '1 home': [2, 1], '1 on riding-plow-2007': [2, 1] };

test('E61 Riding Plow: twice in the game the plow space plows 3 fields', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'riding-plow-2007');
  expect(game.changes('1 plow; yes; field a1; yes; field a2; field a3')).toEqual({
    ...PLOWED,
    'person plow': [0, 1],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('E61 Riding Plow: on the space for plowing and sowing too', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' })
    .inPlay(1, 'riding-plow-2007')
    .give(1, { grain: 3 });
  game.play('1 plow-sow; yes; field a1; yes; field a2');
  expect(game.changes('1 plow; field a3; sow; sow grain a1 grain a2 grain a3')).toMatchObject({
    '1 a3': [0, 'field'],
    '1 grain': [3, 0],
  });
  expect(game.memory(1, 'riding-plow-2007')).toBe(1);
});

test('E61 Riding Plow: not a third time', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'riding-plow-2007');
  game.player(1).memory[0] = 0;
  expect(game.changes('1 plow; field a1')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'field'],
  });
});

test('AG-R1225 E61 Riding Plow: of two plows only one is used at a time', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'riding-plow-2007 turnwrest-plow-2007');
  game.play('1 plow');
  expect(game.offered(1)).toEqual(['first riding-plow-2007', 'first turnwrest-plow-2007', 'done']);
  game.play('1 first turnwrest-plow-2007; field a1; yes; field a2; field a3');
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('E61 Riding Plow: it costs 4 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'riding-plow-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007')
    .give(1, { wood: 4 });
  expect(game.changes('1 start-minor; yes; play riding-plow-2007')).toEqual({
    ...minorPlayed('riding-plow-2007'),
    '1 wood': [4, 0],
    '1 on riding-plow-2007': [0, 2],
  });
});

test('E61 Riding Plow: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'riding-plow-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 4 });
  expect(game.why('1 start-minor; yes; play riding-plow-2007')).toMatchObject({ why: 'needs' });
});
