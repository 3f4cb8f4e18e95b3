import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K121 Sawhorse: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'sawhorse-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play sawhorse-2007')).toEqual({
    ...minorPlayed('sawhorse-2007'),
    '1 wood': [2, 0],
  });
});

test('K121 Sawhorse: the next stable costs nothing, the one after it 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'sawhorse-2007').give(1, { wood: 2 });
  expect(game.changes('1 farm-expansion; stable a5; stable b5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
    '1 b5 stable': [0, 1],
  });
});

test('K121 Sawhorse: without wood one stable can be built, but not a second one', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'sawhorse-2007');
  expect(game.changes('1 farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a5 stable': [0, 1],
  });
  game.play('2 clay-1');
  expect(game.offered(1)).not.toContain('farm-expansion');
});

test.each([
  ['', 'a5', 4, 3],
  ['', 'a4+a5', 6, 4],
  ['a5n a5w a5s a5e', 'b5', 3, 2],
])(
  'K121 Sawhorse: with fences %s already, %s takes %i fences and costs %i wood',
  (fences, spaces, n, wood) => {
    const game = new CardScenario({ edition: '2007', revealed: 'fences' })
      .inPlay(1, 'sawhorse-2007')
      .lay(1, fences === '' ? {} : { fences })
      .give(1, { wood: 6 });
    const changes = game.changes(`1 fences; pasture ${spaces}`);
    expect(changes['1 wood']).toEqual([6, 6 - wood]);
    expect(Object.keys(changes).filter((key) => key.startsWith('1 fence '))).toHaveLength(n);
  },
);

test('K121 Sawhorse: fences of one action are counted one after the other, also if it builds several pastures', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'fences' })
    .inPlay(1, 'sawhorse-2007')
    .give(1, { wood: 6 });
  expect(game.changes('1 fences; pasture a5; pasture b5')['1 wood']).toEqual([6, 1]);
});

test('K121 Sawhorse: the 9th fence can be built without wood', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'fences' })
    .inPlay(1, 'sawhorse-2007')
    .lay(1, { fences: 'a3n a4n a5n a5e a3w b3n b4n b5n' });
  expect(game.changes('1 fences; pasture a5')).toEqual({
    'person fences': [0, 1],
    '1 home': [2, 1],
    '1 fence a5w': [0, 1],
  });
});
