import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const artist = () =>
  new CardScenario({ seats: 4 }).inPlay(2, 'culinary-artist').give(2, { grain: 1, sheep: 1, vegetable: 1 });

test('A158 Culinary Artist: 1 grain, sheep or vegetable becomes 4, 5 or 7 food when another player performs', () => {
  const game = artist().play('1 traveling-players\n2 yes');
  expect(game.offered()).toEqual(['grain', 'sheep', 'vegetable']);
  expect(game.changes('2 grain')).toEqual({
    'on traveling-players': [1, 0],
    '1 food': [2, 3],
    '2 grain': [1, 0],
    '2 food': [3, 7],
  });
  expect(artist().changes('1 traveling-players\n2 yes; sheep')).toMatchObject({
    '2 sheep': [1, 0],
    '2 food': [3, 8],
  });
  expect(artist().changes('1 traveling-players\n2 yes; vegetable')).toMatchObject({
    '2 vegetable': [1, 0],
    '2 food': [3, 10],
  });
});

test('A158 Culinary Artist: it may be declined; only one exchange; nothing for the own use', () => {
  const declined = artist().play('1 traveling-players\n2 no');
  expect(declined.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const once = artist().play('1 traveling-players\n2 yes; grain');
  expect(once.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const own = artist().play('1 forest\n2 traveling-players');
  expect(own.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
