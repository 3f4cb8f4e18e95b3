import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const plower = () => new CardScenario().inPlay(1, 'cooperative-plower');

test('B90 Cooperative Plower: 1 more field with Farmland while Grain Seeds is occupied, by whomever', () => {
  expect(plower().occupy('grain-seeds', 2).changes('1 farmland; yes; field b3; field b4')).toEqual({
    '1 home': [2, 1],
    'person farmland': [0, 1],
    '1 b3': [0, 'field'],
    '1 b4': [0, 'field'],
  });
  expect(plower().occupy('grain-seeds', 1).play('1 farmland').offered()).toEqual(['yes', 'no']);
});

test('B90 Cooperative Plower: it may be declined; nothing while Grain Seeds is unoccupied', () => {
  const declined = plower().occupy('grain-seeds', 2).play('1 farmland; no; field b3');
  expect(declined.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(plower().play('1 farmland; field b3').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
