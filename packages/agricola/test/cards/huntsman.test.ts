import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (grain: number) =>
  new CardScenario({ seats: 3 }).inPlay(1, 'huntsman').give(1, { grain }).lay(1, { stables: 'a5' });

test.each(['forest', 'grove'])('B147 Huntsman: after %s 1 grain may become 1 wild boar', (space) => {
  const game = ready(1).pile(space, 2).play(`1 ${space}`);
  expect(game.board()).toMatchObject({ '1 wood': 2 });
  expect(game.changes('1 yes')).toEqual({ '1 grain': [1, 0], '1 boar': [0, 1] });
  expect(ready(1).play(`1 ${space}`).changes('1 no')).toEqual({});
});

test('B147 Huntsman: not without grain, not after other spaces', () => {
  expect(ready(0).play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(ready(1).play('1 clay-pit').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
