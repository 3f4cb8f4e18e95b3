import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario({ seats: 3 }).hold(1, 'wanderer').lay(1, { stables: 'a5' });

const PASSED_ON = {
  'person lessons': [0, 1],
  '1 home': [2, 1],
  '1 hand wanderer': [1, 0],
  '2 hand wanderer': [0, 1],
};

test('L072 Wanderer: 1 good from each of three accumulation spaces; then the left neighbour holds it', () => {
  const moves = 'yes; number 3; claim forest; claim sheep-market; claim fishing';
  expect(ready().changes(`1 lessons; play wanderer; ${moves}`)).toEqual({
    ...PASSED_ON,
    'on forest': [3, 2],
    'on sheep-market': [1, 0],
    'on fishing': [1, 0],
    '1 wood': [0, 1],
    '1 sheep': [0, 1],
    '1 food': [2, 3],
  });
});

test('L072 Wanderer: fewer spaces, or none; no space twice, none without goods', () => {
  expect(ready().changes('1 lessons; play wanderer; no')).toEqual(PASSED_ON);
  const game = ready().pile('fishing', 0).play('1 lessons; play wanderer; yes; number 2; claim reed-bank');
  expect(game.offered()).not.toContain('claim reed-bank');
  expect(game.offered()).not.toContain('claim fishing');
  expect(game.offered()).not.toContain('claim lessons');
  expect(game.changes('claim clay-pit')).toMatchObject({ '1 clay': [0, 1], '1 reed': [0, 1] });
});

test('L072 Wanderer AG-R1219: the neighbour may play it in the same round; it lies in front of nobody', () => {
  const game = ready().play('1 lessons; play wanderer; no');
  expect(game.changes('2 lessons-3; play wanderer; yes; number 1; claim clay-pit')).toEqual({
    'person lessons-3': [0, 2],
    '2 home': [2, 1],
    '2 food': [3, 1],
    '2 clay': [0, 1],
    'on clay-pit': [1, 0],
    '2 hand wanderer': [1, 0],
    '3 hand wanderer': [0, 1],
  });
});
