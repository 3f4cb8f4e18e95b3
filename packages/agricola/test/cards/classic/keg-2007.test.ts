import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('Z314 Keg: for 1 wood a guest comes once all people have been placed', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'keg-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play keg-2007; yes')).toEqual({
    ...minorPassedOn('keg-2007'),
    '1 wood': [1, 0],
  });
  game.play('2 clay-1\n1 reed-1\n2 fishing');
  expect(game.changes('1 wood-3')).toMatchObject({ '1 wood': [0, 3] });
});

test('Z314 Keg: the guest waits for those of others who have more people', () => {
  const game = new CardScenario({ edition: '2007' }).family(2, 4).hold(1, 'keg-2007').give(1, { wood: 1 });
  game.play('1 start-minor; yes; play keg-2007; yes\n2 clay-1\n1 reed-1\n2 fishing\n2 grain\n2 day-laborer');
  expect(game.offered(1)).toContain('wood-3');
});

test('Z314 Keg: who does not want the guest passes the card on all the same', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'keg-2007').give(1, { wood: 1 });
  game.play('1 start-minor; yes; play keg-2007; no\n2 clay-1\n1 reed-1');
  expect(game.changes('2 fishing')).toMatchObject({ round: [1, 2] });
});

test('Z314 Keg, RU-375: the guest is a marker, so five people are no hindrance, nor is it one for a fifth', () => {
  const game = new CardScenario({ edition: '2007' }).family(1, 5).hold(1, 'keg-2007').give(1, { wood: 1 });
  game.play(`
    1 start-minor; yes; play keg-2007; yes
    2 clay-1
    1 reed-1
    2 fishing
    1 grain
    1 day-laborer
    1 plow; field a5`);
  expect(game.changes('1 wood-3')).toMatchObject({ '1 wood': [0, 3], round: [1, 2] });
});
