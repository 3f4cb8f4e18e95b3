import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('Z327 Herald: 2 wood when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'herald-2007');
  expect(game.changes('1 occupation; play herald-2007')).toEqual({
    ...occupationPlayed('herald-2007'),
    '1 wood': [0, 2],
  });
});

test('Z327 Herald RU-327: its owner says which card of the stage comes next', () => {
  const game = lastTurn({ edition: '2007', seats: 3 }).inPlay(1, 'herald-2007').play('1 clay-1');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'reveal' });
  expect(game.offered(1)).toEqual(['reveal sow-bake', 'reveal improvement', 'reveal fences']);
  expect(game.changes('1 reveal fences')).toMatchObject({ 'revealed fences': [0, 2] });
});
