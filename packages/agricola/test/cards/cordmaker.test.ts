import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (reed: number) => new CardScenario({ seats: 3 }).inPlay(1, 'cordmaker').pile('reed-bank', reed);

test('A142 Cordmaker: 1 grain, or 1 vegetable for 2 food, when anybody takes at least 2 reed', () => {
  const game = ready(2).play('1 reed-bank; yes');
  expect(game.offered()).toEqual(['grain', 'vegetable']);
  expect(game.changes('1 grain')).toEqual({ '1 grain': [0, 1] });
  const other = ready(2).play('1 clay-pit\n2 reed-bank\n1 yes');
  expect(other.changes('1 vegetable')).toEqual({ '1 food': [2, 0], '1 vegetable': [0, 1] });
});

test('A142 Cordmaker: it is optional, and nothing happens with 1 reed', () => {
  expect(ready(2).play('1 reed-bank; no').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(ready(1).play('1 reed-bank').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
