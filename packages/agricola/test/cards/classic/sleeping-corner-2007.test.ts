import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K139 Sleeping Corner: a family grows though another player is there', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'sleeping-corner-2007')
    .occupy('growth-minor', 2)
    .lay(1, { rooms: 'a1' });
  expect(game.changes('1 growth-minor')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
});

test('K139 Sleeping Corner: nobody else may', () => {
  const game = new CardScenario({ edition: '2007', start: 2, round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'sleeping-corner-2007')
    .occupy('growth-minor', 1)
    .lay(2, { rooms: 'a1' });
  expect(game.offered(2)).not.toContain('growth-minor');
});

test('K139 Sleeping Corner: also where people of two other players are, but not where an own person is', () => {
  const game = () =>
    new CardScenario({ edition: '2007', seats: 3, round: 5, revealed: 'growth-minor' })
      .inPlay(1, 'sleeping-corner-2007')
      .lay(1, { rooms: 'a1' });
  expect(game().occupy('growth-minor', 2).occupy('growth-minor', 3).offered(1)).toContain('growth-minor');
  expect(game().occupy('growth-minor', 1).offered(1)).not.toContain('growth-minor');
});

test('K139 Sleeping Corner RU-208: the space of five players is one for family growth', () => {
  const game = new CardScenario({ edition: '2007', seats: 5, round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'sleeping-corner-2007')
    .occupy('5-occupation-or-growth', 2)
    .lay(1, { rooms: 'a1' });
  expect(game.changes('1 5-occupation-or-growth; growth')).toMatchObject({
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});
