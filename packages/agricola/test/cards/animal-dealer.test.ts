import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario({ seats: 3 }).inPlay(1, 'animal-dealer').lay(1, { stables: 'a5 a4' });

test('A147 Animal Dealer: 1 more animal of the type for 1 food', () => {
  expect(ready().changes('1 sheep-market; yes')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [1, 0],
    '1 food': [2, 1],
    '1 sheep': [0, 2],
  });
});

test('A147 Animal Dealer: it is optional, and others have nothing of it', () => {
  expect(ready().changes('1 sheep-market; no')).toMatchObject({ '1 sheep': [0, 1] });
  const other = ready().play('1 clay-pit\n2 sheep-market');
  expect(other.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});

test('A147 Animal Dealer: wild boars and cattle too', () => {
  const game = new CardScenario({ seats: 3, round: 11, revealed: 'pig-market cattle-market' });
  game.inPlay(1, 'animal-dealer').lay(1, { stables: 'a5 a4' }).pile('pig-market', 1);
  expect(game.changes('1 pig-market; yes')).toMatchObject({ '1 boar': [0, 2], '1 food': [2, 1] });
});
